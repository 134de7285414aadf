import type { StartView, TableView } from '@skatrunde/protocol';
import { PRESETS } from '@skatrunde/protocol';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../../fixtures/index.ts';
import { de } from '../../../i18n/de/index.ts';
import { missingText, playersMissing } from './missing-players.ts';

const fixture = FIXTURES['lobby-full'];
if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
const { view } = fixture;
const { waiting } = de.lobby;

const MAY_START: StartView = { allowed: true };
const TOO_FEW: StartView = { allowed: false, reason: 'seatsEmpty' };
const TWO: StartView = { allowed: false, reason: 'twoPlayOfficers' };

/** So many people on so many seats. */
function table(people: number, seats: number): TableView {
  const occupant = (seat: number) => ({ kind: 'person', person: `p${seat}` }) as const;
  return {
    ...view,
    seats: Array.from({ length: seats }, (_, seat) => {
      const free = { seat, ready: false, leavingAfterGame: false };
      return seat < people ? { ...free, occupant: occupant(seat) } : free;
    }),
    settings: seats === 2 ? PRESETS.officers : { ...PRESETS.official, seats: seats === 4 ? 4 : 3 },
  };
}

test.each([
  ['one of three', 1, 3, TOO_FEW, waiting.missing(2)],
  ['two of three, who could play for two', 2, 3, TWO, waiting.twoOrOfficers],
  ['two of three, one of them a bot', 2, 3, TOO_FEW, waiting.missing(1)],
  ['all three', 3, 3, MAY_START, waiting.missing(0)],
  ['two of four', 2, 4, TOO_FEW, waiting.missing(1)],
  ['three of four, who can begin', 3, 4, MAY_START, waiting.threeOfFour],
  ['all four', 4, 4, MAY_START, waiting.missing(0)],
  ["one of two at Officers' Skat", 1, 2, TOO_FEW, waiting.missing(1)],
  ["both at Officers' Skat", 2, 2, MAY_START, waiting.missing(0)],
])('%s', (_, people, seats, start, said) => {
  expect(missingText(table(people, seats), start, de)).toBe(said);
});

test('nobody is missing from three of four', () => {
  expect([1, 2, 3, 4].map((people) => playersMissing(table(people, 4)))).toEqual([2, 1, 0, 0]);
});
