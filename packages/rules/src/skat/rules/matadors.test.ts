import { describe, expect, it } from 'vitest';
import { PACK } from '../../cards/card.ts';
import { parseCards } from '../../cards/notation.ts';
import type { GrandContract, SuitContract } from '../contract.ts';
import { changedBySkat, matadors, trumpsOf } from './matadors.ts';

const HEARTS: SuitContract = {
  type: 'suit',
  trump: 'H',
  hand: true,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};
const GRAND: GrandContract = {
  type: 'grand',
  hand: true,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};
const cards = (text: string) => parseCards(text) ?? [];
const counted = (text: string, contract: SuitContract | GrandContract = HEARTS) => {
  const { kind, count } = matadors(cards(text), contract);
  return `${kind} ${count}`;
};

describe('with and without', () => {
  it.each([
    ['CJ HJ DJ HA HT HQ H9', 'with 1'],
    ['CJ SJ HJ DJ HA HT HK', 'with 7'],
    ['SJ HJ HA HK HQ H7', 'without 1'],
    ['DJ HA HT HK HQ H7', 'without 3'],
    ['CJ H7', 'with 1'],
    ['CA SA DA', 'without 11'],
    ['HA', 'without 4'],
    ['HT', 'without 5'],
    ['CJ SJ HJ DJ HA HT HK HQ H9 H8 H7', 'with 11'],
    ['H7', 'without 10'],
  ])('[MAT-1] hearts, %s: %s', (hand, expected) => expect(counted(hand)).toBe(expected));

  it.each([
    ['CJ SJ HJ DJ CA CT', 'with 4'],
    ['CA CT SA', 'without 4'],
    ['CJ DJ', 'with 1'],
    ['DJ', 'without 3'],
  ])('[MAT-2] Grand counts the four jacks only, %s: %s', (hand, expected) =>
    expect(counted(hand, GRAND)).toBe(expected),
  );

  it('[MAT-1] Null has no trumps to count', () =>
    expect(trumpsOf({ type: 'null', hand: false, ouvert: false })).toEqual([]));

  it('[MAT-1] every suit has its eleven trumps, from the jack of clubs down', () => {
    for (const trump of ['C', 'S', 'H', 'D'] as const) {
      const all = trumpsOf({ ...HEARTS, trump });
      expect(all.slice(0, 5)).toEqual(['CJ', 'SJ', 'HJ', 'DJ', `${trump}A`]);
      expect(new Set(all.filter((card) => PACK.includes(card))).size).toBe(11);
    }
  });
});

describe('the skat', () => {
  it('[MAT-3] counts like the hand: what was put away is not lost', () => {
    expect(counted('CJ SJ HA HT')).toBe('with 2');
    expect(counted('CJ SJ HA HT HJ')).toBe('with 3');
  });

  it.each([
    ['HJ DJ', 'CJ HQ', 'without 2', 'CJ'],
    ['HA HT', 'HJ C7', 'without 4', 'HJ'],
    ['CJ HJ', 'SJ C7', 'with 1', 'SJ'],
    ['CJ', 'HJ SJ', 'with 1', 'SJ'],
    ['C7 S7', 'H7 C8', 'without 11', 'H7'],
  ])('[MAT-4] %s with %s in the skat was %s before, changed by %s', (hand, skat, planned, card) => {
    const changed = changedBySkat(cards(hand), cards(skat), HEARTS);
    expect(`${changed?.planned.kind} ${changed?.planned.count}`).toBe(planned);
    expect(changed?.card).toBe(card);
  });

  it.each([
    ['CJ SJ', 'DJ C7'],
    ['HJ', 'DJ HA'],
    ['CJ HJ', 'C7 C8'],
  ])('[MAT-4] %s is not changed by %s', (hand, skat) => {
    expect(changedBySkat(cards(hand), cards(skat), HEARTS)).toBeUndefined();
  });
});
