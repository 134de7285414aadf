import fs from 'node:fs';
import process from 'node:process';

/** A signal that comes again this soon, in ms, is the same wish: the terminal and npm both pass it on. */
const SAME_WISH = 500;
const LOOK_EVERY = 500;

/**
 * Calls `end` whenever this process is to end: for each signal, and when whoever called has ended without a word (npm
 * does). Children are started in a group of their own, so that they hear of it from here only.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops watching
 */
export function onEnding(end) {
  let last = Number.NEGATIVE_INFINITY;
  /** @param {NodeJS.Signals} signal */
  const wish = (signal) => {
    const now = performance.now();
    if (now - last > SAME_WISH) end(signal);
    last = now;
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, wish);
  const watch = watchCallers(() => wish('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, wish);
  };
}

/**
 * Only under npm or pnpm: a shell that started this by itself may end before it.
 * @param {() => void} ended
 */
function watchCallers(ended) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const callers = callersNow();
  const watch = setInterval(() => {
    if (callersNow() === callers) return;
    clearInterval(watch);
    ended();
  }, LOOK_EVERY);
  return watch;
}

/**
 * The processes through which npm or pnpm started this one, from the nearest up: `sh`, `npm start`, ... Where they cannot
 * be read: the nearest alone.
 */
function callersNow() {
  const callers = [];
  let pid = `${process.ppid}`;
  for (let caller = processOf(pid); caller !== undefined; caller = processOf(pid)) {
    if (!/^(sh|dash|node|npm|npx|pnpm)\b/.test(caller.name)) break;
    callers.push({ pid, isShell: /^(sh|dash)\b/.test(caller.name) });
    pid = caller.parent;
  }
  while (callers.at(-1)?.isShell) callers.pop();
  return [process.ppid, ...callers.map((caller) => caller.pid)].join(' ');
}

/**
 * Name and parent of a process, where the system tells.
 * @param {string} pid
 */
function processOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, , parent = ''] = stat.slice(stat.lastIndexOf(')')).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), parent };
  } catch {
    return undefined;
  }
}
