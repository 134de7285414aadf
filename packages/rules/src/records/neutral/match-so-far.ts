import type { SkatCircumstances } from '../../skat/circumstances.ts';
import type { SkatResult } from '../../skat/result.ts';
import { afterDeal, type BockCount, bockDealsLeft, NO_BOCK_ROUNDS, nextDealIn } from '../../skat/rules/bock-rounds.ts';
import { type ByPlayer, byPlayer } from '../../skat/seats.ts';
import type { SkatSettings } from '../../skat/settings.ts';
import type { DealRecord } from './deal-record.ts';
import { positionsFrom } from './recorded-deal.ts';

/** What one deal of a list hands on to the next: Bock and Ramsch rounds, and the totals of the three seats. */
export type MatchSoFar = { readonly count: BockCount; readonly totals: ByPlayer<number> };

export const FIRST_DEAL: MatchSoFar = { count: NO_BOCK_ROUNDS, totals: [0, 0, 0] };

/** Deals with ids that differ only in the last part are one list, in the order of the file. */
export function listOf(id: string): string {
  return id.slice(0, id.lastIndexOf('/') + 1);
}

/** As the record tells them, or as they follow from the list so far. */
export function circumstancesOf(
  { forehand, circumstances }: DealRecord,
  { count, totals }: MatchSoFar,
): SkatCircumstances {
  const { byPosition } = positionsFrom(forehand);
  if (circumstances !== undefined) return { ...circumstances, totals: byPosition(circumstances.totals) };
  const next = nextDealIn(count);
  return { bockRound: next === 'bock', ramschRound: next === 'ramsch', totals: byPosition(totals) };
}

/** What our rules make of the list with this result. */
export function withResult(
  before: MatchSoFar,
  { forehand }: DealRecord,
  { result, settings }: { readonly result: SkatResult; readonly settings: SkatSettings },
): MatchSoFar {
  const { playerAt } = positionsFrom(forehand);
  const scores: readonly number[] = result.scores;
  return {
    count: counted(before.count, settings, { events: result.bock.length, played: result.kind === 'played' }),
    totals: byPlayer((seat) => (before.totals[seat] ?? 0) + (scores[playerAt(seat)] ?? 0)),
  };
}

/** The same from what the record says, for a deal that our rules cannot play. */
export function withRecord(before: MatchSoFar, record: DealRecord, settings: SkatSettings): MatchSoFar {
  const { normal } = record.result.seatScores;
  const played = record.declarer !== null;
  return {
    count: counted(before.count, settings, { events: record.bock?.events ?? 0, played }),
    totals: byPlayer((seat) => (before.totals[seat] ?? 0) + (normal[seat] ?? 0)),
  };
}

function counted(
  count: BockCount,
  { bockRamsch }: SkatSettings,
  { events, played }: { readonly events: number; readonly played: boolean },
): BockCount {
  const dealsAgain = played && nextDealIn(count) === 'ramsch';
  return afterDeal(count, { events, players: 3, bockRamsch, dealsAgain });
}

/** The counters as the record writes them. */
export function bockNow({ count }: MatchSoFar, events: number): NonNullable<DealRecord['bock']> {
  return {
    remaining: bockDealsLeft(count, 3),
    ramschRound: count.ramschDeals,
    doubled: nextDealIn(count) === 'bock',
    events,
  };
}
