import { PACK } from '@skatrunde/rules';
import { expect, it } from 'vitest';
import { shuffleBySystem } from './shuffle.ts';

it('keeps every card and leaves the pack as it was', () => {
  const before = [...PACK];
  const cards = shuffleBySystem.cards(PACK);
  expect([...cards].sort()).toEqual([...PACK].sort());
  expect(PACK).toEqual(before);
});

it('deals no two of a thousand games alike', () => {
  const deals = Array.from({ length: 1000 }, () => shuffleBySystem.cards(PACK));
  expect(new Set(deals.map((cards) => cards.join(' '))).size).toBe(1000);
});

it('brings every order of three cards about equally often', () => {
  const counts = new Map<string, number>();
  for (let time = 0; time < 12_000; time += 1) {
    const order = shuffleBySystem.cards(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // Expected 2000 each, standard deviation 41: seven of them is a fault, not bad luck.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(290);
});

it('draws lots among all seats', () => {
  const lots = new Set(Array.from({ length: 200 }, () => shuffleBySystem.lot(4)));
  expect([...lots].sort()).toEqual([0, 1, 2, 3]);
});
