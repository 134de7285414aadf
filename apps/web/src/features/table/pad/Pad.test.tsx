import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { padAfter } from '../../../fixtures/pads.ts';
import { Pad } from './Pad.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('every game is a line with its sum spelled out, lost and overbid too', () => {
  changePreferences({ language: 'de' });
  render(<Pad pad={padAfter(7)} detail="under" />);
  const rows = screen.getAllByRole('row').map((row) => row.querySelector('th')?.textContent);
  expect(rows).toEqual([
    'Spiel',
    '1Herzmit 1 · Spiel 2 × 10 = 20',
    '2Null HandNull Hand = 35',
    '3Pikohne 1 · Spiel 2 × 11 = 22 · verloren × 2 = −44',
    '4eingepasst',
    '5Karomit 1 · Spiel 2 × 9 = 18 · überreizt: 20 → 27 · verloren × 2 = −54',
    '6Grandmit 1 · Spiel 2 × 24 = 48',
    '7Kreuz Handmit 2 · Spiel 3 · Hand 4 × 12 = 48',
  ]);
});

test('the language changes without a reload', () => {
  changePreferences({ language: 'de' });
  const { rerender } = render(<Pad pad={padAfter(1)} detail="under" />);
  changePreferences({ language: 'en' });
  rerender(<Pad pad={padAfter(1)} detail="under" />);
  expect(screen.getByRole('row', { name: /with 1 · game 2 × 10 = 20/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
});

test('a game broken off says who left and is not scored', () => {
  changePreferences({ language: 'de' });
  const pad = padAfter(1);
  const off = {
    game: 2,
    dealer: 0,
    players: [1, 2, 0],
    brokenOffBy: { kind: 'person', person: 'mira' } as const,
    scores: [0, 0, 0],
    totals: [20, 0, 0],
  };
  render(<Pad pad={{ ...pad, lines: [...pad.lines, off] }} detail="under" />);
  expect(screen.getByText('Mira ist gegangen, nicht gewertet')).toBeTruthy();
});
