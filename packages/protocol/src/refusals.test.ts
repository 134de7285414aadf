import { expect, it } from 'vitest';
import { ALL_REFUSALS, GONE_REASONS } from './refusals.ts';

it('lists every code once', () => {
  expect(new Set(ALL_REFUSALS).size).toBe(ALL_REFUSALS.length);
  expect(ALL_REFUSALS).toEqual(expect.arrayContaining([...GONE_REASONS, 'stale', 'mustFollowTrump', 'malformed']));
});
