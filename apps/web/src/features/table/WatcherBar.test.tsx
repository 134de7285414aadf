import type { TableView } from '@skatrunde/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { FIXTURES } from '../../fixtures/index.ts';
import { NOW } from '../../fixtures/people.ts';
import { TableContext } from './table-context.ts';
import { makeTableStore } from './table-store.ts';
import { WatcherBar } from './WatcherBar.tsx';

beforeEach(() => changePreferences({ language: 'de' }));
afterEach(cleanup);

/** Uschi waits for a seat. */
function show(change: Partial<TableView>): void {
  const fixture = FIXTURES['watcher'];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  const view = { ...fixture.view, watchers: [{ person: 'uschi', waitsForSeat: true }], ...change };
  render(
    <TableContext value={{ store: makeTableStore(), connection: DEAF_CONNECTION }}>
      <WatcherBar update={{ version: 1, view, events: [], now: NOW }} />
    </TableContext>,
  );
}

const FREE = { seat: 3, ready: false, leavingAfterGame: false };
function seatsWithOneFree(): TableView['seats'] {
  const fixture = FIXTURES['watcher'];
  return fixture?.kind === 'table' ? [...fixture.view.seats, FREE] : [];
}

test('no seat is promised at a full table', () => {
  show({});
  expect(screen.getByText('Du rückst nach, sobald ein Platz frei wird')).toBeTruthy();
});

test('a free seat is mine in the next round', () => {
  show({ seats: seatsWithOneFree() });
  expect(screen.getByText('Zur nächsten Runde bekommst du einen Platz')).toBeTruthy();
});

test('unless somebody waited before me', () => {
  const watchers = [
    { person: 'karl', waitsForSeat: true },
    { person: 'uschi', waitsForSeat: true },
  ];
  show({ seats: seatsWithOneFree(), watchers });
  expect(screen.getByText('Du rückst nach, sobald ein Platz frei wird')).toBeTruthy();
});
