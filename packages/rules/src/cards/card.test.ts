import { expect, it } from 'vitest';
import { inPackOrder, isCard, PACK, SUITS, suitOf } from './card.ts';
import { cardPoints } from './card-points.ts';

it('[CARD-1] a pack has 32 cards, eight of each suit', () => {
  expect(new Set(PACK).size).toBe(32);
  for (const suit of SUITS) expect(PACK.filter((card) => suitOf(card) === suit)).toHaveLength(8);
  expect(isCard('CJ')).toBe(true);
  expect(isCard('CX')).toBe(false);
  expect(isCard(7)).toBe(false);
});

it('[CARD-2] a pack has 120 card points, 30 in each suit', () => {
  expect(cardPoints(PACK)).toBe(120);
  for (const suit of SUITS) expect(cardPoints(PACK.filter((card) => suitOf(card) === suit))).toBe(30);
  expect(cardPoints(['CA', 'ST', 'HK', 'DQ', 'CJ', 'C9', 'C8', 'C7'])).toBe(30);
});

it('[CARD-1] the order of the pack tells nothing about where cards came from', () => {
  expect(inPackOrder(['D7', 'CJ', 'HA'])).toEqual(['CJ', 'HA', 'D7']);
});
