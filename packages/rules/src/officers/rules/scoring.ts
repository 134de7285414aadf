import type { Player } from '../../game.ts';
import { baseValue } from '../../skat/rules/game-value.ts';
import type { OfficersContract, OfficersGrand, OfficersSuit } from '../contract.ts';
import type { Doubling, OfficersReckoning, OfficersResult } from '../result.ts';
import { byTwo, FOREHAND } from '../seats.ts';
import type { Scoring } from '../settings.ts';
import { doublingFactor } from './doubling.ts';
import { marched, ramschLoser, ramschWinner } from './ramsch.ts';
import { asInSkat } from './trumps.ts';
import { levelsOf, type Taken, winnerOf } from './winning.ts';

/**
 * What is written down (Abrechnung): base × (1 + Schneider + Schwarz) without matadors, which face-down cards would make
 * meaningless; Kontra and Re double it. In Ramsch the loser writes his card points as minus, a Durchmarsch writes 120.
 * Our own default, stated on the rules page. Source: rules.md 9.10, 9.11.
 */
export type OfficersScore = Pick<OfficersResult, 'winner' | 'durchmarsch' | 'reckoning' | 'value' | 'scores'>;

/** What a game is counted from. */
export type Counted = {
  readonly contract: OfficersContract;
  readonly scoring: Scoring;
  readonly doublings: readonly Doubling[];
  readonly taken: Taken;
};

export function scoreOf(counted: Counted): OfficersScore {
  const { contract, scoring, doublings, taken } = counted;
  const winner = contract.type === 'ramsch' ? ramschWinner(taken) : winnerOf(taken);
  const durchmarsch = contract.type === 'ramsch' && marched(taken) !== undefined;
  const reckoning = reckon(counted);
  const value = plainValue(reckoning);
  const { column, times } = entryOf(reckoning, winner, scoring);
  const score = times * value * doublingFactor(doublings);
  return { winner, durchmarsch, reckoning, value, scores: byTwo((player) => (player === column ? score : 0)) };
}

/** Whose column is written in, and how often the value: once, twice as minus for a lost game on a Skat pad. */
function entryOf(
  reckoning: OfficersReckoning,
  winner: Player,
  scoring: Scoring,
): { readonly column: Player; readonly times: 1 | -1 | -2 } {
  if (reckoning.kind === 'ramsch') return { column: reckoning.loser, times: -1 };
  if (reckoning.kind === 'levels' && scoring === 'column')
    return { column: FOREHAND, times: winner === FOREHAND ? 1 : -2 };
  return { column: winner, times: 1 };
}

function reckon({ contract, scoring, taken }: Counted): OfficersReckoning {
  if (scoring === 'steps') return stepReckoning(taken);
  if (contract.type !== 'ramsch') return levelReckoning(contract, taken);
  return marched(taken) === undefined ? { kind: 'ramsch', ...ramschLoser(taken) } : { kind: 'durchmarsch' };
}

function levelReckoning(contract: OfficersSuit | OfficersGrand, taken: Taken): OfficersReckoning {
  const levels = levelsOf(taken);
  return { kind: 'levels', base: baseValue(asInSkat(contract)), levels, factor: levels.length };
}

/** 60 one point, up to 90 two, up to 119 three, 120 four: of the card points that decide the game. */
function stepReckoning({ cardPoints }: Taken): OfficersReckoning {
  const points = Math.max(...cardPoints);
  const step = points === 60 ? 1 : points <= 90 ? 2 : points < 120 ? 3 : 4;
  return { kind: 'steps', cardPoints: points, step };
}

function plainValue(reckoning: OfficersReckoning): number {
  switch (reckoning.kind) {
    case 'levels':
      return reckoning.base * reckoning.factor;
    case 'steps':
      return reckoning.step;
    case 'ramsch':
      return reckoning.cardPoints;
    case 'durchmarsch':
      return 120;
  }
}
