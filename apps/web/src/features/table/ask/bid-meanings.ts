import type { Suit } from '@skatrunde/rules/cards';

/** What a suit or Grand game counts a step. Only to explain values; what may be bid and what a game is worth says the table. */
export const BASES: Readonly<Record<Suit | 'grand', number>> = { D: 9, H: 10, S: 11, C: 12, grand: 24 };

/** The four Null games have fixed values. */
export const NULL_VALUES: readonly { readonly value: number; readonly hand: boolean; readonly ouvert: boolean }[] = [
  { value: 23, hand: false, ouvert: false },
  { value: 35, hand: true, ouvert: false },
  { value: 46, hand: false, ouvert: true },
  { value: 59, hand: true, ouvert: true },
];

/** A game that has this value: plain with so many matadors, or only with more levels, or Null. */
export type BidMeaning =
  | { readonly kind: 'suit'; readonly suit: Suit; readonly matadors: number }
  | { readonly kind: 'grand'; readonly matadors: number }
  | { readonly kind: 'null'; readonly hand: boolean; readonly ouvert: boolean }
  /** Only with Hand, announcements or Schneider. */
  | { readonly kind: 'raised'; readonly game: Suit | 'grand' };

const GAMES = ['C', 'S', 'H', 'D', 'grand'] as const;
/** Most matadors, and highest factor, of a suit game and of Grand. Source: rules.md 3.1. */
const MOST = { suit: { matadors: 11, factor: 18 }, grand: { matadors: 4, factor: 11 } };

/** Every game worth exactly this, the plain ones first. Source: rules.md 3.2. */
export function bidMeanings(value: number): readonly BidMeaning[] {
  const all = [...nulls(value), ...GAMES.flatMap((game) => meaningOf(game, value) ?? [])];
  const plain = all.filter(({ kind }) => kind !== 'raised');
  return plain.length > 0 ? plain : all;
}

/** The ladder of values (Reizwerte), 18 to 264. */
export const BID_VALUES: readonly number[] = Array.from({ length: 264 - 17 }, (_, index) => index + 18).filter(
  (value) => bidMeanings(value).length > 0,
);

function nulls(value: number): readonly BidMeaning[] {
  return NULL_VALUES.filter((one) => one.value === value).map(({ hand, ouvert }) => ({ kind: 'null', hand, ouvert }));
}

function meaningOf(game: Suit | 'grand', value: number): BidMeaning | undefined {
  const factor = value / BASES[game];
  const most = game === 'grand' ? MOST.grand : MOST.suit;
  if (!Number.isInteger(factor) || factor < 2 || factor > most.factor) return undefined;
  const matadors = factor - 1;
  if (matadors > most.matadors) return { kind: 'raised', game };
  return game === 'grand' ? { kind: 'grand', matadors } : { kind: 'suit', suit: game, matadors };
}
