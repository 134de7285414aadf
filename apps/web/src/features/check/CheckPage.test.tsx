import { PACK } from '@skatrunde/rules/cards';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { rememberChance } from '../../fair-cards/chance-memory.ts';
import { fragmentOf, type GameRecord } from '../../fair-cards/game-record.ts';
import { CheckPage } from './CheckPage.tsx';
import { orderOf } from './checks.ts';

const CHANCE = { secret: '0f'.repeat(32), added: [`0:${'aa'.repeat(32)}`] };
const RECORD: GameRecord = {
  ...CHANCE,
  table: '7Kq2mV',
  game: 2,
  dealing: 5,
  plays: 'officers',
  names: ['Lotte', 'Mira'],
  players: [1, 0],
  skipped: [1],
  cards: orderOf(CHANCE),
};

beforeEach(() => {
  localStorage.clear();
  changePreferences({ language: 'de' });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  location.hash = '';
});

function open(record: GameRecord): void {
  location.hash = fragmentOf(record);
  render(<CheckPage />);
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Aufzeichnung' });
const verdict = () => screen.getAllByRole('status')[0]?.textContent;

test("a game of Officers' Skat: eight rows of four, face down and face up", () => {
  open(RECORD);
  expect(screen.getByText('Spiel 2: Mira und Lotte')).toBeDefined();
  const packets = within(screen.getByRole('list', { name: 'Die Karten, wie sie vom Stapel kamen' }));
  expect(packets.getAllByText('Mira, verdeckt')).toHaveLength(2);
  expect(packets.getAllByText('Lotte, offen')).toHaveLength(2);
  expect(packets.getAllByRole('img')).toHaveLength(PACK.length);
  expect(screen.queryByRole('list', { name: 'Die Blätter' })).toBeNull();
});

test('what this browser noted before the deal stands with the record, and is held against it', () => {
  rememberChance('7Kq2mVx9bN4tRw8Z12345a', { dealing: 5, commitment: 'ab'.repeat(32), before: true });
  open(RECORD);
  expect(field().value).toContain(`"commitment": "${'ab'.repeat(32)}"`);
  expect(verdict()).toBe('Da stimmt etwas nicht.');
});

test('says what is wrong with what was pasted, and checks it again when it is mended', () => {
  render(<CheckPage />);
  expect(screen.getByText(/^Füge hier die Aufzeichnung/)).toBeDefined();
  fireEvent.change(field(), { target: { value: '{"dealing": 1}' } });
  expect(screen.getByText('„secret“, das Geheimnis, muss 64 Hexziffern haben.')).toBeDefined();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field(), { target: { value: `https://skat.example/check#${fragmentOf(RECORD)}` } });
  expect(verdict()).toBe('Was sich hier prüfen lässt, stimmt.');
});

test('another address in the same tab is another game', () => {
  open(RECORD);
  location.hash = fragmentOf({ ...RECORD, game: 3 });
  fireEvent(window, new Event('hashchange'));
  expect(screen.getByText('Spiel 3: Mira und Lotte')).toBeDefined();
});
