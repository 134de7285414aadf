import { afterEach, expect, test, vi } from 'vitest';
import { commandId } from './command-id.ts';

const FORM = /^[A-Za-z0-9_-]{16,64}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an id is of the form the server takes, and never the same', () => {
  const ids = Array.from({ length: 1000 }, commandId);
  expect(ids.every((id) => FORM.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

test('also without any crypto', () => {
  vi.stubGlobal('crypto', undefined);
  const ids = Array.from({ length: 1000 }, commandId);
  expect(ids.every((id) => FORM.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
