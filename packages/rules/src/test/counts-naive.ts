/**
 * A second, slow way to count what the rules allow, written from rules.md alone: it knows cards as two letters and
 * nothing of the engine, not even its types.
 */

/** Number of complete auctions when only this many values may be bid. Source: rules.md 3.3-3.8. */
export function completeAuctions(values: number): bigint {
  const second: bigint[] = []; // rearhand speaks to the survivor, a value was said, this many are left above it
  const first: bigint[] = []; // the same while middlehand speaks to forehand
  const sum = (of: readonly bigint[]) => of.reduce((a, b) => a + b, 0n);
  for (let left = 0; left < values; left += 1) {
    // Rearhand passes; or bids one of them, and the survivor passes or holds.
    second.push(1n + BigInt(left) + sum(second));
    // Middlehand passes, and rearhand goes on; or bids, and forehand passes or holds.
    first.push((second[left] ?? 0n) + sum(second.slice(0, left)) + sum(first.slice(0, left)));
  }
  const all = BigInt(values);
  const middlehandPasses = sum(second) + all + (all + 1n); // rearhand bids, and ...; or passes: forehand's last right
  return middlehandPasses + sum(second) + sum(first);
}

type Talk = { readonly speaker: string; readonly listener: string; readonly last: number; readonly asked: boolean };

/** Number of ways in which the first `calls` words of an auction can go. `values`: what may be bid, ascending. */
export function auctionPrefixes(values: readonly number[], calls: number): number {
  return prefixes({ speaker: 'M', listener: 'F', last: 0, asked: false }, values, calls);
}

function prefixes({ speaker, listener, last, asked }: Talk, values: readonly number[], calls: number): number {
  if (calls === 0) return 1;
  const rearhandTo = (survivor: string, said: number): number => {
    if (speaker !== 'R') {
      return prefixes({ speaker: 'R', listener: survivor, last: said, asked: false }, values, calls - 1);
    }
    if (said > 0) return calls === 1 ? 1 : 0; // the auction is over and has no more words
    if (calls === 1) return 1;
    return calls === 2 ? values.length + 1 : 0; // forehand bids or passes, and that is the end
  };
  if (asked) return rearhandTo(speaker, last) + prefixes({ speaker, listener, last, asked: false }, values, calls - 1);
  let ways = rearhandTo(listener, last);
  for (const value of values) {
    if (value > last) ways += prefixes({ speaker, listener, last: value, asked: true }, values, calls - 1);
  }
  return ways;
}

/** A position in the play: hands by player, who leads, what lies on the table. `game` is C S H D, G or N. */
export type Table = {
  readonly game: string;
  readonly declarer: number;
  readonly hands: readonly (readonly string[])[];
  readonly leader: number;
  readonly trick: readonly string[];
};

const SUIT_ORDER = '789QKTA';
const NULL_ORDER = '789TJQKA';
const JACKS = ['DJ', 'HJ', 'SJ', 'CJ'];

function isTrump(card: string, game: string): boolean {
  return game !== 'N' && (card[1] === 'J' || card[0] === game);
}

/** Whether both are of one suit, where all trumps are one. */
function sameSuit(one: string, other: string, game: string): boolean {
  const trumps = [isTrump(one, game), isTrump(other, game)];
  return trumps[0] || trumps[1] ? trumps[0] === trumps[1] : one[0] === other[0];
}

function rank(card: string, game: string): number {
  if (game === 'N') return NULL_ORDER.indexOf(card.slice(1));
  return JACKS.includes(card) ? 10 + JACKS.indexOf(card) : SUIT_ORDER.indexOf(card.slice(1));
}

/** The cards that may be played. Source: rules.md 5.2. */
export function playable(hand: readonly string[], trick: readonly string[], game: string): readonly string[] {
  const led = trick[0];
  if (led === undefined) return hand;
  const following = hand.filter((card) => sameSuit(card, led, game));
  return following.length > 0 ? following : hand;
}

/** Which of three cards takes the trick. Source: rules.md 5.3. */
function best(trick: readonly string[], game: string): number {
  const trumped = trick.some((card) => isTrump(card, game));
  const led = trick[0] ?? '';
  const ranks = trick.map((card) =>
    (trumped ? isTrump(card, game) : sameSuit(card, led, game)) ? rank(card, game) : -1,
  );
  return ranks.indexOf(Math.max(...ranks));
}

/** The table after a card; nothing when a Null is lost. Source: rules.md 6.1. */
export function afterCard(table: Table, card: string): Table | undefined {
  const { game, declarer, leader } = table;
  const turn = (leader + table.trick.length) % 3;
  const hands = table.hands.map((hand, player) => (player === turn ? hand.filter((held) => held !== card) : hand));
  const trick = [...table.trick, card];
  if (trick.length < 3) return { ...table, hands, trick };
  const winner = (leader + best(trick, game)) % 3;
  if (game === 'N' && winner === declarer) return undefined;
  return { ...table, hands, leader: winner, trick: [] };
}

/** Number of ways in which the next `cards` cards can fall. */
export function cardSequences(table: Table, cards: number): number {
  if (cards === 0) return 1;
  const turn = (table.leader + table.trick.length) % 3;
  let ways = 0;
  for (const card of playable(table.hands[turn] ?? [], table.trick, table.game)) {
    const next = afterCard(table, card);
    if (next !== undefined) ways += cardSequences(next, cards - 1);
    else if (cards === 1) ways += 1;
  }
  return ways;
}

/** Number of ways in which the game can be played to its end. */
export function wholePlays(table: Table): number {
  const turn = (table.leader + table.trick.length) % 3;
  const hand = table.hands[turn] ?? [];
  if (hand.length === 0) return 1;
  let ways = 0;
  for (const card of playable(hand, table.trick, table.game)) {
    const next = afterCard(table, card);
    ways += next === undefined ? 1 : wholePlays(next);
  }
  return ways;
}
