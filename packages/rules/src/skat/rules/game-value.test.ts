import { describe, expect, it } from 'vitest';
import { parseCards, parseContract } from '../../cards/notation.ts';
import type { GrandContract, SuitContract } from '../contract.ts';
import { baseValue, gameValue, levelsOf, nullValue } from './game-value.ts';

function contract(letters: string): SuitContract | GrandContract {
  const parsed = parseContract(letters);
  if (parsed === undefined || parsed.type === 'null') throw new Error(`No suit or Grand game: ${letters}`);
  return parsed;
}

const NONE = { schneider: false, schwarz: false };
const SCHNEIDER = { schneider: true, schwarz: false };
const SCHWARZ = { schneider: true, schwarz: true };

it('[VALUE-1] base values', () => {
  expect(['D', 'H', 'S', 'C', 'G'].map((letters) => baseValue(contract(letters)))).toEqual([9, 10, 11, 12, 24]);
});

describe('levels', () => {
  it.each([
    ['D', NONE, 'game'],
    ['D', SCHNEIDER, 'game schneider'],
    ['D', SCHWARZ, 'game schneider schwarz'],
    ['DH', NONE, 'game hand'],
    ['DHS', SCHNEIDER, 'game hand schneider schneiderAnnounced'],
    ['DHS', SCHWARZ, 'game hand schneider schneiderAnnounced schwarz'],
    ['DHZ', SCHWARZ, 'game hand schneider schneiderAnnounced schwarz schwarzAnnounced'],
    ['DO', SCHWARZ, 'game hand schneider schneiderAnnounced schwarz schwarzAnnounced ouvert'],
  ])('[VALUE-2] %s', (letters, reached, expected) =>
    expect(levelsOf(contract(letters), reached).join(' ')).toBe(expected),
  );

  it.each([
    ['DHS', 'game hand schneider schneiderAnnounced'],
    ['DHZ', 'game hand schneider schneiderAnnounced schwarz schwarzAnnounced'],
    ['DO', 'game hand schneider schneiderAnnounced schwarz schwarzAnnounced ouvert'],
  ])('[VALUE-3] %s missed: every announced level counts all the same', (letters, expected) => {
    expect(levelsOf(contract(letters), NONE).join(' ')).toBe(expected);
  });

  it('[VALUE-4] announced and against the declarer counts once', () => {
    expect(levelsOf(contract('DHS'), SCHNEIDER)).toHaveLength(4);
  });
});

it('[VALUE-5] Null is worth its four fixed values', () => {
  expect(nullValue({ hand: false, ouvert: false })).toBe(23);
  expect(nullValue({ hand: true, ouvert: false })).toBe(35);
  expect(nullValue({ hand: false, ouvert: true })).toBe(46);
  expect(nullValue({ hand: true, ouvert: true })).toBe(59);
  expect(gameValue({ type: 'null', hand: false, ouvert: false }, parseCards('CJ SJ HJ DJ') ?? [], SCHWARZ)).toBe(23);
});

it('[VALUE-2] the value is the base times matadors and levels', () => {
  expect(gameValue(contract('C'), parseCards('CJ SJ') ?? [])).toBe(36);
  expect(gameValue(contract('GO'), parseCards('CJ SJ HJ DJ') ?? [])).toBe(264);
});
