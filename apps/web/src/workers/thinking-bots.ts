import { type TableBots, thinkingMs } from '@skatrunde/table';
import type { FromBots, ToBots } from './bot-messages.ts';

type BotAnswer = Awaited<ReturnType<TableBots['answer']>>;
/** What is used of a worker. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Bots in a worker of their own. When it breaks the questions are answered with nothing, and the next gets a new one. */
export function thinkingBots(start: () => BotWorker): TableBots {
  const waiting = new Map<number, (answer: BotAnswer) => void>();
  let worker: BotWorker | undefined;
  let asked = 0;

  function settle(nr: number, answer: BotAnswer): void {
    waiting.get(nr)?.(answer);
    waiting.delete(nr);
  }

  function running(): BotWorker {
    if (worker !== undefined) return worker;
    const fresh = start();
    // The worker next door is our own; the table refuses what is no legal answer.
    fresh.onmessage = ({ data }) => settle(data.nr, data.command as BotAnswer);
    fresh.onerror = () => {
      fresh.terminate();
      worker = undefined;
      for (const nr of [...waiting.keys()]) settle(nr, undefined);
    };
    worker = fresh;
    return fresh;
  }

  return {
    answer: (question) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        running().postMessage({ nr: asked, question } satisfies ToBots);
      }),
    delayFor: thinkingMs,
  };
}
