import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.ts';

/** Names and contents of the files in these places, as one short text: equal exactly if nothing in them changed. */
export function fingerprint(paths: readonly string[], counts: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesIn).filter(counts))
    hash
      .update(`${file}\0`)
      .update(readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(start: string): readonly string[] {
  if (!existsSync(inProject(start))) return [];
  if (statSync(inProject(start)).isFile()) return [start];
  return readdirSync(inProject(start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(inProject(), path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A file that says from what something was made. */
export function isStamped(stamp: string, made: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === made;
}

export function writeStamp(stamp: string, made: string): void {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
}
