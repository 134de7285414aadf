/** Suits from high to low: clubs (Kreuz), spades (Pik), hearts (Herz), diamonds (Karo). Source: rules.md 1.1. */
export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks in suit and Grand order, high to low; the jack (J) stands here only to be listed. Null order: see `following-suit.ts`. */
export const RANKS = ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit then rank: `CJ` is the jack of clubs, `HT` the ten of hearts. The same two characters everywhere: code, wire, log, files. */
export type Card = `${Suit}${Rank}`;

/** The 32 cards, clubs to diamonds, ace to seven. Frozen; a shuffle makes a new array. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

export function suitOf(card: Card): Suit {
  return card.charAt(0) as Suit;
}

export function rankOf(card: Card): Rank {
  return card.charAt(1) as Rank;
}

/** The cards in the order of the pack: an order that tells nothing about where they came from. */
export function inPackOrder(cards: readonly Card[]): readonly Card[] {
  return PACK.filter((card) => cards.includes(card));
}

const KNOWN: ReadonlySet<string> = new Set(PACK);

export function isCard(text: unknown): text is Card {
  return typeof text === 'string' && KNOWN.has(text);
}
