import { PACK } from '@skatrunde/rules';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { chiSquare } from './chi-square.ts';
import { benchShuffle, shuffleTable } from './shuffle.ts';

describe('chi-square', () => {
  test.each([
    // Quantiles from published tables: 5 % and 0.1 % of 100 degrees of freedom.
    [124.342, 0.05],
    [149.449, 0.001],
  ])('%f with 100 degrees has p %f', (statistic, p) => {
    const step = Math.sqrt((statistic * 1000) / 2);
    const counts = [1000 + step, 1000 - step, ...Array.from({ length: 99 }, () => 1000)];
    expect(chiSquare(counts, 100).p).toBeCloseTo(p, 3);
  });
});

describe('deals', () => {
  test('fair ones pass', () => {
    const { places, neighbours } = benchShuffle(20_000);
    expect(places.p).toBeGreaterThan(0.001);
    expect(neighbours.p).toBeGreaterThan(0.001);
  });

  test('swapping each card with any card, the old mistake, is found', () => {
    const random = randomFrom(1);
    const biased = () => {
      const cards: string[] = [...PACK];
      for (let place = 0; place < cards.length; place++) {
        const other = random(cards.length);
        [cards[place], cards[other]] = [cards[other] ?? '', cards[place] ?? ''];
      }
      return cards;
    };
    expect(benchShuffle(20_000, biased).places.p).toBeLessThan(1e-6);
  });

  test('cards that stay together are found', () => {
    const cut = (deal: number) => {
      const at = deal % PACK.length;
      return [...PACK.slice(at), ...PACK.slice(0, at)];
    };
    expect(benchShuffle(20_000, cut).neighbours.p).toBeLessThan(1e-6);
  });

  test('the answer names both tests and their p', () => {
    expect(shuffleTable(benchShuffle(200))).toMatch(
      /^200 deals.*\neach card by place .*p = \d\.\d{4}\neach card and its/,
    );
  });
});
