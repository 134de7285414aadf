import type { BotQuestion } from '@skatrunde/table';
import { describe, expect, test } from 'vitest';
import type { ToBots } from './bot-messages.ts';
import { type BotWorker, thinkingBots } from './thinking-bots.ts';

function scriptedWorkers() {
  const started: (BotWorker & { readonly asked: ToBots[] })[] = [];
  const start = (): BotWorker => {
    const asked: ToBots[] = [];
    const worker = {
      onmessage: null,
      onerror: null,
      asked,
      postMessage: (message: ToBots) => asked.push(message),
      terminate: () => undefined,
    };
    started.push(worker);
    return worker;
  };
  return { started, start };
}

/** What is asked is of no concern here. */
const QUESTION = { seed: 'one' } as BotQuestion;

describe('bots in a worker', () => {
  test('each question gets its own answer, whatever their order', async () => {
    const { started, start } = scriptedWorkers();
    const bots = thinkingBots(start);
    const answers = [bots.answer(QUESTION), bots.answer(QUESTION)];
    expect(started).toHaveLength(1);
    const [one, two] = started[0]?.asked ?? [];
    started[0]?.onmessage?.(new MessageEvent('message', { data: { nr: two?.nr ?? 0, command: { type: 'pass' } } }));
    started[0]?.onmessage?.(new MessageEvent('message', { data: { nr: one?.nr ?? 0 } }));
    expect(await Promise.all(answers)).toEqual([undefined, { type: 'pass' }]);
  });

  test('a worker that breaks answers nothing, and the next question goes to a new one', async () => {
    const { started, start } = scriptedWorkers();
    const bots = thinkingBots(start);
    const lost = bots.answer(QUESTION);
    started[0]?.onerror?.(new ErrorEvent('error'));
    expect(await lost).toBeUndefined();
    void bots.answer(QUESTION);
    expect(started).toHaveLength(2);
    expect(started[1]?.asked).toHaveLength(1);
  });
});
