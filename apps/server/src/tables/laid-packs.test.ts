import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { laidPacks } from './laid-packs.ts';

const folder = mkdtempSync(join(tmpdir(), 'laid-packs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string): string {
  const file = join(folder, `${text.length}.txt`);
  writeFileSync(file, text);
  return file;
}

const NO_CHANCE = { secret: '', entropies: [] };

test('packs come in the order of their lines, and from the first again', () => {
  const shuffle = laidPacks(fileOf('CJ SJ  HJ\n\nD7 D8 D9\n'));
  expect([1, 2, 3].map(() => shuffle.cards([], NO_CHANCE).join(' '))).toEqual(['CJ SJ HJ', 'D7 D8 D9', 'CJ SJ HJ']);
  expect(shuffle.lot(4)).toBe(0);
});

test('an empty file stops the start, not a game', () => {
  expect(() => laidPacks(fileOf('\n'))).toThrow();
  expect(() => laidPacks(join(folder, 'missing'))).toThrow();
});
