import type { TableUpdate, TableView } from '@skatrunde/protocol';
import { expect, test } from 'vitest';
import { FIXTURES } from '../../fixtures/index.ts';
import { de } from '../../i18n/de/index.ts';
import { newsText, presenceNews } from './TableNews.tsx';
import { tabText } from './TabTitle.tsx';

function viewOf(name: string): TableView {
  const fixture = FIXTURES[name];
  if (fixture?.kind !== 'table') throw new Error(`no table in ${name}`);
  return fixture.view;
}

const update = (view: TableView): TableUpdate => ({ version: 1, view, events: [], now: 0 });

test('who has left is named from the view before', () => {
  const before = update(viewOf('lobby-full'));
  const now = update(viewOf('lobby-one-missing'));
  const event = { type: 'left', person: 'henning', removed: false } as const;
  expect(newsText(event, { update: now, before, text: de })).toBe('Henning hat den Tisch verlassen');
});

test('what happens to the cards is told by the board alone', () => {
  const now = update(viewOf('play'));
  const event = { type: 'game', event: { type: 'passed', player: 1 } } as const;
  expect(newsText(event, { update: now, before: undefined, text: de })).toBeUndefined();
});

test('going off and coming back is told once, never of oneself', () => {
  const there = update(viewOf('play'));
  const away = update(viewOf('away'));
  expect(presenceNews(away, there, de)).toEqual(['Henning ist gerade nicht verbunden']);
  expect(presenceNews(there, away, de)).toEqual(['Henning ist wieder da']);
  expect(presenceNews(away, away, de)).toEqual([]);
});

test('who has left for good is not said to be away as well', () => {
  const there = update(viewOf('play'));
  const people = there.view.people.map(({ awaySince: _, ...one }) =>
    one.name === 'Henning' ? { ...one, present: false } : one,
  );
  expect(presenceNews(update({ ...there.view, people }), there, de)).toEqual([]);
});

test.each([
  ['play', 'Du bist dran'],
  ['away', 'Henning ist dran'],
  ['watcher', 'Lotte ist dran'],
  ['lobby-alone', 'Wartet auf Mitspieler'],
  ['standings', 'Schlussstand'],
])('the tab says of %s: %s', (name, title) => {
  expect(tabText(viewOf(name), de)).toBe(title);
});
