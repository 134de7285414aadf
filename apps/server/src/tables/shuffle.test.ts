import { PACK } from '@skatrunde/rules';
import { shuffledBy } from '@skatrunde/table';
import { expect, it } from 'vitest';
import { shuffleBySystem } from './shuffle.ts';

it('deals what the secret and the players come to, as anybody can check', () => {
  const chance = { secret: shuffleBySystem.secret(), entropies: [{ place: 1, text: 'ab'.repeat(32) }] };
  expect(shuffleBySystem.cards(PACK, chance)).toEqual(shuffledBy(chance, PACK));
});

it('draws 256 bits for each game, never the same twice', () => {
  const secrets = Array.from({ length: 1000 }, () => shuffleBySystem.secret());
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(1000);
});

it('draws lots among all seats', () => {
  const lots = new Set(Array.from({ length: 200 }, () => shuffleBySystem.lot(4)));
  expect([...lots].sort()).toEqual([0, 1, 2, 3]);
});
