import type { MatchView } from '@skatrunde/protocol';
import { expect, test } from 'vitest';
import { padAfter, participantsAfter } from '../../../fixtures/pads.ts';
import { MATCH } from '../../../fixtures/stages.ts';
import { de } from '../../../i18n/de/index.ts';
import { leadText } from './PadFooter.tsx';
import { padRows } from './pad-rows.ts';

const matchAfter = (games: number): MatchView => ({ ...MATCH, participants: participantsAfter(games) });

test('only who gained or lost gets a total; all but the last of a column are struck', () => {
  const rows = padRows(padAfter(7)).map(({ cells }) =>
    cells.map((cell) => (cell ? `${cell.total}${cell.present ? '!' : ''}` : '')),
  );
  expect(rows).toEqual([
    ['20', '', ''],
    ['', '', '35'],
    ['', '-44', ''],
    ['', '', ''],
    ['', '', '-19!'],
    ['68!', '', ''],
    ['', '4!', ''],
  ]);
});

test('a column of somebody seated later is empty before', () => {
  const pad = padAfter(2);
  const wider = {
    ...pad,
    columns: [...pad.columns, { occupant: { kind: 'person', person: 'karl' } as const, name: 'Karl' }],
  };
  expect(padRows(wider).map(({ cells }) => cells[3])).toEqual([undefined, undefined]);
});

test.each([
  [7, 'Lotte liegt 64 vor Mira'],
  [1, 'Lotte liegt 20 vor Mira'],
  [0, undefined],
])('after %i games: %s', (games, words) => {
  expect(leadText(padAfter(games), matchAfter(games), de)).toBe(words);
});

test('who has left does not lead any more', () => {
  const match = matchAfter(7);
  const gone = match.participants.map(({ seat, ...one }) =>
    seat === 0 || seat === undefined ? one : { ...one, seat },
  );
  expect(leadText(padAfter(7), { ...match, participants: gone }, de)).toBe('Mira liegt 23 vor Henning');
});
