import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { callersFolder } from './project.ts';

/** The text of a file; packed ones are known by their first two bytes. */
export function textOf(file: string): string {
  const bytes = readFileSync(pathOf(file));
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (packed ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Paths are meant from the caller's folder, which is not always this process's. */
function pathOf(file: string): string {
  const fromCaller = path.resolve(callersFolder(), file);
  return existsSync(fromCaller) ? fromCaller : path.resolve(file);
}
