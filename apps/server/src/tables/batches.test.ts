import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

/** Work that is done when the test says so. */
function slowWork(fails: (work: readonly string[]) => boolean = () => false) {
  const batches: (readonly string[])[] = [];
  const open: (() => void)[] = [];
  const run = inBatches(async (work: readonly string[]) => {
    batches.push(work);
    await new Promise<void>((resolve) => open.push(resolve));
    if (fails(work)) throw new Error(work.join());
    return work.map((one) => one.toUpperCase());
  });
  async function finish(): Promise<void> {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { run, finish, batches };
}

it('does at once what comes first, and together what comes meanwhile', async () => {
  const { run, finish, batches } = slowWork();
  const all = ['a', 'b', 'c'].map(run);
  expect(batches).toEqual([['a']]);
  await finish();
  expect(batches).toEqual([['a'], ['b', 'c']]);
  await finish();
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C']);
  const later = run('d');
  await finish();
  expect(await later).toBe('D');
});

it('does each alone after a batch that failed, so that only the culprit fails', async () => {
  const { run, finish, batches } = slowWork((work) => work.includes('bad'));
  const all = Promise.allSettled(['a', 'b', 'bad', 'c'].map(run));
  for (let batch = 0; batch < 5; batch += 1) await finish();
  expect(batches).toEqual([['a'], ['b', 'bad', 'c'], ['b'], ['bad'], ['c']]);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
