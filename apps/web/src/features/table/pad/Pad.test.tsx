import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { padAfter } from '../../../fixtures/pads.ts';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { Pad } from './Pad.tsx';
import { roundText } from './PadFooter.tsx';

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
  render(<Pad table="t" pad={padAfter(7)} detail="under" />);
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
  const { rerender } = render(<Pad table="t" pad={padAfter(1)} detail="under" />);
  changePreferences({ language: 'en' });
  rerender(<Pad table="t" pad={padAfter(1)} detail="under" />);
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
  render(<Pad table="t" pad={{ ...pad, lines: [...pad.lines, off] }} detail="under" />);
  expect(screen.getByText('Mira ist gegangen, nicht gewertet')).toBeTruthy();
});

test('many doublings are all spelt, and the line breaks between them', () => {
  changePreferences({ language: 'de' });
  const pad = padAfter(5);
  const [line] = pad.lines.slice(4);
  if (line?.result?.kind !== 'played') throw new Error('Game 5 was played');
  const words = ['kontra', 're', 'bock', 'hirsch', 'bockRound'] as const;
  const doublings = words.map((kind) => ({ kind, factor: 2 }));
  const result = { ...line.result, doublings, score: line.result.score * 32 };
  render(<Pad table="t" pad={{ ...pad, lines: [...pad.lines.slice(0, 4), { ...line, result }] }} detail="under" />);
  const step = screen.getByText(/Hirsch/);
  expect(step.textContent?.replaceAll('\u00a0', ' ')).toBe(
    '× 2 Kontra × 2 Re × 2 Bock × 2 Hirsch × 2 Bockrunde = −1728',
  );
  expect(step.textContent).toContain('×\u00a02\u00a0Kontra ×');
  expect(step.dataset['long']).toBe('true');
});

test('the foot of the pad counts what is left of a Bock round or a Ramsch round', () => {
  const round = (now: 'ordinary' | 'bock' | 'ramsch', deals: number) => ({
    bock: { now, bockDeals: now === 'bock' ? deals : 0, ramschDeals: now === 'ramsch' ? deals : 0 },
  });
  expect(roundText(round('bock', 3), de)).toBe('Bockrunde, noch 3 Spiele');
  expect(roundText(round('bock', 1), de)).toBe('Bockrunde, noch 1 Spiel');
  expect(roundText(round('ramsch', 3), de)).toBe('Ramschrunde, noch 3 Spiele');
  expect(roundText(round('ramsch', 1), de)).toBe('Ramschrunde, noch 1 Spiel');
  expect(roundText(round('bock', 1), en)).toBe('Bock round, 1 game left');
  expect(roundText(round('bock', 4), en)).toBe('Bock round, 4 games left');
  expect(roundText(round('ramsch', 1), en)).toBe('Ramsch round, 1 game left');
  expect(roundText(round('ramsch', 2), en)).toBe('Ramsch round, 2 games left');
  expect(roundText(round('ordinary', 0), de)).toBeUndefined();
  expect(roundText({}, de)).toBeUndefined();
});
