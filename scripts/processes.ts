import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from './project.ts';

/** How to start a program. Without `cwd` it runs in the project's folder. */
export type Program = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** This Node running a file. */
export function nodeProgram(file: string, args: readonly string[] = []): Program {
  return { file: process.execPath, args: [file, ...args] };
}

function start(program: Program, output: 'shown' | 'kept'): ChildProcess {
  return spawn(program.file, [...program.args], {
    cwd: program.cwd ?? ROOT,
    env: { ...process.env, ...program.env },
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program.file !== process.execPath,
  });
}

/** Exit code of a child that has come to its end; 1 if it could not be started or was killed. */
function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program to its end with its output on this screen; resolves to its exit code. */
export function runShown(program: Program): Promise<number> {
  return ended(start(program, 'shown'));
}

/** Runs a program to its end and keeps what it prints. */
export async function runKept(program: Program): Promise<{ readonly code: number; readonly output: string }> {
  const child = start(program, 'kept');
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  child.stderr?.on('data', (part: Buffer) => parts.push(part));
  const code = await ended(child);
  return { code, output: Buffer.concat(parts).toString('utf8') };
}

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs programs side by side until one ends, and ends the others with it. Signals are passed on; so is the end of the
 * caller (npm ends without telling its children). Resolves to the exit code of the first that ended.
 */
export async function runTogether(programs: readonly Program[]): Promise<number> {
  const children = programs.map((program) => start(program, 'shown'));
  const endAll = (signal: NodeJS.Signals): void => {
    for (const child of children) child.kill(signal);
  };
  for (const signal of ENDING_SIGNALS) process.on(signal, () => endAll(signal));
  const caller = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== caller) endAll('SIGTERM');
  }, 500);
  const code = await Promise.race(children.map(ended));
  endAll('SIGTERM');
  await Promise.all(
    children.map((child) => ((child.exitCode ?? child.signalCode) === null ? ended(child) : undefined)),
  );
  clearInterval(watch);
  return code;
}
