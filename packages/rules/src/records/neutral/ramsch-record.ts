import { factorOf, type RamschResult, type ScoreDoubling } from '../../skat/result.ts';
import type { DealRecord } from './deal-record.ts';

/** A Ramsch as our neutral form writes it. */

type SeatOf = (player: number) => 0 | 1 | 2;

type RamschRecord = NonNullable<DealRecord['ramsch']>;

/** What was pushed, taken up and knocked before the first card; `dealt` is the skat as it was dealt. */
export function recordedRamsch(
  { putOn, knocked, doublings, skat }: RamschResult,
  { dealt, seatOf }: { readonly dealt: RamschResult['skat']; readonly seatOf: SeatOf },
): RamschRecord {
  return {
    passes: putOn.length === 0 ? null : passesOf(putOn, dealt, seatOf),
    knocked: knocked.map(seatOf),
    doublings: doublingsBefore(doublings),
    skatAtPlay: skat,
  };
}

/** Whoever pushes passes the two cards on as they lay. */
function passesOf(
  putOn: RamschResult['putOn'],
  dealt: RamschResult['skat'],
  seatOf: SeatOf,
): NonNullable<RamschRecord['passes']> {
  return putOn.map(({ player, cards }, turn) => {
    const lying = putOn.slice(0, turn).findLast((earlier) => earlier.cards !== undefined)?.cards?.putOn ?? dealt;
    return { seat: seatOf(player), pickedUp: cards !== undefined, passedOn: cards?.putOn ?? lying };
  });
}

export function ramschOutcome({ losers, durchmarsch, doublings, scores }: RamschResult, seatOf: SeatOf) {
  return {
    losers: losers.map(seatOf),
    march: durchmarsch === undefined ? null : seatOf(durchmarsch),
    virgin: doublings.some(({ kind }) => kind === 'jungfrau'),
    value: Math.max(...scores.map(Math.abs)),
  };
}

/** How often pushing and knocking doubled. */
export function doublingsBefore(doublings: readonly ScoreDoubling[]): number {
  return Math.log2(factorOf(doublings.filter(({ kind }) => kind === 'pushed' || kind === 'knocked')));
}
