import { nodeProgram, runKept } from './processes.ts';
import { inProject } from './project.ts';
import { fingerprint, isStamped, writeStamp } from './stamps.ts';

const STAMP = inProject('apps', 'web', 'dist', '.built-from');
const SOURCES = [
  'apps/web',
  'packages/rules/src',
  'packages/table/src',
  'packages/protocol/src',
  'packages/bots/src',
  'pnpm-lock.yaml',
];
const MADE = /^apps\/web\/(dist|test-results|coverage)\//;

/** Builds the page unless the one that is there was built from the same sources. What went wrong, if anything. */
export async function ensurePageBuilt(): Promise<{ readonly ok: boolean; readonly output: string }> {
  const sources = fingerprint(SOURCES, (file) => !MADE.test(file) && !file.includes('.test.'));
  if (isStamped(STAMP, sources)) return { ok: true, output: '' };
  console.error('Building the page ...');
  const vite = nodeProgram(inProject('apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js'), ['build']);
  const { code, output } = await runKept({ ...vite, cwd: inProject('apps', 'web') });
  if (code === 0) writeStamp(STAMP, sources);
  return { ok: code === 0, output };
}
