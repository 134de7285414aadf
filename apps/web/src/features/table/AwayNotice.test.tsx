import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { FIXTURES } from '../../fixtures/index.ts';
import { NOW } from '../../fixtures/people.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { ToastPlace, Toasts } from '../../ui/Toast.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { TableContext } from './table-context.ts';
import { makeTableStore } from './table-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  changePreferences({ language: 'de' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shownFor(secondsAway: number, laterMs: number): HTMLElement {
  const fixture = FIXTURES['away'];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  const people = fixture.view.people.map((one) =>
    one.person === 'henning' ? { ...one, awaySince: NOW - secondsAway * 1000 } : one,
  );
  const { container } = render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store: makeTableStore(), connection: DEAF_CONNECTION }}>
          <AwayNotice view={{ ...fixture.view, people }} />
          <ToastPlace />
        </TableContext>
      </Toasts>
    </LiveRegion>,
  );
  pass(laterMs);
  return container;
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('says after ten seconds that the awaited player is away', () => {
  expect(shownFor(4, 5900).textContent).not.toContain('Henning');
  cleanup();
  expect(shownFor(4, 6100).textContent).toContain('Henning ist dran, aber nicht verbunden');
});

test('and goes by itself', () => {
  const shown = shownFor(40, 100);
  const times = (): number => shown.textContent?.match(/Henning ist dran/g)?.length ?? 0;
  // On the mat and in the live region; then in the live region's log alone.
  expect(times()).toBe(2);
  pass(4500);
  expect(times()).toBe(1);
});
