import type { CheckedRow } from './check.ts';
import { SKIP_REASONS, SKIPS_IN_ORDER, type SkipReason } from './findings.ts';

/** What a check of one file came to, for people and machines. */
export type FileReport = {
  readonly file: string;
  readonly rows: number;
  readonly agreed: number;
  readonly differed: number;
  readonly skipped: number;
  readonly differences: readonly { readonly line: number; readonly id: string; readonly what: readonly string[] }[];
  readonly skips: readonly SkipReport[];
  /** No difference, something agreed, and nothing skipped for another reason than those that are in order. */
  readonly ok: boolean;
};

export type SkipReport = {
  readonly reason: SkipReason;
  readonly inOrder: boolean;
  readonly count: number;
  readonly rows: readonly { readonly line: number; readonly id: string; readonly why: string }[];
};

export function reportOf(file: string, rows: readonly CheckedRow[]): FileReport {
  const differences = rows.flatMap(({ line, id, finding }) =>
    finding.kind === 'differed' ? [{ line, id, what: finding.what }] : [],
  );
  const agreed = rows.filter(({ finding }) => finding.kind === 'agreed').length;
  const skips = SKIP_REASONS.map((reason) => skipReport(reason, rows)).filter(({ count }) => count > 0);
  return {
    file,
    rows: rows.length,
    agreed,
    differed: differences.length,
    skipped: rows.length - agreed - differences.length,
    differences,
    skips,
    ok: agreed > 0 && differences.length === 0 && skips.every(({ inOrder }) => inOrder),
  };
}

function skipReport(reason: SkipReason, all: readonly CheckedRow[]): SkipReport {
  const rows = all.flatMap(({ line, id, finding }) =>
    finding.kind === 'skipped' && finding.reason === reason ? [{ line, id, why: finding.why }] : [],
  );
  return { reason, inOrder: SKIPS_IN_ORDER.has(reason), count: rows.length, rows };
}

/** The report in lines for people: the counts, each difference, the skips by reason. */
export function linesOf(report: FileReport): readonly string[] {
  const { file, rows, agreed, differed, skipped, differences, skips } = report;
  return [
    `${file}: rows ${rows}, agreed ${agreed}, differed ${differed}, skipped ${skipped}`,
    ...differences.flatMap(({ line, id, what }) => [`  differs: ${id} (line ${line})`, ...what.map((w) => `    ${w}`)]),
    ...skips.flatMap(skipLines),
    ...(agreed === 0 ? ['  nothing agreed'] : []),
  ];
}

/** So many rows of a kind are told to people; a machine gets all. */
const SHOWN = 10;

/** Skips that are in order are counted by what is behind them, the others listed one by one. */
function skipLines({ reason, inOrder, count, rows }: SkipReport): readonly string[] {
  const head = `  skipped ${count}: ${reason}`;
  if (!inOrder) {
    const listed = rows.slice(0, SHOWN).map(({ line, id, why }) => `    ${id} (line ${line}): ${why}`);
    return [head, ...listed, ...(count > SHOWN ? [`    and ${count - SHOWN} more`] : [])];
  }
  const counts = new Map<string, number>();
  for (const { why } of rows) counts.set(why, (counts.get(why) ?? 0) + 1);
  if (counts.size > 30 || counts.size > count / 2) return [head];
  return [head, `    ${[...counts].map(([why, times]) => `${why} ${times}`).join(', ')}`];
}
