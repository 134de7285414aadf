import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as an operator starts it, in a process of its own. */
export type Process = {
  readonly output: () => string;
  /** Resolves once the output has this. Rejects when the process ends before. */
  readonly says: (text: RegExp) => Promise<RegExpExecArray>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code; `undefined` when a signal ended it. */
  readonly ended: Promise<number | undefined>;
};

export function runServer(environment: Readonly<Record<string, string>>): Process {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...environment } });
  let output = '';
  const listeners = new Set<() => void>();
  const ended = new Promise<number | undefined>((resolve) => child.on('close', (code) => resolve(code ?? undefined)));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of listeners) look();
    });
  }
  return {
    output: () => output,
    says(text) {
      return new Promise((resolve, reject) => {
        const look = (): void => {
          const found = text.exec(output);
          if (found) resolve(found);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`The server ended and said: ${output}`)));
        look();
      });
    },
    signal: (signal) => void child.kill(signal),
    ended,
  };
}
