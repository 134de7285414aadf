import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { DEAF_CONNECTION } from '../../fixtures/deaf-connection.ts';
import { FIXTURES } from '../../fixtures/index.ts';
import { NOW } from '../../fixtures/people.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { ToastPlace, Toasts } from '../../ui/Toast.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { TableContext } from './table-context.ts';
import { makeTableStore } from './table-store.ts';

const YOU = {
  host: { person: 'lotte', role: 'player', seat: 0, host: true },
  guest: { person: 'mira', role: 'player', seat: 1, host: false },
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  changePreferences({ language: 'de' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type As = 'host' | 'guest';

function shownFor(secondsAway: number, laterMs: number, as: As = 'host'): HTMLElement {
  const fixture = FIXTURES['away'];
  if (fixture?.kind !== 'table') throw new Error('no table in this fixture');
  const people = fixture.view.people.map((one) =>
    one.person === 'henning' ? { ...one, awaySince: NOW - secondsAway * 1000 } : one,
  );
  const { container } = render(
    <LiveRegion>
      <Toasts>
        <TableContext value={{ store: makeTableStore(), connection: DEAF_CONNECTION }}>
          <AwayNotice view={{ ...fixture.view, people, you: YOU[as] }} />
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

describe('when it lasts', () => {
  test('a slip says to everybody how to go on', () => {
    expect(shownFor(58, 1000, 'guest').querySelector('section')).toBeNull();
    cleanup();
    shownFor(60, 100, 'guest');
    const slip = screen.getByRole('region', { name: 'Henning ist seit 1 min weg' });
    expect(slip.textContent).toContain('kann Lotte Henning aus der Runde nehmen.');
    expect(slip.textContent).toContain('Sind fünf Minuten um, endet das Spiel ohne Wertung.');
    expect(screen.queryByRole('button', { name: 'Nicht mehr warten …' })).toBeNull();
    expect(document.querySelector('[data-live="polite"]')?.textContent).toContain('Henning ist seit 1 min weg.');
  });

  test('the host has the button; the question says what becomes of the game', () => {
    shownFor(400, 100);
    expect(screen.getByRole('region').textContent).toContain('Dann endet das Spiel ohne Wertung, und zwar sofort.');
    fireEvent.click(screen.getByRole('button', { name: 'Nicht mehr warten …' }));
    expect(screen.getByText(/Das laufende Spiel ist damit sofort aus: Es zählt für niemanden\./)).toBeTruthy();
  });

  test('put away it comes back after five minutes', () => {
    shownFor(200, 100);
    fireEvent.click(screen.getByRole('button', { name: 'Weiter warten' }));
    expect(screen.queryByRole('region')).toBeNull();
    pass(101_000);
    expect(screen.getByRole('region', { name: 'Henning ist seit 5 min weg' })).toBeTruthy();
  });
});
