import { PRESETS, type TableCard } from '@skatrunde/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../../app/preferences.ts';
import { de } from '../../../i18n/de/index.ts';
import { GuestDoor } from './GuestDoor.tsx';

const { door } = de.lobby;

const CARD: TableCard = {
  table: 't',
  title: '',
  hostName: 'Lotte',
  names: ['Lotte'],
  seats: 3,
  freeSeats: 2,
  settings: PRESETS.pub,
  stage: 'lobby',
  door: { newcomers: true, watchers: true },
  member: false,
};

beforeEach(() => {
  changePreferences({ language: 'de' });
  vi.stubGlobal('fetch', async () => Response.json({ person: 'me', name: 'Gast', named: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function at(change: Partial<TableCard> = {}): string {
  const card = { ...CARD, ...change };
  const { container } = render(
    <GuestDoor card={card} turnedAway={undefined} onLookAgain={() => {}} onArrive={() => {}} />,
  );
  return container.textContent ?? '';
}

test('says who invites, and by which rules', () => {
  const text = at();
  expect(screen.getByRole('heading').textContent).toBe(door.title('Lotte'));
  expect(text).toContain(de.rules.presets.pub.name);
  expect(text).not.toContain(door.emptyNote);
});

test('says that a table is empty, and who will be host there', () => {
  const text = at({ hostName: '', names: [], freeSeats: 3 });
  expect(screen.getByRole('heading').textContent).toBe(door.empty);
  expect(text).toContain(door.emptyNote);
  expect(screen.getByRole('button', { name: door.sitDown })).toBeTruthy();
});

test('an empty table keeps its name', () => {
  const text = at({ hostName: '', names: [], title: 'Donnerstagsrunde' });
  expect(screen.getByRole('heading').textContent).toBe('Donnerstagsrunde');
  expect(text).toContain(door.empty);
});
