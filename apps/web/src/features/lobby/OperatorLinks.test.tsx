import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changePreferences } from '../../app/preferences.ts';
import { askWhoIAm } from '../../me/me.ts';
import { OperatorLinks } from './OperatorLinks.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ME = { person: 'abcdefghijklmnopqrstuv', name: 'Mira', named: true };

async function shown(links: object, language: 'de' | 'en'): Promise<HTMLElement> {
  changePreferences({ language });
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => ({ ...ME, ...links }) }));
  const { container } = render(<OperatorLinks />);
  await act(askWhoIAm);
  return container;
}

test.each([
  ['de', 'Impressum', 'Datenschutz'],
  ['en', 'Legal notice', 'Privacy'],
] as const)('links to the pages of whoever runs the server: %s', async (language, imprint, privacy) => {
  const page = await shown({ imprint: 'https://a.example/i', privacy: 'https://a.example/p' }, language);
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    [imprint, 'https://a.example/i'],
    [privacy, 'https://a.example/p'],
  ]);
});

test('is not there where nobody has named any', async () => {
  expect((await shown({}, 'de')).textContent).toBe('');
});
