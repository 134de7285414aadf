import { PACK } from '@skatrunde/rules';
import { expect, it } from 'vitest';
import { shuffleBySystem } from './shuffle.ts';

it('keeps every card and leaves the pack as it was', async () => {
  const before = [...PACK];
  const cards = await shuffleBySystem(PACK);
  expect([...cards].sort()).toEqual([...PACK].sort());
  expect(PACK).toEqual(before);
});

it('deals no two of a thousand games alike', async () => {
  const deals = await Promise.all(Array.from({ length: 1000 }, () => shuffleBySystem(PACK)));
  expect(new Set(deals.map((cards) => cards.join(' '))).size).toBe(1000);
});

it('brings every order of three cards about equally often', async () => {
  const counts = new Map<string, number>();
  for (let time = 0; time < 12_000; time += 1) {
    const order = (await shuffleBySystem(['a', 'b', 'c'])).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  // Expected 2000 each, standard deviation 41: seven of them is a fault, not bad luck.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(290);
});
