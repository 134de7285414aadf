import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { lastTable, rememberTable } from '../../connection/last-table.ts';
import { de } from '../../i18n/de/index.ts';
import { BackToTable } from './BackToTable.tsx';

const TABLE = 'abcdefghijklmnopqrstuv';

beforeEach(() => {
  changePreferences({ language: 'de' });
  rememberTable(TABLE);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The first page, once it has heard what the server answers. */
async function landing(status: number, body: object): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => ({ ok: status < 400, json: async () => body }));
  const { container } = render(<BackToTable />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return container;
}

test('leads back to the table one still belongs to', async () => {
  const shown = await landing(200, { table: TABLE, title: 'Donnerstag', member: true });
  expect(shown.textContent).toContain(de.lobby.landing.stillThere('Donnerstag'));
});

test.each([
  [404, 'unknown'],
  [410, 'closed'],
  [403, 'removed'],
])('forgets a table that is gone: %i %s', async (status, code) => {
  await landing(status, { code });
  expect(lastTable()).toBeUndefined();
});

test.each([
  [503, 'tryAgain'],
  [429, 'tooFast'],
])('keeps it while the server only does not answer: %i %s', async (status, code) => {
  await landing(status, { code });
  expect(lastTable()).toBe(TABLE);
});
