/**
 * Overbid (überreizt): the game is worth less than the bid, with every level that counts. It is lost whatever the card
 * points, and the smallest multiple of the base value that reaches the bid is charged. Source: rules.md 7.13-7.16.
 */

/** What is charged instead of the value; `undefined` when the value covers the bid. */
export function chargedForOverbid(gameValue: number, base: number, bid: number): number | undefined {
  return gameValue >= bid ? undefined : base * Math.ceil(bid / base);
}
