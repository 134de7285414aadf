import {
  afterDeal,
  type BockCount,
  bockDealsLeft,
  isBockPlayed,
  nextDealIn,
  type SkatCircumstances,
} from '@skatrunde/rules';
import type { GameResult } from './game-words.ts';
import type { GameStage, Match } from './state.ts';
import type { MatchView } from './view-types.ts';

/**
 * Bock and Ramsch rounds of a match (rules.md 8.7, 8.10): one deal for each who deals at this table, appended, never
 * multiplied. A broken-off game uses none up; what is left when the match ends is void.
 */

/** What the match brings to the next deal. */
export function circumstancesFor(match: Match, columns: readonly number[]): SkatCircumstances {
  const next = nextDealIn(match.bock);
  const total = (player: number) => match.columns[columns[player] ?? -1]?.gameScores ?? 0;
  return { bockRound: next === 'bock', ramschRound: next === 'ramsch', totals: [total(0), total(1), total(2)] };
}

/** The rounds after this result, and whether the same dealer deals again. */
export function bockAfter(
  { match }: GameStage,
  result: GameResult,
  dealers: number,
): { readonly bock?: BockCount; readonly dealsAgain?: true } {
  const { settings } = match;
  if (settings.game === 'officers' || result.kind === 'officers' || !isBockPlayed(settings.rules)) return {};
  const dealsAgain = nextDealIn(match.bock) === 'ramsch' && result.kind === 'played';
  const deal = { events: result.bock.length, players: dealers, bockRamsch: settings.rules.bockRamsch, dealsAgain };
  return { bock: afterDeal(match.bock, deal), ...(dealsAgain ? { dealsAgain } : {}) };
}

/** What everybody sees of it; `undefined` where no Bock is played. */
export function bockView({ settings, bock }: Match, dealers: number): MatchView['bock'] {
  if (settings.game === 'officers' || !isBockPlayed(settings.rules)) return undefined;
  return { now: nextDealIn(bock), bockDeals: bockDealsLeft(bock, dealers), ramschDeals: bock.ramschDeals };
}
