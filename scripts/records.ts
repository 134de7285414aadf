import { checkRecords, type FileReport, linesOf, reportOf } from '../packages/rules/src/records/index.ts';
import { textOf } from './row-files.ts';

/**
 * `records check [--json] FILE...`: plays recorded games again and compares every step and every number with the record.
 * Standard output carries only the answer. Exit 1 when anything is not in order, 2 when the call itself is wrong.
 */
const USAGE = 'usage: records check [--json] FILE...\n';

type Unread = { readonly file: string; readonly error: string; readonly ok: false };

const [command, ...args] = process.argv.slice(2);
const files = args.filter((arg) => arg !== '--json');
const unknownOption = files.find((arg) => arg.startsWith('-'));
if (command !== 'check' || files.length === 0 || unknownOption !== undefined) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = args.includes('--json') ? checkForMachine(files) : checkForPeople(files);
}

/** Each file's report as soon as it is there. */
function checkForPeople(names: readonly string[]): number {
  let inOrder = true;
  for (const name of names) {
    const report = checkFile(name);
    inOrder &&= report.ok;
    if ('error' in report) process.stderr.write(`${report.file}: ${report.error}\n`);
    else process.stdout.write(`${linesOf(report).join('\n')}\n`);
  }
  return inOrder ? 0 : 1;
}

/** One JSON document: `{ ok, files }`. */
function checkForMachine(names: readonly string[]): number {
  const reports = names.map(checkFile);
  const ok = reports.every((report) => report.ok);
  process.stdout.write(`${JSON.stringify({ ok, files: reports }, undefined, 2)}\n`);
  return ok ? 0 : 1;
}

function checkFile(file: string): FileReport | Unread {
  try {
    return reportOf(file, checkRecords(textOf(file)));
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error), ok: false };
  }
}
