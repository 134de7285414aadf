import { availableParallelism } from 'node:os';
import { type Count, NOTHING, ONE_FAILED, sum, summaryLine } from './counts.ts';
import type { Part } from './parts.ts';

/** Runs every part, also after a failed one; parts of one group side by side. Prints the summary; resolves to the exit code. */
export async function runParts(groups: readonly (readonly Part[])[]): Promise<number> {
  const counts: Count[] = [];
  for (const group of groups) counts.push(...(await sideBySide(group)));
  const total = sum(counts);
  console.log(`\n${summaryLine(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function sideBySide(parts: readonly Part[]): Promise<readonly Count[]> {
  const waiting = [...parts];
  const done: Count[] = [];
  async function work(): Promise<void> {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) done.push(await runPart(part));
  }
  await Promise.all(Array.from({ length: Math.min(parts.length, availableParallelism()) }, work));
  return done;
}

async function runPart(part: Part): Promise<Count> {
  const start = performance.now();
  const count = await part.run().catch((error: unknown) => failure(part.name, error));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${part.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return count;
}

function failure(name: string, error: unknown): Count {
  console.error(`${name} could not run:`, error);
  return sum([NOTHING, ONE_FAILED]);
}
