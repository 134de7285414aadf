import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What the service worker needs of a build: a name that changes with it, and the addresses of its files. */
type Offline = { readonly build: string; readonly files: readonly string[] };

/** Writes `sw.js`: the service worker, with the list of what it keeps. */
export function offlinePlugin(): Plugin {
  let publicFolder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((file): readonly [string, string | Uint8Array] => [
          file.fileName,
          file.type === 'chunk' ? file.code : file.source,
        ]);
        const source = `const OFFLINE = ${JSON.stringify(offlineOf([...built, ...filesIn(publicFolder)]))};\n${CODE}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const CODE = readFileSync(path.join(import.meta.dirname, 'service-worker.js'), 'utf8');

function offlineOf(files: readonly (readonly [string, string | Uint8Array])[]): Offline {
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256').update(CODE);
  for (const [name, content] of sorted) hash.update(name).update(content);
  const names = sorted.map(([name]) => `/${name}`).filter(isNeeded);
  return { build: hash.digest('hex').slice(0, 16), files: names };
}

/** The document is kept under the address of the first page; the pictures for a home screen the system keeps itself. */
function isNeeded(file: string): boolean {
  return file !== '/index.html' && !file.startsWith('/icons/');
}

/** What lies in the public folder, by its place there. */
function filesIn(folder: string): readonly (readonly [string, Uint8Array])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file).split(path.sep).join('/'), readFileSync(file)] as const);
}
