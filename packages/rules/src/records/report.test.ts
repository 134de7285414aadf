import { expect, test } from 'vitest';
import type { CheckedRow } from './check.ts';
import { type Finding, SKIP_REASONS, skipped } from './findings.ts';
import { linesOf, reportOf } from './report.ts';

function rows(...findings: readonly Finding[]): readonly CheckedRow[] {
  return findings.map((finding, index) => ({ line: index + 1, id: `r${index + 1}`, finding }));
}

const AGREED: Finding = { kind: 'agreed' };
const DIFFERED: Finding = {
  kind: 'differed',
  what: ['bid: recorded 18, replayed 20', 'declarer: recorded 0, replayed 1'],
};

test('counts, differences and skips by reason', () => {
  const findings = [
    AGREED,
    DIFFERED,
    skipped('anomaly', 'odd'),
    AGREED,
    skipped('anomaly', 'odd'),
    skipped('unreadable', 'no'),
  ];
  const report = reportOf('a.jsonl', rows(...findings));
  expect(linesOf(report)).toEqual([
    'a.jsonl: rows 6, agreed 2, differed 1, skipped 3',
    '  differs: r2 (line 2)',
    '    bid: recorded 18, replayed 20',
    '    declarer: recorded 0, replayed 1',
    '  skipped 2: anomaly',
    '    odd 2',
    '  skipped 1: unreadable',
    '    r6 (line 6): no',
  ]);
  expect(report.ok).toBe(false);
});

test.each(SKIP_REASONS.map((reason) => [reason] as const))('a row skipped for: %s', (reason) => {
  const inOrder = ['CONTESTED', 'anomaly', 'no game (a penalty)', 'kind read by hand'];
  expect(reportOf('', rows(AGREED, skipped(reason, ''))).ok).toBe(inOrder.includes(reason));
});

test('a file in which nothing agreed is not in order', () => {
  const report = reportOf('a', rows(skipped('anomaly', 'odd')));
  expect(report.ok).toBe(false);
  expect(linesOf(report).at(-1)).toBe('  nothing agreed');
  expect(reportOf('a', []).ok).toBe(false);
});

test('a long list is cut for people, not for machines', () => {
  const report = reportOf('a', rows(...Array.from({ length: 25 }, () => skipped('unreadable', 'no'))));
  expect(linesOf(report)).toContain('    and 15 more');
  expect(report.skips[0]?.rows).toHaveLength(25);
});
