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

const running = new Set<ChildProcess>();

/** Those that run together stand in groups of their own: they hear of the end from here only, and once. */
function start(program: Program, output: 'shown' | 'kept' | 'together'): ChildProcess {
  const child = spawn(program.file, [...program.args], {
    cwd: program.cwd ?? ROOT,
    env: { ...process.env, ...program.env },
    stdio: output === 'kept' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: output === 'together' && process.platform !== 'win32',
    shell: process.platform === 'win32' && program.file !== process.execPath,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
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

/** Runs programs side by side until one ends, and ends the others with it. Resolves to the exit code of that one. */
export async function runTogether(programs: readonly Program[]): Promise<number> {
  const children = programs.map((program) => start(program, 'together'));
  const endings = children.map(ended);
  const code = await Promise.race(endings);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(endings);
  return code;
}

/** Passes a signal on to everything that runs here. */
export function endRunning(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}
