import type { Card, SkatCommand } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { useToast } from '../../../ui/Toast.tsx';
import { followText } from '../ask/play-hint.ts';
import type { CardContext } from './card-state.ts';
import { seatOf, turnOf } from './scene.ts';

/** Cards picked for the discard; each discard begins with none. */
export function useChosen(ask: number | undefined): readonly [readonly Card[], (cards: readonly Card[]) => void] {
  const [picked, setPicked] = useState<{ readonly ask: number | undefined; readonly cards: readonly Card[] }>();
  const cards = picked && picked.ask === ask ? picked.cards : [];
  return [cards, (next) => setPicked({ ask, cards: next })];
}

type ClickContext = CardContext & {
  readonly setChosen: (cards: readonly Card[]) => void;
  readonly say: (command: SkatCommand) => void;
};

/** A click plays the card or picks it for the discard; where it cannot, it says what can be done. */
export function useCardClick({ scene, sent, chosen, setChosen, say }: ClickContext): (card: Card) => void {
  const text = useText();
  const deck = useDeck();
  const toast = useToast();
  const { game } = scene;
  const ask = game?.ask;
  return (card) => {
    if (!game || sent !== undefined) return;
    switch (ask?.kind) {
      case 'play':
        if (ask.cards.includes(card)) say({ type: 'play', card });
        else toast({ text: followText(ask, { text, deck }) ?? text.table.board.hand.notPlayable });
        return;
      case 'putOn':
        if (ask.cards.includes(card)) setChosen(toggled(chosen, card));
        else toast({ text: text.refusals.jackPutOn });
        return;
      case 'discard':
        setChosen(toggled(chosen, card));
        return;
      case 'bid':
      case 'hold':
      case 'pickUpOrHand':
      case 'announce':
      case 'grandHand':
      case 'push':
      case 'knock':
      case 'double':
      case 'rearrange':
      case 'giveIn':
      case 'takeGift':
        return;
      case undefined: {
        const turn = turnOf(game.view);
        const seat = turn === undefined ? undefined : seatOf(scene, turn);
        if (seat && (game.view.phase === 'playing' || game.view.phase === 'ramsch'))
          toast({ text: text.table.ask.play.others(seat.name) });
      }
    }
  };
}

/** At most two; a third takes the place of the one picked last. */
function toggled(chosen: readonly Card[], card: Card): readonly Card[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen.slice(0, 1), card];
}
