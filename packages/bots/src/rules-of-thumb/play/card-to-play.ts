import type { Card, Player, PlayingView, TakenTrick } from '@skatrunde/rules';
import { declarerCard } from './as-declarer.ts';
import { defenderCard } from './as-defender.ts';
import { nullDeclarerCard, nullDefenderCard } from './in-null.ts';
import { cardsOut, remembered, type Situation, suitsLacking } from './situation.ts';

type Asked = {
  readonly view: PlayingView;
  readonly me: Player;
  readonly legal: readonly Card[];
  readonly tricks: readonly TakenTrick[];
  readonly choose: Situation['choose'];
};

/** The card to play; one of `legal`. */
export function cardToPlay(asked: Asked): Card | undefined {
  const s = situation(asked);
  if (s.legal.length === 1) return s.legal[0];
  const declares = s.me === s.declarer;
  if (s.contract.type === 'null') return declares ? nullDeclarerCard(s) : nullDefenderCard(s);
  return declares ? declarerCard(s) : defenderCard(s);
}

/** The same question as a situation: what this seat knows of it. */
export function situation({ view, me, legal, tricks, choose }: Asked): Situation {
  const known = remembered(view, tricks);
  return {
    me,
    declarer: view.declarer,
    contract: view.contract,
    hand: view.hand,
    legal,
    trick: view.trick,
    out: cardsOut(view, known),
    open: new Map(view.openHands.map(({ player, cards }) => [player, cards])),
    lacks: suitsLacking(view, known),
    choose,
  };
}
