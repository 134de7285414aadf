import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENT = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));

it('every rule of docs/protocol.md is named by a test, and no test names another', () => {
  const rules = ids(readFileSync(DOCUMENT, 'utf8'), /(?:\*\*|\| )([A-Z]+-\d+)(?:\*\*| \|)/g);
  const files = readdirSync(`${SERVER}/src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.test.ts'),
  );
  const named = ids(files.map((file) => readFileSync(`${SERVER}/src/${file}`, 'utf8')).join('\n'), /\[([A-Z]+-\d+)\]/g);
  expect(rules.length).toBeGreaterThan(20);
  expect(named).toEqual(rules);
});

function ids(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))].sort();
}
