import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkRecords } from '../records/check.ts';
import { parseIss, printIss } from '../records/iss/iss-game.ts';
import { parseNeutral, printNeutral } from '../records/neutral/neutral.ts';
import { reportOf } from '../records/report.ts';
import { rowsOf } from '../records/rows.ts';

/** Games and facts that other programs made; see the note beside them. */
const FOLDER = new URL('../../test-data/', import.meta.url);

function textOf(file: string): string {
  const bytes = readFileSync(new URL(file, FOLDER));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows that agree, and those left out with the reason. */
const FILES = [
  ['xskat-ai-official.jsonl.gz', 2000, {}],
  ['xskat-forced-official.jsonl.gz', 1750, {}],
  ['iss.jsonl', 8, { anomaly: 11, 'no game (a penalty)': 2 }],
  ['other-deals.jsonl', 3, { anomaly: 3 }],
  ['cases.jsonl', 126, { CONTESTED: 11, 'kind read by hand': 55 }],
  ['golden.iss', 14, {}],
] as const;

describe('other programs come to the same', () => {
  test.each(FILES)('%s: %i rows agree, none differs', (file, agreed, skips) => {
    const report = reportOf(file, checkRecords(textOf(file)));
    expect(report.differences).toEqual([]);
    expect(report.agreed).toBe(agreed);
    expect(Object.fromEntries(report.skips.map(({ reason, count }) => [reason, count]))).toEqual(skips);
    expect(report.ok).toBe(true);
  });
});

describe('every record is printed as it was read', () => {
  test.each(['xskat-ai-official.jsonl.gz', 'xskat-forced-official.jsonl.gz', 'iss.jsonl', 'other-deals.jsonl'])(
    '%s',
    (file) => {
      for (const { text, line } of rowsOf(textOf(file))) {
        const reading = parseNeutral(text);
        expect(reading.ok ? printNeutral(reading.value) : `line ${line}: ${reading.place} ${reading.reason}`).toBe(
          text,
        );
      }
    },
  );

  test('golden.iss', () => {
    for (const { text } of rowsOf(textOf('golden.iss'))) {
      const reading = parseIss(text);
      expect(reading.ok && printIss(reading.value)).toBe(text);
    }
  });
});
