/** Rows of text under a head, numbers to the right, as wide as they need. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = [head, ...rows.map((row) => row.map(shown))];
  const widths = head.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts.map((row) => line(row, widths)).join('\n');
}

function shown(value: string | number): string {
  return typeof value === 'string' ? value : Math.round(value).toLocaleString('en');
}

function line(row: readonly string[], widths: readonly number[]): string {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  return cells.join('  ').trimEnd();
}
