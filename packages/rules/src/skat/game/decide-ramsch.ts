import type { Card } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { Player } from '../../game.ts';
import { RAMSCH } from '../contract.ts';
import { whyNotAnnounce } from '../rules/announcing.ts';
import { whyNotPlay } from '../rules/following-suit.ts';
import { whyNotDiscard } from '../rules/picking-up.ts';
import { whyNotPutOn } from '../rules/pushing.ts';
import { winningPlace } from '../rules/trick-winner.ts';
import { announcedEvent } from './announced.ts';
import type { SkatCommand } from './commands.ts';
import { accept, refuse, type SkatDecision } from './decision.ts';
import type { SkatEvent } from './events.ts';
import { ramschResult } from './ramsch-result.ts';
import type { BeforeRamsch, PlayingRamsch } from './state.ts';

/** What is said before a Ramsch. */
export function decideBeforeRamsch(state: BeforeRamsch, player: Player, command: SkatCommand): SkatDecision {
  if (player !== state.turn) return refuse('notYourTurn');
  switch (state.step) {
    case 'grandHand':
      return decideGrandHand(state, player, command);
    case 'push':
      if (command.type === 'push') return accept({ type: 'skatPushed', player });
      return command.type === 'pickUp'
        ? accept({ type: 'skatPickedUp', player, cards: state.skat })
        : refuse('notYourTurn');
    case 'putOn':
      return decidePutOn(state, player, command);
    case 'knock':
      return command.type === 'knock'
        ? accept({ type: 'knocked', player, knocked: command.knock })
        : refuse('notYourTurn');
  }
}

/** Who plays Grand Hand instead is declarer without a bid. Source: rules.md 8.3. */
function decideGrandHand(state: BeforeRamsch, player: Player, command: SkatCommand): SkatDecision {
  if (command.type === 'pass') return accept({ type: 'grandHandDeclined', player });
  if (command.type !== 'announce') return refuse('notYourTurn');
  const { contract } = command;
  if (contract.type !== 'grand') return refuse('onlyGrandHand');
  const { settings, hands, calls } = state;
  const hand = hands[player] ?? [];
  const code = whyNotAnnounce(contract, 'untouched', 0, { settings, hand });
  if (code !== undefined) return refuse(code);
  const announced = announcedEvent({ settings, declarer: player, bid: 0, calls, contract }, hand);
  return accept({ type: 'declarerFound', declarer: player, bid: 0 }, announced);
}

function decidePutOn(state: BeforeRamsch, player: Player, command: SkatCommand): SkatDecision {
  if (command.type !== 'discard') return refuse('notYourTurn');
  const { cards } = command;
  const code = whyNotDiscard(cards, state.hands[player] ?? []) ?? whyNotPutOn(cards, state.settings);
  return code === undefined ? accept({ type: 'discarded', player, cards }) : refuse(code);
}

/** A card in a Ramsch. */
export function decideInRamsch(state: PlayingRamsch, player: Player, command: SkatCommand): SkatDecision {
  const hand = state.hands[player];
  if (player !== state.turn || hand === undefined || command.type !== 'play') return refuse('notYourTurn');
  const code = whyNotPlay(command.card, hand, state.trick, RAMSCH);
  if (code !== undefined) return refuse(code);
  const played: SkatEvent = { type: 'cardPlayed', player, card: command.card };
  const [first, second] = state.trick;
  if (first === undefined || second === undefined) return accept(played);
  return endTrick(state, played, [first, second, command.card]);
}

function endTrick(state: PlayingRamsch, played: SkatEvent, cards: readonly [Card, Card, Card]): SkatDecision {
  const { leader, tricks } = state;
  const winner = (leader + winningPlace(cards, RAMSCH)) % 3;
  const taken = { type: 'trickTaken', winner, leader, cards, cardPoints: cardPoints(cards) } as const;
  if (tricks.length < 9) return accept(played, taken);
  return accept(played, taken, { type: 'settled', result: ramschResult(state, taken) });
}
