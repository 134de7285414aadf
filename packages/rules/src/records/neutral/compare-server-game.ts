import type { Over } from '../../skat/game/state.ts';
import type { PlayedResult } from '../../skat/result.ts';
import { reachedLevels } from '../../skat/rules/winning.ts';
import { difference, type Finding, found, skipped } from '../findings.ts';
import { signed } from '../signed-matadors.ts';
import { knownDeviation } from './iss-deviations.ts';
import type { ServerRecord } from './server-record.ts';

/** A server's result beside ours. Only what the record says is compared; null says nothing. */
export function compareServerGame(record: ServerRecord, { result }: Over): Finding {
  if (result.kind === 'passedIn') return found(comparePassedIn(record));
  if (result.kind === 'ramsch') return found(['a Ramsch instead of the recorded game']);
  const deviation = knownDeviation(record, result);
  if (deviation !== undefined) return skipped('anomaly', deviation);
  const complete = result.ending === 'played' || result.ending === 'nullTrick';
  return found([
    ...compareScore(record, result),
    ...(complete ? comparePlay(record, result) : []),
    ...(complete && record.replay?.complete ? compareReplay(record.replay, result) : []),
  ]);
}

/** Nobody played, and nothing was written. */
function comparePassedIn({ declarer, result }: ServerRecord): readonly string[] {
  return [...difference('declarer', declarer, null), ...ifSaid('result.value', result.value, 0)];
}

function compareScore({ result }: ServerRecord, { won, score, reckoning }: PlayedResult): readonly string[] {
  const matadors = reckoning.kind === 'null' ? 0 : signed(reckoning.matadors);
  return [
    ...ifSaid('result.won', result.won, won),
    ...ifSaid('result.value', result.value, score),
    ...ifSaid('result.matadors', result.matadors, matadors),
  ];
}

/** Card points and levels mean nothing in Null, and are not known of a game that was given up. */
function comparePlay({ result }: ServerRecord, played: PlayedResult): readonly string[] {
  const { cardPoints, tricks, reckoning, overbid } = played;
  if (reckoning.kind === 'null') return ifSaid('result.tricks', result.tricks, tricks.declarer);
  const reached = reachedLevels({ cardPoints: cardPoints.declarer, tricks: tricks.declarer });
  return [
    ...ifSaid('result.overbid', result.overbid, overbid !== undefined),
    ...ifSaid('result.tricks', result.tricks, tricks.declarer),
    ...ifSaid('result.declarerPoints', result.declarerPoints, cardPoints.declarer),
    ...ifSaid('result.defenderPoints', result.defenderPoints, cardPoints.defenders),
    ...ifSaid('result.schneider', result.schneider, reached.schneider),
    ...ifSaid('result.schwarz', result.schwarz, reached.schwarz),
  ];
}

/** What the makers of the record found by the rules. */
function compareReplay(replay: NonNullable<ServerRecord['replay']>, played: PlayedResult): readonly string[] {
  return [
    ...ifSaid('replay.valueByRules', replay.valueByRules, played.score),
    ...ifSaid('replay.declarerTricks', replay.declarerTricks, played.tricks.declarer),
  ];
}

function ifSaid(place: string, recorded: unknown, replayed: unknown): readonly string[] {
  return recorded === null || recorded === undefined ? [] : difference(place, recorded, replayed);
}
