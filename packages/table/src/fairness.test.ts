import { PACK } from '@skatrunde/rules';
import { describe, expect, test } from 'vitest';
import { commitmentTo, type Entropy, numberBelow, shuffledBy } from './fairness.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const ENTROPIES: readonly Entropy[] = [
  { place: 0, text: 'aa' },
  { place: 2, text: 'bb' },
];

function wordsFrom(words: readonly number[]): Iterator<number, never> {
  const rest = [...words];
  const next = (): IteratorResult<number, never> => {
    const value = rest.shift();
    if (value === undefined) throw new Error('No more words');
    return { done: false, value };
  };
  return { next };
}

describe('fair cards', () => {
  test('what is shown before the deal is the SHA-256 of the secret', () => {
    // printf %s SECRET | openssl dgst -sha256
    expect(commitmentTo(SECRET)).toBe('2a8abfa8cb9906290437854193ca6bca41d4d4e26d1d454bd66a35158095e737');
  });

  test('keeps the cards', () => {
    const cards = shuffledBy({ secret: SECRET, entropies: [] }, PACK);
    expect([...cards].sort()).toEqual([...PACK].sort());
  });

  test('each player changes the order, and it does not matter who was heard first', () => {
    const order = (entropies: readonly Entropy[]) => shuffledBy({ secret: SECRET, entropies }, PACK);
    expect(order([...ENTROPIES].reverse())).toEqual(order(ENTROPIES));
    expect(order(ENTROPIES.slice(0, 1))).not.toEqual(order(ENTROPIES));
    expect(order([{ place: 0, text: 'ab' }])).not.toEqual(order(ENTROPIES.slice(0, 1)));
    expect(order([{ place: 1, text: 'aa' }])).not.toEqual(order(ENTROPIES.slice(0, 1)));
  });

  test('throws words away that would favour the small numbers', () => {
    // 2^32 is 3 * 1431655765 + 1: the very last word is one too many.
    expect(numberBelow(3, wordsFrom([2 ** 32 - 1, 7]))).toBe(1);
    expect(numberBelow(3, wordsFrom([2 ** 32 - 2]))).toBe(2);
  });
});
