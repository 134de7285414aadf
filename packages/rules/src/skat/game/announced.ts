import { type Card, inPackOrder } from '../../cards/card.ts';
import type { SkatEvent } from './events.ts';
import { questionBeforeShowing } from './questions.ts';
import type { Playing } from './state.ts';

/**
 * The announcement. In an ouvert game the ten cards are shown with it, or once everybody who may has said whether he
 * doubles. Source: rules.md 4.7, 8.4.
 */
export function announcedEvent(
  game: Pick<Playing, 'settings' | 'declarer' | 'bid' | 'calls' | 'contract'>,
  hand: readonly Card[],
): SkatEvent {
  const { declarer, contract } = game;
  const showsNow = contract.ouvert && questionBeforeShowing(game) === undefined;
  return { type: 'announced', player: declarer, contract, ...(showsNow ? { shown: inPackOrder(hand) } : {}) };
}
