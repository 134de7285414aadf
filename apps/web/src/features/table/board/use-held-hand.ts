import type { SkatGameView } from '@skatrunde/protocol';
import { type Suit, suitOrder } from '@skatrunde/rules/cards';
import { useRef } from 'react';
import { type HeldHand, heldHand } from './hand-cards.ts';
import { contractOf } from './scene.ts';

const EMPTY: HeldHand = { cards: [], trumps: 0 };

/** My hand sorted for what is played. The suits keep their places until there is a new hand or a new contract. */
export function useHeldHand(game: SkatGameView | undefined): HeldHand {
  const kept = useRef<{ readonly key: string; readonly suits: readonly Suit[] }>(undefined);
  if (!game) return EMPTY;
  const { hand } = game.view;
  const contract = contractOf(game.view);
  const key = [game.game, game.dealer, hand.length > 10, JSON.stringify(contract)].join(' ');
  if (kept.current?.key !== key) kept.current = { key, suits: suitOrder(hand, contract) };
  return heldHand(hand, contract, kept.current.suits);
}
