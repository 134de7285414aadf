import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { inProject } from './project.ts';

/** Some Node versions announce that they run TypeScript. */
const QUIET = '--disable-warning=ExperimentalWarning';

const DATA = inProject('packages', 'rules', 'test-data');
const folder = mkdtempSync(path.join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const golden = readFileSync(path.join(DATA, 'golden.iss'), 'utf8');

function file(name: string, content: string | Buffer): string {
  writeFileSync(path.join(folder, name), content);
  return name;
}

/** Runs the command as a caller in the temporary folder. */
function records(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [QUIET, inProject('scripts', 'records.ts'), ...args], {
    cwd: inProject(),
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('records check', () => {
  test('counts the rows of each file, packed or not, in the order of the call', () => {
    file('golden.iss', golden);
    file('golden.iss.gz', gzipSync(golden));
    const { status, stdout, stderr } = records('check', 'golden.iss.gz', 'golden.iss');
    expect(stdout).toBe(
      'golden.iss.gz: rows 14, agreed 14, differed 0, skipped 0\ngolden.iss: rows 14, agreed 14, differed 0, skipped 0\n',
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('names each difference and fails', () => {
    file('wrong.iss', golden.replace('v:-54', 'v:-27'));
    const { status, stdout } = records('check', 'wrong.iss');
    expect(stdout).toContain('wrong.iss: rows 14, agreed 13, differed 1, skipped 0\n  differs: iss:? (line 2)\n');
    expect(stdout).toContain('result.value: recorded -27, replayed -54');
    expect(status).toBe(1);
  });

  test('skips in order do not make it fail', () => {
    const { status, stdout } = records('check', path.join(DATA, 'iss.jsonl'), path.join(DATA, 'cases.jsonl'));
    expect(stdout).toContain('iss.jsonl: rows 21, agreed 8, differed 0, skipped 13\n  skipped 11: anomaly\n');
    expect(stdout).toContain('  skipped 55: kind read by hand\n');
    expect(status).toBe(0);
  });

  test.each([
    ['an unreadable row', `${golden}\n{"id":"half"`],
    ['nothing that agreed', '# empty\n'],
    ['a row that is no record', `${golden}\n{"id":"position","hands":[]}`],
  ])('%s makes it fail', (_, content) => {
    file('bad.jsonl', content);
    expect(records('check', 'bad.jsonl').status).toBe(1);
  });

  test('one JSON document for a machine', () => {
    file('golden.iss', golden);
    file('wrong.iss', golden.replace('v:-54', 'v:-27'));
    const { status, stdout, stderr } = records('check', '--json', 'golden.iss', 'wrong.iss', 'missing.iss');
    const answer: unknown = JSON.parse(stdout);
    expect(answer).toMatchObject({
      ok: false,
      files: [
        { file: 'golden.iss', rows: 14, agreed: 14, differed: 0, skipped: 0, differences: [], skips: [], ok: true },
        {
          file: 'wrong.iss',
          differed: 1,
          differences: [{ line: 2, what: ['result.value: recorded -27, replayed -54'] }],
        },
        { file: 'missing.iss', ok: false, error: expect.stringContaining('ENOENT') },
      ],
    });
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });

  test('a missing or broken file is told beside the answer, and the others are checked', () => {
    file('golden.iss', golden);
    file('broken.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3]));
    const { status, stdout, stderr } = records('check', 'missing.iss', 'broken.gz', 'golden.iss');
    expect(stdout).toBe('golden.iss: rows 14, agreed 14, differed 0, skipped 0\n');
    expect(stderr).toContain('missing.iss: ENOENT');
    expect(stderr).toContain('broken.gz: ');
    expect(status).toBe(1);
  });

  test.each([[[]], [['check']], [['check', '--json']], [['chek', 'golden.iss']], [['check', '--jsn', 'golden.iss']]])(
    'a wrong call %j says how it is meant',
    (args) => {
      const { status, stdout, stderr } = records(...args);
      expect(stdout).toBe('');
      expect(stderr).toContain('usage: records check');
      expect(status).toBe(2);
    },
  );
});
