import type { PlayedResult } from '../../skat/result.ts';
import type { ServerRecord } from './server-record.ts';

/**
 * Where the International Skat Server is known to count otherwise than the official rules, in one or two levels:
 * a missed announcement is charged without the levels that would have been reached, and a game that was given up leaves
 * the rest of tricks and points to the other side. Source: rules.md 7C, 13c, 13i, 14.5.
 */
export function knownDeviation({ result }: ServerRecord, played: PlayedResult): string | undefined {
  const { reckoning, won, score, lostReason, ending } = played;
  if (reckoning.kind === 'null' || typeof result.value !== 'number' || result.won !== won) return undefined;
  const perLevel = reckoning.base * (won ? 1 : 2);
  const levels = (Math.abs(result.value) - Math.abs(score)) / perLevel;
  if (
    (levels === -1 || levels === -2) &&
    (lostReason === 'notSchneider' || lostReason === 'notSchwarz' || missed(played))
  ) {
    return `a missed announcement: recorded ${result.value}, by the rules ${score}`;
  }
  const givenUp = ending === 'declarerConceded' || ending === 'defendersConceded';
  if (givenUp && (levels === 1 || levels === 2)) {
    return `given up, the rest counted: recorded ${result.value}, by the rules ${score}`;
  }
  return undefined;
}

/** Given up with an announcement open: ISS counts what was reached until then. */
function missed({ contract, ending }: PlayedResult): boolean {
  return contract.type !== 'null' && contract.schneiderAnnounced && ending === 'declarerConceded';
}
