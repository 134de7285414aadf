import { expect, it } from 'vitest';
import { staysBelow } from './safe-suit.ts';

it.each([
  [0b0001, 0b0010, true],
  [0b0010, 0b0001, false],
  [0b0101, 0b1010, true],
  [0b1001, 0b0110, false],
  [0b1001, 0b0010, true],
  [0, 0b1111, true],
])('%i under %i: %s', (own, others, safe) => {
  expect(staysBelow(own, others)).toBe(safe);
});
