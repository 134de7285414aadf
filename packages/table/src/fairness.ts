import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Fair cards: the whole of what a stranger has to believe, and nothing else. The table shows the SHA-256 of a secret
 * before the deal, then every player adds lines of their own, then both together give the order of the cards. Neither
 * side can aim: the table has bound itself before it sees what the players add, and the players cannot know the secret.
 * Everything that is hashed is plain text, so that `openssl` repeats it (docs/fair-cards.md). Source: architecture 8.
 */

/** What one player added to the chance of one game. `place` is the player's column on the pad, from 0. */
export type Entropy = { readonly place: number; readonly text: string };

/** What fixes the order of the cards of one game. */
export type Chance = {
  /** 256 bits as 64 small hex digits; known to the table alone until the game is over. */
  readonly secret: string;
  /** By place; who sent nothing in time is not in it. */
  readonly entropies: readonly Entropy[];
};

/** What the table shows before the deal: SHA-256 of the secret's 64 digits, as hex. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** The same cards in the order that this chance gives; every order is equally likely. Fisher–Yates from the last card down. */
export function shuffledBy<Card extends string>(chance: Chance, pack: readonly Card[]): readonly Card[] {
  const words = randomWords(gameKey(chance));
  const cards = [...pack];
  for (let last = cards.length - 1; last > 0; last -= 1) swap(cards, last, numberBelow(last + 1, words));
  return cards;
}

/** HMAC-SHA-256 of what the players added, one line each in order of their places; the key is the secret. */
function gameKey({ secret, entropies }: Chance): string {
  const lines = [...entropies]
    .sort((one, other) => one.place - other.place)
    .map(({ place, text }) => `${place}:${text}`);
  return hmacHex(secret, lines.join('\n'));
}

/** Endless 32-bit numbers: HMAC-SHA-256 of `0`, `1`, `2` ... under the game's key, eight numbers from each, first digits first. */
function* randomWords(key: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digits = hmacHex(key, `${block}`);
    for (let start = 0; start < digits.length; start += 8) yield Number.parseInt(digits.slice(start, start + 8), 16);
  }
}

const WORDS = 2 ** 32;

/** A number from 0 to `limit` - 1. Words past the last whole multiple of `limit` are thrown away: the rest divides evenly. */
export function numberBelow(limit: number, words: Iterator<number, never>): number {
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const word = words.next().value;
    if (word < fair) return word % limit;
  }
}

function swap<Card extends string>(cards: Card[], one: number, other: number): void {
  const [first, second] = [cards[one], cards[other]];
  if (first === undefined || second === undefined) throw new Error('Shuffle ran past the pack');
  cards[one] = second;
  cards[other] = first;
}

function hmacHex(key: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
}
