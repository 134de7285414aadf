import { type ChildProcess, spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { inProject } from './project.ts';

const WAITS = `
  import { onEnding } from ${JSON.stringify(`file://${inProject('scripts', 'ending.mjs')}`)};
  const stay = setInterval(() => {}, 1000);
  onEnding((signal) => { console.log('told', signal); clearInterval(stay); process.exit(0); });
  console.log('pid', process.pid);
`;

/** Resolves to what stands behind this word, once the child prints a line that starts with it. */
function printed(child: ChildProcess, word: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString('utf8');
      const found = text.split('\n').find((line) => line.startsWith(`${word} `));
      if (found !== undefined) resolve(found.slice(word.length + 1));
    });
  });
}

function startedBy(caller: 'npm' | 'nobody'): ChildProcess {
  const { npm_lifecycle_event: _, ...environment } = process.env;
  const env = caller === 'npm' ? { ...environment, npm_lifecycle_event: 'start' } : environment;
  const line = '"$0" --input-type=module --eval "$1" & wait';
  return spawn('sh', ['-c', line, process.execPath, WAITS], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

const onWindows = process.platform === 'win32';

it.skipIf(onWindows)('passes a signal on', async () => {
  const child = startedBy('nobody');
  const told = printed(child, 'told');
  process.kill(Number(await printed(child, 'pid')), 'SIGINT');
  expect(await told).toBe('SIGINT');
});

it.skipIf(onWindows)('ends when npm has ended without a word', async () => {
  const child = startedBy('npm');
  const told = printed(child, 'told');
  await printed(child, 'pid');
  child.kill('SIGKILL');
  expect(await told).toBe('SIGTERM');
});
