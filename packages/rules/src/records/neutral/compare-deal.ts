import type { SkatEvent } from '../../skat/game/events.ts';
import type { Over } from '../../skat/game/state.ts';
import type { Call } from '../../skat/game/view-types.ts';
import type { PlayedResult, SkatResult } from '../../skat/result.ts';
import { valuesAbove } from '../../skat/rules/bidding.ts';
import { difference } from '../findings.ts';
import { scoreTables } from '../score-tables.ts';
import { signed } from '../signed-matadors.ts';
import type { DealRecord } from './deal-record.ts';
import { isOffLadder, sayableCalls } from './ladder.ts';
import { positionsFrom } from './recorded-deal.ts';

/** Every difference between a recorded deal and what the engine made of its steps. */
export function compareDeal(
  record: DealRecord,
  events: readonly SkatEvent[],
  { calls, result }: Over,
): readonly string[] {
  return [
    ...compareCalls(record, calls),
    ...compareAuction(record, events),
    ...compareTricks(record, events),
    ...(result.kind === 'played' ? compareResult(record, result) : comparePassedIn(record)),
    ...compareScores(record, result),
  ];
}

/** Each word and the value it was about: what was bid, held, or declined. */
function compareCalls({ forehand, bids }: DealRecord, calls: readonly Call[]): readonly string[] {
  const { playerAt } = positionsFrom(forehand);
  const differences: string[] = [];
  let last = 0;
  for (const [said, { call, index }] of sayableCalls(bids).entries()) {
    const replayed = calls[said];
    const about = replayed?.value || valuesAbove(last)[0];
    differences.push(
      ...difference(`bids[${index}].seat`, playerAt(call.seat), replayed?.player),
      ...difference(`bids[${index}].action`, call.action, replayed?.call),
      ...(isOffLadder(call.value) ? [] : difference(`bids[${index}].value`, call.value, about)),
    );
    if (call.action !== 'pass') last = call.value;
  }
  return [...differences, ...difference('bids', sayableCalls(bids).length, calls.length)];
}

function compareAuction({ forehand, declarer, bid }: DealRecord, events: readonly SkatEvent[]): readonly string[] {
  const { playerAt } = positionsFrom(forehand);
  const end = events.find((event) => event.type === 'declarerFound');
  return [
    ...difference('declarer', declarer === null ? null : playerAt(declarer), end?.declarer ?? null),
    ...difference('bid', bid, end?.bid ?? 0),
  ];
}

function compareTricks({ forehand, tricks }: DealRecord, events: readonly SkatEvent[]): readonly string[] {
  const { playerAt } = positionsFrom(forehand);
  const taken = events.filter((event) => event.type === 'trickTaken');
  const complete = tricks.filter(({ winner }) => winner !== null);
  return [
    ...difference('tricks', complete.length, taken.length),
    ...complete.flatMap(({ leader, cards, winner }, index) => [
      ...difference(`tricks[${index}].leader`, playerAt(leader), taken[index]?.leader),
      ...difference(`tricks[${index}].cards`, cards, taken[index]?.cards),
      ...difference(`tricks[${index}].winner`, winner === null ? null : playerAt(winner), taken[index]?.winner),
    ]),
  ];
}

function compareResult({ result }: DealRecord, played: PlayedResult): readonly string[] {
  const { won, reckoning, overbid } = played;
  const isNull = reckoning.kind === 'null';
  return [
    ...difference('result.won', result.won, won),
    ...difference('result.points', result.points, isNull ? null : played.cardPoints.declarer),
    ...difference('result.matadors', result.matadors, isNull ? null : signed(reckoning.matadors)),
    ...difference('result.gameValue', result.gameValue, won ? played.gameValue : null),
    ...difference('result.score', result.score, played.score),
    ...difference('result.lostReason', result.lostReason, played.lostReason ?? null),
    ...difference('result.overbid', result.overbid, overbid !== undefined),
  ];
}

function comparePassedIn({ contract }: DealRecord): readonly string[] {
  return difference('contract.type', contract.type, 'passed');
}

function compareScores({ forehand, result }: DealRecord, replayed: SkatResult): readonly string[] {
  const { byPosition } = positionsFrom(forehand);
  const tables = scoreTables(replayed);
  return (['normal', 'alternative', 'tournament'] as const).flatMap((table) =>
    difference(`result.seatScores.${table}`, byPosition(result.seatScores[table]), tables[table]),
  );
}
