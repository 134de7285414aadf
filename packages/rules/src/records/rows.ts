/** One row of a file and the line it begins in, from 1. */
export type Row = { readonly format: 'json' | 'iss'; readonly line: number; readonly text: string };

/**
 * The rows of a file. A line with `(;` begins an ISS game, which ends with `;)`, perhaps some lines later. Every other
 * line is JSON, except empty ones and comments (`#`).
 */
export function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let iss: { line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (iss === undefined) {
      if (isBlank(line)) continue;
      if (!beginsIss(line)) {
        rows.push({ format: 'json', line: index + 1, text: line });
        continue;
      }
      iss = { line: index + 1, lines: [] };
    }
    iss.lines.push(line);
    if (!line.includes(';)')) continue;
    rows.push({ format: 'iss', line: iss.line, text: iss.lines.join('\n') });
    iss = undefined;
  }
  if (iss !== undefined) rows.push({ format: 'iss', line: iss.line, text: iss.lines.join('\n') });
  return rows;
}

function isBlank(line: string): boolean {
  return line.trim() === '' || line.trimStart().startsWith('#');
}

function beginsIss(line: string): boolean {
  return !line.trimStart().startsWith('{') && line.includes('(;');
}
