import type { Stage, TableView } from '@skatrunde/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { RESULTS } from '../../fixtures/board-results.ts';
import { ME_HOST, NOW, person, seat, tableOf } from '../../fixtures/people.ts';
import { gameStage, MIXING, PLAYING, standings } from '../../fixtures/stages.ts';
import { de } from '../../i18n/de/index.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Mixing } from './Mixing.tsx';
import { isOpening, missingText, waitsForChance } from './mixing.ts';
import { skippedNews } from './TableNews.tsx';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

function viewAt(stage: Stage): TableView {
  return tableOf({ you: ME_HOST, seats: SEATS }, { stage });
}

beforeEach(() => {
  vi.useFakeTimers();
  changePreferences({ language: 'de' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const heard = () => document.querySelector('[data-live="polite"]')?.textContent ?? '';

test('only the pause before the first game of a match opens it', () => {
  expect(isOpening(MIXING)).toBe(true);
  expect(isOpening({ ...MIXING, brokenOffBy: person('mira') })).toBe(false);
  expect(isOpening(RESULTS.won)).toBe(false);
  expect(isOpening(gameStage(PLAYING))).toBe(false);
  expect(isOpening(standings(3, [0]))).toBe(false);
});

test('the cards are mixed; for whom that waits is said after a second, and told only when it takes long', () => {
  render(
    <LiveRegion>
      <Mixing view={viewAt(MIXING)} />
    </LiveRegion>,
  );
  expect(screen.getByText('Die Karten werden gemischt')).toBeDefined();
  expect(screen.queryByText('Der Browser von Henning fehlt noch')).toBeNull();
  later(1000);
  expect(screen.getByText('Der Browser von Henning fehlt noch')).toBeDefined();
  expect(heard()).toBe('');
  later(1000);
  expect(heard()).toContain('Die Karten werden gemischt. Der Browser von Henning fehlt noch');
  later(5000);
  expect(heard().match(/Henning/g)).toHaveLength(1);
});

test('that nobody is missed any more is not told', () => {
  const chance = { dealing: 1, commitment: '5e'.repeat(32), wanted: false, missing: [] };
  render(
    <LiveRegion>
      <Mixing view={viewAt({ ...MIXING, chance })} />
    </LiveRegion>,
  );
  later(3000);
  expect(heard()).toBe('');
});

test('names all who are missing, and myself when nobody else is', () => {
  const missing = (...people: readonly string[]) => {
    const chance = { dealing: 1, commitment: '5e'.repeat(32), wanted: people.includes('lotte'), missing: people };
    return missingText(viewAt({ ...MIXING, chance }), de);
  };
  expect(missing('mira', 'henning')).toBe('Die Browser von Mira und Henning fehlen noch');
  expect(missing('lotte', 'mira')).toBe('Der Browser von Mira fehlt noch');
  expect(missing('lotte')).toBe('Dein Browser fehlt noch');
  expect(missing()).toBeUndefined();
});

test('between two games the table waits for a browser only in the last five seconds', () => {
  const stage = { ...RESULTS.won, until: NOW + 20_000, chance: MIXING.chance ?? missingChance() };
  expect(waitsForChance(stage, NOW)).toBe(false);
  expect(waitsForChance(stage, NOW + 15_000)).toBe(true);
  expect(waitsForChance({ ...stage, chance: { ...stage.chance, missing: [] } }, NOW + 15_000)).toBe(false);
});

function missingChance(): never {
  throw new Error('The opening pause has no chance');
}

test('who was skipped is shown at the deal, and then no more', () => {
  const game = { ...PLAYING, chance: { ...PLAYING.chance, added: [0, 1], skipped: [2] } };
  const update = { version: 1, view: viewAt(gameStage(game)), now: NOW };
  const dealt = { type: 'game', event: { type: 'dealt', hand: [] } } as const;
  expect(skippedNews({ ...update, events: [dealt] }, de)).toBe('Beim Mischen übersprungen: Henning');
  expect(skippedNews({ ...update, events: [] }, de)).toBeUndefined();
  const fair = { ...update, view: viewAt(gameStage(PLAYING)) };
  expect(skippedNews({ ...fair, events: [dealt] }, de)).toBeUndefined();
});
