import { availableParallelism } from 'node:os';
import { type BotQuestion, type TableBots, thinkingMs } from '@skatrunde/table';
import { Piscina } from 'piscina';
import type { answerTo } from './bot-answers.ts';

/** Bots that think in threads of their own; `close` ends these, and who still waits gets no answer. */
export type BotPool = TableBots & { readonly close: () => Promise<void> };

export type BotPoolOptions = {
  /** How many may think at once; absent: every core but the one of the sockets. */
  readonly threads?: number;
  /** What a thread loads. */
  readonly worker?: URL;
  /** An answer that takes longer is not wanted any more, and its thread is ended, in ms. The table has gone on by then. */
  readonly longest?: number;
};

/** A thread that nobody has asked for so long ends, in ms. */
const IDLE = 60_000;
/**
 * So many questions may be open for each thread; one more is refused, and the table takes any legal answer. Counted here:
 * the pool's own limit does not count questions that can be given up.
 */
const OPEN_PER_THREAD = 100;
const LONGEST = 15_000;
/** Largest heap of a thread, in MB. */
const HEAP = 512;

/** No thread is started before somebody asks. */
export function openBotPool({
  threads = threadsHere(),
  worker = WORKER,
  longest = LONGEST,
}: BotPoolOptions = {}): BotPool {
  let pool: Piscina<BotQuestion, ReturnType<typeof answerTo>> | undefined;
  let open = 0;
  const start = () =>
    new Piscina<BotQuestion, ReturnType<typeof answerTo>>({
      filename: worker.href,
      name: 'answerTo',
      // One stays: it takes what waits when another has crashed or was ended.
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
  return {
    async answer(question) {
      if (open >= threads * OPEN_PER_THREAD) throw new Error('Too many questions to bots at once');
      pool ??= start();
      open += 1;
      try {
        return await pool.run(question, { signal: AbortSignal.timeout(longest) });
      } finally {
        open -= 1;
      }
    },
    delayFor: thinkingMs,
    close: async () => pool?.destroy(),
  };
}

const WORKER = new URL('./bot-worker.ts', import.meta.url);

function threadsHere(): number {
  return Math.max(1, availableParallelism() - 1);
}
