/** What a game brings on average, in points on the pad. */

/** How a game stands: its chance to be won and to be won with Schneider, 0..1, and its value when it is simply won. */
export type Outlook = {
  readonly wins: number;
  readonly schneider: number;
  readonly value: number;
  /** 9 to 24; 0 in Null, where nothing is added. */
  readonly base: number;
};

/**
 * What a game won or lost is worth beyond its value: a table may write 50 for each (and 40 to the others), or nothing.
 * Bots do not know which, and stand between the two.
 */
export type Stakes = { readonly won: number; readonly lost: number };

/** Average score of playing this game at this bid; passing is 0. Below the bid only Schneider can save it. */
export function payoff({ wins, schneider, value, base }: Outlook, bid: number, { won, lost }: Stakes): number {
  if (value >= bid) return wins * (value + won) + schneider * base - (1 - wins) * (2 * value + lost);
  const saved = base > 0 && value + base >= bid ? schneider : 0;
  const charged = base > 0 ? base * Math.ceil(bid / base) : bid;
  return saved * (value + base + won) - (1 - saved) * (2 * charged + lost);
}
