import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
const MISSING = path.join(folder, 'missing');

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  return file;
}

const shell = program('chromium-headless-shell');
const full = program('chromium');
const own = program('own');

describe('finding a Chromium', () => {
  it('takes the named one first, and complains when it is not there', () => {
    expect(findChromium({ own, environment: { CHROMIUM_PATH: full }, headed: false })).toEqual({
      kind: 'elsewhere',
      file: full,
    });
    expect(() => findChromium({ own, environment: { CHROMIUM_PATH: MISSING }, headed: false })).toThrow(MISSING);
  });

  it("takes Playwright's own before one on the path", () => {
    expect(findChromium({ own, environment: { PATH: folder }, headed: false })).toEqual({ kind: 'own' });
  });

  it('looks along the path, and takes one with a window when one is wanted', () => {
    const environment = { PATH: ['', MISSING, folder].join(path.delimiter) };
    expect(findChromium({ own: MISSING, environment, headed: false })).toEqual({ kind: 'elsewhere', file: shell });
    expect(findChromium({ own: MISSING, environment, headed: true })).toEqual({ kind: 'elsewhere', file: full });
  });
});
