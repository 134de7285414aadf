import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkRecords } from '../records/check.ts';
import { parseIss, printIss } from '../records/iss/iss-game.ts';
import { issOfEvents } from '../records/iss/iss-of-events.ts';
import { parseNeutral, printNeutral } from '../records/neutral/neutral.ts';
import { recordedDeal } from '../records/neutral/recorded-deal.ts';
import { replay } from '../records/replay.ts';
import { reportOf } from '../records/report.ts';
import { rowsOf } from '../records/rows.ts';
import { ORDINARY } from '../skat/circumstances.ts';
import { OFFICIAL } from '../skat/settings.ts';

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
  ['xskat-ai-house.jsonl.gz', 2875, {}],
  ['xskat-forced-house.jsonl.gz', 3000, {}],
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
  test.each([
    'xskat-ai-official.jsonl.gz',
    'xskat-forced-official.jsonl.gz',
    'xskat-ai-house.jsonl.gz',
    'xskat-forced-house.jsonl.gz',
    'iss.jsonl',
    'other-deals.jsonl',
  ])('%s', (file) => {
    for (const { text, line } of rowsOf(textOf(file))) {
      const reading = parseNeutral(text);
      expect(reading.ok ? printNeutral(reading.value) : `line ${line}: ${reading.place} ${reading.reason}`).toBe(text);
    }
  });

  test('golden.iss', () => {
    for (const { text } of rowsOf(textOf('golden.iss'))) {
      const reading = parseIss(text);
      expect(reading.ok && printIss(reading.value)).toBe(text);
    }
  });
});

/** The server stops a game as soon as an announced level is lost, and charges it without the levels not reached. */
describe('a game that ISS stopped when an announcement was missed', () => {
  const missed = rowsOf(textOf('xskat-forced-official.jsonl.gz'))
    .map(({ text }) => parseNeutral(text))
    .flatMap((reading) => (reading.ok && reading.value.form === 'deal' ? [reading.value.record] : []))
    .filter(({ result }) => result.lostReason === 'notSchneider' || result.lostReason === 'notSchwarz')
    // Whether the declarer takes any trick at all is not settled before the last card.
    .filter(({ tricks, declarer }) => tricks.some(({ winner }) => winner === declarer));

  /** As ISS has it, without the last trick. */
  const lines = missed.map((record) => {
    const { events } = replay(recordedDeal(record, OFFICIAL, ORDINARY));
    const game = issOfEvents(events, { place: 'ISS', id: record.id.replaceAll('/', '-') });
    const plays = game.moves.filter(({ kind }) => kind === 'play');
    const late = new Set(plays.slice(27));
    return printIss({ ...game, moves: game.moves.filter((move) => !late.has(move)) });
  });

  test('counts as the announced loss, if that is what the server wrote', () => {
    const rows = checkRecords(lines.join('\n'));
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ finding }) => finding.kind !== 'agreed')).toEqual([]);
  });

  test('is left out as a known deviation, if the server charged one level less', () => {
    const cheaper = lines.map((line) => {
      const base = / (?:[012]) ([CSHDG])(?:O|H[SZ])/.exec(line)?.[1] ?? '';
      const level = 2 * ({ C: 12, S: 11, H: 10, D: 9, G: 24 }[base] ?? 0);
      return line.replace(/ v:(-\d+) /, (_, value) => ` v:${Number(value) + level} `);
    });
    const rows = checkRecords(cheaper.join('\n'));
    const whys = rows.map(({ finding }) => (finding.kind === 'skipped' ? finding.why : finding.kind));
    expect(whys.filter((why) => !why.startsWith('a missed announcement'))).toEqual([]);
  });
});
