import type { Page } from '@playwright/test';
import { type Card, isCard } from '@skatrunde/rules/cards';

/** Every frame that came over the page's sockets, and the cards in it that should not have been. */
export type Frames = {
  readonly count: () => number;
  readonly leaks: () => readonly string[];
  /** From now on each card in a frame must be one of these when it arrives. */
  readonly allowOnly: (cards: ReadonlySet<Card>) => void;
};

export function listenToFrames(page: Page): Frames {
  let count = 0;
  let allowed: ReadonlySet<Card> | undefined;
  const leaks: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      count += 1;
      const hidden = cardsIn(String(payload)).filter((card) => allowed !== undefined && !allowed.has(card));
      if (hidden.length > 0) leaks.push(`${hidden.join(' ')} in ${String(payload).slice(0, 1000)}`);
    }),
  );
  return {
    count: () => count,
    leaks: () => leaks,
    allowOnly: (cards) => {
      allowed = cards;
    },
  };
}

/** Every card named anywhere in a frame, whatever key it stands under. */
export function cardsIn(frame: string): readonly Card[] {
  const words = frame.match(/(?<![\w-])[CSHD][789TJQKA](?![\w-])/g) ?? [];
  return [...new Set(words)].filter(isCard);
}
