import type { TableUpdate } from '@skatrunde/protocol';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { FIXTURES } from '../../fixtures/index.ts';
import { NOW } from '../../fixtures/people.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toasts } from '../../ui/Toast.tsx';
import { useTold } from './board/use-told.ts';
import { TableNews } from './TableNews.tsx';
import { TableContext } from './table-context.ts';
import { makeTableStore } from './table-store.ts';

beforeEach(() => changePreferences({ language: 'de' }));
afterEach(cleanup);

function Cards() {
  useTold();
  return null;
}

/** What is heard of one update, in order; the news listen before the board, as on the page. */
async function heard(events: TableUpdate['events']): Promise<string> {
  const fixture = FIXTURES['play'];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  const store = makeTableStore(() => NOW);
  const update = { version: 1, view: fixture.view, events: [], now: NOW };
  store.receiveUpdate(update);
  render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store, connection: DEAF_CONNECTION }}>
          <TableNews />
          <Cards />
        </TableContext>
      </Toasts>
    </LiveRegion>,
  );
  await act(async () => store.receiveUpdate({ ...update, version: 2, events }));
  return document.querySelector('[data-live="polite"]')?.textContent ?? '';
}

test('what came of a card is told after the card', async () => {
  const said = await heard([
    { type: 'game', event: { type: 'conceded', side: 'declarer', player: 0 } },
    { type: 'left', person: 'henning', removed: true },
  ]);
  expect(said.indexOf('Der Alleinspieler gibt auf.')).toBeGreaterThanOrEqual(0);
  expect(said.indexOf('Henning ist aus der Runde genommen worden')).toBeGreaterThan(
    said.indexOf('Der Alleinspieler gibt auf.'),
  );
});

test('what led to the cards is told before them', async () => {
  const said = await heard([
    { type: 'matchStarted', firstDealer: 0 },
    { type: 'game', event: { type: 'dealt', hand: ['C7'] } },
  ]);
  expect(said).toMatch(/Die Partie beginnt.*Neues Spiel/);
});
