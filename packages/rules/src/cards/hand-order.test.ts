import { describe, expect, it } from 'vitest';
import type { Card } from './card.ts';
import { inHandOrder, suitOrder } from './hand-order.ts';
import { parseCards, parseContract } from './notation.ts';

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const sorted = (hand: string, letters?: string) =>
  inHandOrder(cards(hand), letters === undefined ? undefined : parseContract(letters)).join(' ');

const HAND = 'H7 CJ DT S9 HA DJ CK ST C7 H9';

describe('the order of a hand', () => {
  it.each([
    ['G', 'CJ DJ CK C7 HA H9 H7 ST S9 DT'],
    ['H', 'CJ DJ HA H9 H7 CK C7 DT ST S9'],
    ['C', 'CJ DJ CK C7 HA H9 H7 ST S9 DT'],
    ['D', 'CJ DJ DT CK C7 HA H9 H7 ST S9'],
    ['N', 'CK CJ C7 HA H9 H7 ST S9 DJ DT'],
  ])('[HAND-1] %s', (letters, expected) => expect(sorted(HAND, letters)).toBe(expected));

  it('[HAND-1] before the announcement it is held as for Grand', () => expect(sorted(HAND)).toBe(sorted(HAND, 'G')));

  it('[HAND-1] the ten stands above the king, in Null below the jack', () => {
    expect(sorted('C9 CK CT CA CQ', 'G')).toBe('CA CT CK CQ C9');
    expect(sorted('C9 CK CT CA CQ CJ', 'N')).toBe('CA CK CQ CJ CT C9');
  });

  it('[HAND-1] does not depend on the order before', () => {
    expect(inHandOrder(cards(HAND).toReversed())).toEqual(inHandOrder(cards(HAND)));
  });

  it('[HAND-1] leaves the given hand alone', () => {
    const hand = cards(HAND);
    inHandOrder(hand);
    expect(hand).toEqual(cards(HAND));
  });
});

describe('colours', () => {
  it.each([
    ['CA SA HA DA', 'G', 'C H S D'],
    ['CA SA HA', 'G', 'C H S'],
    ['CA SA DA', 'G', 'C D S'],
    ['CA HA DA', 'G', 'H C D'],
    ['SA HA DA', 'C', 'H S D'],
    ['CA SA DA', 'H', 'C D S'],
    ['SA HA', 'C', 'H S'],
    ['SA HA', 'D', 'S H'],
    ['CA SA', 'G', 'C S'],
  ])('[HAND-2] %s in %s: %s', (hand, letters, expected) => {
    const held = expected.split(' ').length;
    expect(suitOrder(cards(hand), parseContract(letters)).slice(0, held).join(' ')).toBe(expected);
  });

  it('[HAND-2] suits keep their places while the hand gets smaller', () => {
    const suits = suitOrder(cards('CA SA HA DA'));
    expect(inHandOrder(cards('SA HA DA'), undefined, suits)).toEqual(cards('HA SA DA'));
  });
});
