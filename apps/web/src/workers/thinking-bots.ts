import { type BotQuestion, type TableBots, thinkingMs } from '@skatrunde/table';
import type { FromBots, ToBots } from './bot-messages.ts';

type BotAnswer = Awaited<ReturnType<TableBots['answer']>>;
type BotHint = Awaited<ReturnType<TableBots['hint']>>;
/** What is used of a worker. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Bots in a worker of their own. When it breaks the questions are answered with nothing, and the next gets a new one. */
export function thinkingBots(start: () => BotWorker): TableBots {
  const waiting = new Map<number, (said: unknown) => void>();
  let worker: BotWorker | undefined;
  let asked = 0;

  function settle(nr: number, said: unknown): void {
    waiting.get(nr)?.(said);
    waiting.delete(nr);
  }

  function running(): BotWorker {
    if (worker !== undefined) return worker;
    const fresh = start();
    fresh.onmessage = ({ data }) => settle(data.nr, data.said);
    fresh.onerror = () => {
      fresh.terminate();
      worker = undefined;
      for (const nr of [...waiting.keys()]) settle(nr, undefined);
    };
    worker = fresh;
    return fresh;
  }

  function ask(question: BotQuestion, wants: ToBots['wants']): Promise<unknown> {
    return new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      running().postMessage({ nr: asked, question, wants } satisfies ToBots);
    });
  }

  return {
    // The worker next door is our own; the table refuses what is no legal answer.
    answer: async (question) => (await ask(question, 'answer')) as BotAnswer,
    hint: async (question) => (await ask(question, 'hint')) as BotHint,
    delayFor: thinkingMs,
  };
}
