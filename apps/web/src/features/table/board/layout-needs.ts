/** What a layout must make room for. */
export type LayoutNeeds = {
  /** Most cards in my hand in this phase: 10, 12 in the exchange, 0 for who only watches and between games. */
  readonly cards: 0 | 10 | 12;
  /** My badge stands in a row of its own above the ask row (phones, when the row is full of buttons). */
  readonly badgeAbove: boolean;
  /** Somebody's hand lies open; on the smallest screen the trick makes room for it. */
  readonly openHand?: boolean;
  /** Somebody sits out at the top middle; the same. */
  readonly topSeat?: boolean;
};
