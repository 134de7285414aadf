import type { SkatEvent } from '../../skat/game/events.ts';
import type { Over } from '../../skat/game/state.ts';
import type { Call } from '../../skat/game/view-types.ts';
import type { PlayedResult, RamschResult, SkatResult } from '../../skat/result.ts';
import { valuesAbove } from '../../skat/rules/bidding.ts';
import { difference } from '../findings.ts';
import { scoreTables } from '../score-tables.ts';
import { signed } from '../signed-matadors.ts';
import type { DealRecord } from './deal-record.ts';
import { isOffLadder, sayableCalls } from './ladder.ts';
import { bockNow, type MatchSoFar } from './match-so-far.ts';
import { doublingsBefore } from './ramsch-record.ts';
import { positionsFrom } from './recorded-deal.ts';

/** Every difference between a recorded deal and what the engine made of its steps. */
export function compareDeal(
  record: DealRecord,
  { events, over, before }: { readonly events: readonly SkatEvent[]; readonly over: Over; readonly before: MatchSoFar },
): readonly string[] {
  const { calls, result } = over;
  return [
    ...compareCalls(record, calls),
    ...compareAuction(record, events),
    ...compareTricks(record, events),
    ...compareOutcome(record, result),
    ...compareMultiplied(record, result),
    ...compareScores(record, result),
    ...(record.bock === null || record.bock === undefined
      ? []
      : compareBock(record.bock, bockNow(before, result.bock.length))),
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

function compareOutcome(record: DealRecord, result: SkatResult): readonly string[] {
  switch (result.kind) {
    case 'played':
      return compareResult(record, result);
    case 'ramsch':
      return compareRamsch(record, result);
    case 'passedIn':
      return comparePassedIn(record);
  }
}

function compareRamsch({ forehand, contract, ramsch, result }: DealRecord, played: RamschResult): readonly string[] {
  const { playerAt } = positionsFrom(forehand);
  const losers = result.losers?.map(playerAt).toSorted();
  const { march = null } = result;
  const value = Math.max(...played.scores.map(Math.abs));
  return [
    ...difference('contract.type', contract.type, 'ramsch'),
    ...difference('result.losers', losers, played.losers),
    ...difference('result.march', march === null ? null : playerAt(march), played.durchmarsch ?? null),
    ...difference(
      'result.virgin',
      result.virgin,
      played.doublings.some(({ kind }) => kind === 'jungfrau'),
    ),
    ...difference('result.value', result.value, value),
    ...difference('ramsch.doublings', ramsch?.doublings, doublingsBefore(played.doublings)),
    ...difference('ramsch.skatAtPlay', ramsch?.skatAtPlay, played.skat),
  ];
}

/** What doubled the score and what starts Bock rounds, where the record tells it. */
function compareMultiplied({ result }: DealRecord, replayed: SkatResult): readonly string[] {
  const doublings = replayed.kind === 'passedIn' ? [] : replayed.doublings;
  return [
    ...(result.doublings === undefined ? [] : difference('result.doublings', result.doublings, doublings)),
    ...(result.bock === undefined ? [] : difference('result.bock', result.bock, replayed.bock)),
  ];
}

function compareBock(
  recorded: NonNullable<DealRecord['bock']>,
  ours: NonNullable<DealRecord['bock']>,
): readonly string[] {
  return (['remaining', 'ramschRound', 'doubled', 'events'] as const).flatMap((key) =>
    difference(`bock.${key}`, recorded[key], ours[key]),
  );
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
