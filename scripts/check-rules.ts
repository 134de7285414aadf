import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';
import { faultsIn, rowsIn, titlesIn, withCounts } from './rule-ids.ts';

/**
 * Keeps docs/rules.md, the files of the rules and the `[ID]` in test titles in step; exits with 1 when they are not.
 * `--write` puts the column of counts right.
 */
const document = inProject('docs', 'rules.md');
const sources = inProject('packages', 'rules', 'src');

const titles = titlesIn(testsBelow(sources));
if (process.argv.includes('--write')) {
  writeFileSync(document, withCounts(readFileSync(document, 'utf8'), titles));
}
const rows = rowsIn(readFileSync(document, 'utf8'));
const faults = faultsIn(rows, titles, (file) => existsSync(path.join(sources, file)));
for (const fault of faults) console.log(fault);
console.log(`rules: ${rows.length} rules, ${faults.length} faults`);
process.exitCode = faults.length > 0 || rows.length === 0 ? 1 : 0;

function testsBelow(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
