/**
 * How Bock rounds and Ramsch rounds follow one another: each event appends a Bock round of one deal for each player; after
 * each Bock round, if so set, a round of compulsory Ramsch, in which nothing counts double. A deal that was passed in uses
 * one up; a Grand Hand instead of a Ramsch does not. Source: rules.md 8.7, 8.10.
 */
export type BockCount = {
  /** Deals left of the Bock round that is running, and of the Ramsch round before it goes on. */
  readonly bockDeals: number;
  readonly ramschDeals: number;
  /** Whole Bock rounds that follow. */
  readonly bockRounds: number;
};

export const NO_BOCK_ROUNDS: BockCount = { bockDeals: 0, ramschDeals: 0, bockRounds: 0 };

/** A deal that is over. */
export type CountedDeal = {
  /** How many Bock rounds it starts. */
  readonly events: number;
  /** How many at the table deal in a round. */
  readonly players: number;
  readonly bockRamsch: boolean;
  /** A Grand Hand was played instead of the Ramsch: the same dealer deals again. */
  readonly dealsAgain: boolean;
};

/** What kind of deal comes next. */
export function nextDealIn({ bockDeals, ramschDeals }: BockCount): 'bock' | 'ramsch' | 'ordinary' {
  if (ramschDeals > 0) return 'ramsch';
  return bockDeals > 0 ? 'bock' : 'ordinary';
}

/** What is left after this deal. */
export function afterDeal(count: BockCount, deal: CountedDeal): BockCount {
  const used = withoutDeal(count, deal);
  const bockRounds = used.bockRounds + deal.events;
  if (used.ramschDeals > 0 || used.bockDeals > 0 || bockRounds === 0) return { ...used, bockRounds };
  return { bockDeals: deal.players, ramschDeals: 0, bockRounds: bockRounds - 1 };
}

function withoutDeal(count: BockCount, { players, bockRamsch, dealsAgain }: CountedDeal): BockCount {
  const { bockDeals, ramschDeals } = count;
  if (ramschDeals > 0) return { ...count, ramschDeals: ramschDeals - (dealsAgain ? 0 : 1) };
  if (bockDeals === 0) return count;
  return { ...count, bockDeals: bockDeals - 1, ramschDeals: bockDeals === 1 && bockRamsch ? players : 0 };
}

/** All Bock deals to come, the next one included. */
export function bockDealsLeft({ bockDeals, bockRounds }: BockCount, players: number): number {
  return bockDeals + bockRounds * players;
}
