/** Most pieces of work that are done together. */
const LARGEST = 200;

type Waiting<Work, Result> = {
  readonly work: Work;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Does together what has come in while the last batch was under way: where each batch costs one write to the disk, a
 * hundred busy tables wait for one and not for a hundred. `doAll` answers for each piece of work, or rejects and has done
 * nothing at all; then each is done alone, so that one that cannot be done hurts no other.
 */
export function inBatches<Work, Result>(doAll: (work: readonly Work[]) => Promise<readonly Result[]>) {
  const waiting: Waiting<Work, Result>[] = [];
  let underWay = false;

  async function together(batch: readonly Waiting<Work, Result>[]): Promise<void> {
    try {
      const results = await doAll(batch.map(({ work }) => work));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('No answer in a batch'));
        else resolve(result);
      }
    } catch (error) {
      const [only] = batch;
      if (batch.length === 1) only?.reject(error);
      else for (const one of batch) await together([one]);
    }
  }

  async function goOn(): Promise<void> {
    underWay = true;
    while (waiting.length > 0) await together(waiting.splice(0, LARGEST));
    underWay = false;
  }

  return (work: Work): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (!underWay) void goOn();
    });
}
