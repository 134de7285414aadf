/** One row of the table in docs/rules.md. */
export type RuleRow = { readonly id: string; readonly file: string; readonly tests: number };

/** How often a test title begins with an id, and in which file it was seen first. */
export type Titles = ReadonlyMap<string, { readonly count: number; readonly seenIn: string }>;

const ROW = /^\| ([A-Z]+-\d+) \|.*\| `([^`]+)` \| (\d+) \|$/;

/** The rules of the table, in order. Throws on a row that has an id but not the other columns. */
export function rowsIn(document: string): readonly RuleRow[] {
  return document
    .split('\n')
    .filter((line) => /^\| [A-Z]+-\d+ /.test(line))
    .map((line) => {
      const [, id, file, tests] = ROW.exec(line) ?? [];
      if (id === undefined || file === undefined) throw new Error(`Unreadable row: ${line}`);
      return { id, file, tests: Number(tests) };
    });
}

/** Counts the ids at the beginning of test titles; a title may begin with several. */
export function titlesIn(tests: ReadonlyMap<string, string>): Titles {
  const titles = new Map<string, { count: number; seenIn: string }>();
  for (const [file, source] of tests) {
    for (const [, ids = ''] of source.matchAll(/['"`]((?:\[[A-Z]+-\d+\] ?)+)/g)) {
      for (const [, id = ''] of ids.matchAll(/\[([A-Z]+-\d+)\]/g)) {
        const before = titles.get(id) ?? { count: 0, seenIn: file };
        titles.set(id, { ...before, count: before.count + 1 });
      }
    }
  }
  return titles;
}

/** What is out of step between the table, the files and the tests; nothing when all agree. */
export function faultsIn(
  rows: readonly RuleRow[],
  titles: Titles,
  isThere: (file: string) => boolean,
): readonly string[] {
  const known = new Set(rows.map((row) => row.id));
  const twice = rows.filter((row, index) => rows.findIndex((other) => other.id === row.id) !== index);
  return [
    ...twice.map(({ id }) => `${id} stands twice in the table`),
    ...rows.filter(({ file }) => !isThere(file)).map(({ id, file }) => `${id} names a file that is gone: ${file}`),
    ...rows.filter(({ id }) => !titles.has(id)).map(({ id }) => `${id} has no test`),
    ...[...titles].filter(([id]) => !known.has(id)).map(([id, { seenIn }]) => `${seenIn} tests an unknown rule: ${id}`),
    ...rows
      .filter(({ id, tests }) => titles.has(id) && titles.get(id)?.count !== tests)
      .map(({ id, tests }) => `${id} says ${tests} tests, there are ${titles.get(id)?.count}`),
  ];
}

/** The document with the counts that there are. */
export function withCounts(document: string, titles: Titles): string {
  return document
    .split('\n')
    .map((line) => {
      const id = ROW.exec(line)?.[1];
      return id === undefined ? line : line.replace(/\d+ \|$/, `${titles.get(id)?.count ?? 0} |`);
    })
    .join('\n');
}
