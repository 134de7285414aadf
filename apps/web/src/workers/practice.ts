import { shuffleByBrowser } from './browser-shuffle.ts';
import { indexedStore } from './indexed-store.ts';
import { passingStore } from './passing-store.ts';
import type { FromPractice, ToPractice } from './practice-messages.ts';
import type { PracticeStore } from './practice-store.ts';
import { type OthersNews, type PracticeTable, practiceTable } from './practice-table.ts';
import { thinkingBots } from './thinking-bots.ts';

/** The worker in which the practice table runs: packages/table as on the server, with what a browser has for the rest. */

const windows = new BroadcastChannel('skatrunde-practice');
const table: Promise<PracticeTable> = storeHere().then((store) =>
  practiceTable({
    store,
    bots: thinkingBots(() => new Worker(new URL('./bots.ts', import.meta.url), { type: 'module' })),
    clock: {
      now: Date.now,
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
    shuffle: shuffleByBrowser,
    newId: shuffleByBrowser.secret,
    tell: (message: FromPractice) => postMessage(message),
    tellOthers: (news: OthersNews) => windows.postMessage(news),
    report: (error) => console.error(error),
  }),
);

addEventListener('message', ({ data }: MessageEvent<ToPractice>) => {
  void table.then(({ hear }) => hear(data));
});
windows.addEventListener('message', ({ data }: MessageEvent<OthersNews>) => {
  void table.then(({ hearOthers }) => hearOthers(data));
});

/** A browser that keeps nothing lets one practise all the same. */
async function storeHere(): Promise<PracticeStore> {
  try {
    return await indexedStore();
  } catch {
    return passingStore();
  }
}
