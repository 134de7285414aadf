import { expect, it } from 'vitest';
import { EVEN } from '../test/deals.ts';
import { given } from '../test/table.ts';

it('[OFF-3] forehand names a suit, Grand or Ramsch, and hears what it is worth', () => {
  expect(given(EVEN).ask('F')).toEqual({
    kind: 'announce',
    number: 0,
    contracts: [
      { contract: { type: 'suit', trump: 'C' }, value: 12 },
      { contract: { type: 'suit', trump: 'S' }, value: 11 },
      { contract: { type: 'suit', trump: 'H' }, value: 10 },
      { contract: { type: 'suit', trump: 'D' }, value: 9 },
      { contract: { type: 'grand' }, value: 24 },
      { contract: { type: 'ramsch' } },
    ],
    refused: [],
  });
});

it('[OFF-3] where card points alone are counted no game has a value of its own', () => {
  const ask = given(EVEN, { scoring: 'steps' }).ask('F');
  expect(ask?.kind === 'announce' && ask.contracts.every((option) => option.value === undefined)).toBe(true);
});

it('[OFF-3] a table may play without Ramsch', () => {
  const table = given(EVEN, { ramsch: false }).refuses('F announce R', 'ramschOff');
  expect(table.ask('F')).toMatchObject({ refused: [{ contract: { type: 'ramsch' }, code: 'ramschOff' }] });
  table.says('F announce G');
});

it('[OFF-3] only forehand announces, and once', () => {
  const table = given(EVEN).refuses('D announce C', 'notYourTurn').refuses('F pass', 'notYourTurn');
  expect(table.ask('D')).toBeUndefined();
  table.says('F announce C').refuses('F announce G', 'notYourTurn');
});
