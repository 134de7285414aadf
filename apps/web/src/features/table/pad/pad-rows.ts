import type { Pad, PadLine } from '@skatrunde/protocol';

/** What stands in one column of one line: a total, and whether it is still the present one. */
export type PadCell = { readonly total: number; readonly present: boolean };
export type PadRow = { readonly line: PadLine; readonly cells: readonly (PadCell | undefined)[] };

/** Only who gained or lost gets a new total; the one before it is struck through. */
export function padRows({ columns, lines }: Pad): readonly PadRow[] {
  const lastLine = columns.map((_, column) => lines.findLastIndex(({ scores }) => changes(scores, column)));
  return lines.map((line, index) => ({
    line,
    cells: columns.map((_, column) =>
      changes(line.scores, column)
        ? { total: line.totals[column] ?? 0, present: lastLine[column] === index }
        : undefined,
    ),
  }));
}

function changes(scores: readonly number[], column: number): boolean {
  return (scores[column] ?? 0) !== 0;
}
