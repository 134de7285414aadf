import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { PutOn } from '../result.ts';
import { nextToKnock } from '../rules/knocking.ts';
import { afterDiscard, withSkat } from '../rules/picking-up.ts';
import { nextToPush } from '../rules/pushing.ts';
import { byPlayer, FOREHAND, nextPlayer, REARHAND } from '../seats.ts';
import type { SkatEvent } from './events.ts';
import { replaced, withoutCard } from './hands.ts';
import type { BeforeRamsch, Bidding, PlayingRamsch } from './state.ts';

/** Folding of what happens before and in a Ramsch: Grand Hand instead, pushing, knocking, the cards. */

type Of<Type extends SkatEvent['type']> = Extract<SkatEvent, { readonly type: Type }>;
type Ramsch = BeforeRamsch | PlayingRamsch;

export function enterRamsch(state: Bidding, { compulsory }: Of<'ramschBegan'>): Ramsch {
  const { settings, circumstances, deal, number, calls } = state;
  const begun: BeforeRamsch = {
    phase: 'beforeRamsch',
    step: 'grandHand',
    turn: FOREHAND,
    settings,
    circumstances,
    deal,
    number,
    calls,
    compulsory,
    hands: deal.hands,
    skat: deal.skat,
    pushes: [],
    knocked: [],
  };
  return compulsory && settings.grandHandBeforeRamsch ? begun : pushing(begun);
}

export function noGrandHand(state: BeforeRamsch, player: Player): Ramsch {
  const answered = { ...state, number: state.number + 1 };
  return player === REARHAND ? pushing(answered) : { ...answered, turn: nextPlayer(player) };
}

function pushing(state: BeforeRamsch): Ramsch {
  const turn = state.settings.schieberamsch ? nextToPush(state.pushes) : undefined;
  return turn === undefined ? knocking(state) : { ...state, step: 'push', turn };
}

export function afterPushed(state: BeforeRamsch): Ramsch {
  const push: PutOn = { player: state.turn };
  return pushing({ ...state, number: state.number + 1, pushes: [...state.pushes, push] });
}

export function afterTaken(state: BeforeRamsch): BeforeRamsch {
  const { turn, hands, skat } = state;
  const twelve = withSkat(hands[turn] ?? [], skat);
  return { ...state, step: 'putOn', number: state.number + 1, hands: replaced(hands, turn, twelve) };
}

/** While a player holds twelve, `skat` is still what he took up. */
export function afterPutOn(state: BeforeRamsch, putOn: readonly [Card, Card]): Ramsch {
  const { turn, hands, skat, pushes } = state;
  const ten = afterDiscard(hands[turn] ?? [], putOn);
  return pushing({
    ...state,
    number: state.number + 1,
    hands: replaced(hands, turn, ten),
    skat: putOn,
    pushes: [...pushes, { player: turn, cards: { taken: skat, putOn } }],
  });
}

function knocking(state: BeforeRamsch, after?: Player): Ramsch {
  const turn = state.settings.klopfen ? nextToKnock(state.pushes, after) : undefined;
  return turn === undefined ? playing(state) : { ...state, step: 'knock', turn };
}

export function knockedIn(state: BeforeRamsch, { player, knocked }: Of<'knocked'>): Ramsch {
  const all = knocked ? [...state.knocked, player] : state.knocked;
  return knocking({ ...state, number: state.number + 1, knocked: all }, player);
}

function playing({ step: _step, ...state }: BeforeRamsch): PlayingRamsch {
  return {
    ...state,
    phase: 'ramsch',
    leader: FOREHAND,
    turn: FOREHAND,
    trick: [],
    tricks: [],
    tricksTaken: [0, 0, 0],
    trickPoints: [0, 0, 0],
  };
}

export function ramschCard(state: PlayingRamsch, { player, card }: Of<'cardPlayed'>): PlayingRamsch {
  return {
    ...state,
    number: state.number + 1,
    hands: withoutCard(state.hands, player, card),
    turn: nextPlayer(player),
    trick: [...state.trick, card],
  };
}

export function ramschTrick(state: PlayingRamsch, event: Of<'trickTaken'>): PlayingRamsch {
  const { winner, leader, cards, cardPoints } = event;
  const add = (amount: number) => (before: number, player: Player) => before + (player === winner ? amount : 0);
  return {
    ...state,
    leader: winner,
    turn: winner,
    trick: [],
    tricks: [...state.tricks, { leader, winner, cards }],
    tricksTaken: byPlayer((player) => add(1)(state.tricksTaken[player] ?? 0, player)),
    trickPoints: byPlayer((player) => add(cardPoints)(state.trickPoints[player] ?? 0, player)),
  };
}
