import { describe, expect, it } from 'vitest';
import { oneOf } from './random.ts';

describe('choosing among equals', () => {
  it('gives the same for the same seed and something else for another', () => {
    const items = Array.from({ length: 100 }, (_, index) => index);
    const chosen = Array.from({ length: 20 }, (_, seed) => oneOf(items, seed, 'trick 1'));
    expect(Array.from({ length: 20 }, (_, seed) => oneOf(items, seed, 'trick 1'))).toEqual(chosen);
    expect(new Set(chosen).size).toBeGreaterThan(10);
  });

  it('gives nothing from nothing', () => {
    expect(oneOf([], 1, '')).toBeUndefined();
  });
});
