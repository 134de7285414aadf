import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeProgram, type Program, runShown } from './processes.ts';
import { inProject, pinnedPackageManager, toolFile, workspaceFolders } from './project.ts';
import { fingerprint, isStamped, writeStamp } from './stamps.ts';

const STAMP = inProject('node_modules', '.installed-from');
const ARGS = ['install', '--frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'] as const;

/** Installs the packages unless they are there and nothing that decides about them has changed. True if they are there. */
export async function ensureInstalled(): Promise<boolean> {
  const wanted = whatDecides();
  if (isStamped(STAMP, wanted)) return true;
  console.error('Installing the packages ...');
  const code = await runShown(packageManager(ARGS));
  if (code === 0) writeStamp(STAMP, wanted);
  else console.error('The packages could not be installed: see above. Is the npm registry within reach?');
  return code === 0;
}

function whatDecides(): string {
  const manifests = workspaceFolders().map((folder) => path.join(folder, 'package.json'));
  const files = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]);
  return `${files} ${process.platform} ${process.arch}`;
}

/** The pinned package manager: the one installed here if it is that one, else fetched by npx. */
function packageManager(args: readonly string[]): Program {
  const pinned = pinnedPackageManager();
  if (installedPnpm() === pinned) return nodeProgram(toolFile('pnpm'), args);
  return { file: 'npx', args: ['--yes', pinned, ...args] };
}

function installedPnpm(): string | undefined {
  const file = inProject('node_modules', 'pnpm', 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? `pnpm@${manifest.version}`
    : undefined;
}
