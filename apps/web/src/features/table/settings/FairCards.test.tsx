import type { Stage } from '@skatrunde/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { BERTA, ME_HOST, person, seat, tableOf } from '../../../fixtures/people.ts';
import { gameStage, MIXING, PLAYING } from '../../../fixtures/stages.ts';
import { FairCards } from './FairCards.tsx';

const SEATS = [seat(0, person('lotte')), seat(1, person('mira')), seat(2, person('henning'))];

beforeEach(() => changePreferences({ language: 'de' }));
afterEach(cleanup);

function show(stage: Stage, seats = SEATS): string {
  const { container } = render(<FairCards view={tableOf({ you: ME_HOST, seats }, { stage })} />);
  return container.textContent ?? '';
}

test('during a game: to what it is bound, who added, and who was skipped', () => {
  const game = { ...PLAYING, chance: { ...PLAYING.chance, added: [1, 0], skipped: [2] } };
  const shown = show(gameStage(game));
  expect(shown).toContain(`Bindung von Spiel 7${'5e'.repeat(32)}`);
  expect(shown).toContain('Zum Mischen beigesteuertLotte und Mira');
  expect(shown).toContain('ÜbersprungenHenning');
  expect(shown).not.toContain('Bots');
});

test('bots add nothing, and that is said', () => {
  expect(show(gameStage(PLAYING), [...SEATS.slice(0, 2), seat(2, BERTA)])).toContain('Bots steuern nichts bei.');
});

test('before the first game: to what that will be bound', () => {
  expect(show(MIXING)).toContain(`Bindung des nächsten Spiels${'5e'.repeat(32)}`);
});

test('leads to what it means, in a new tab that sends nothing', () => {
  show(gameStage(PLAYING));
  const link = screen.getByRole('link', { name: /^Was das heißt/ });
  expect(link.getAttribute('href')).toBe('/check');
  expect(link.getAttribute('target')).toBe('_blank');
});
