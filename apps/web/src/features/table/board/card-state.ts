import type { Card, SkatCommand } from '@skatrunde/rules/cards';
import type { CardState } from './HandCard.tsx';
import type { Scene } from './scene.ts';

export type CardContext = {
  readonly scene: Scene;
  readonly sent: SkatCommand | undefined;
  readonly chosen: readonly Card[];
};

/** How a card of my hand is shown: by the ask, by what I picked, by what is on its way. */
export function cardState(card: Card, { scene, sent, chosen }: CardContext): CardState {
  const ask = scene.game?.ask;
  if (sent?.type === 'play' && sent.card === card) return 'sent';
  if (sent?.type === 'discard' && sent.cards.includes(card)) return 'sent';
  if (chosen.includes(card)) return 'chosen';
  if (ask?.kind !== 'play') return 'idle';
  return ask.cards.includes(card) ? 'playable' : 'blocked';
}
