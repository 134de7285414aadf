import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole project. */
export const ROOT = path.resolve(import.meta.dirname, '..');

export function inProject(...parts: readonly string[]): string {
  return path.join(ROOT, ...parts);
}

/** The folder from which somebody called: paths they give are meant from there. */
export function callersFolder(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

/** The package manager this project is installed with, such as `pnpm@10.34.8`. */
export function pinnedPackageManager(): string {
  const manifest: unknown = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'packageManager' in manifest) {
    if (typeof manifest.packageManager === 'string') return manifest.packageManager;
  }
  throw new Error('package.json names no packageManager');
}

/** The folders of the workspace that exist: packages, apps and the browser tests. */
export function workspaceFolders(): readonly string[] {
  const inside = (folder: string): readonly string[] =>
    readdirSync(inProject(folder)).map((name) => path.join(folder, name));
  return [...inside('packages'), ...inside('apps'), 'e2e'].filter((folder) =>
    existsSync(inProject(folder, 'package.json')),
  );
}

/** The JavaScript file behind an installed command, to be run with this Node; asks nothing of the shell. */
export function toolFile(packageName: string, command: string = packageName): string {
  const folder = inProject('node_modules', packageName);
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const bin = typeof manifest === 'object' && manifest !== null && 'bin' in manifest ? manifest.bin : undefined;
  if (typeof bin === 'string') return path.join(folder, bin);
  const file = Object.entries(bin ?? {}).find(([name]) => name === command)?.[1];
  if (typeof file !== 'string') throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, file);
}
