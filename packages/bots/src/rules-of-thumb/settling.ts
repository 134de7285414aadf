import {
  beats,
  type Card,
  cardPoints,
  type Player,
  type PlayingView,
  type SuitInPlay,
  suitInPlay,
  type TakenTrick,
} from '@skatrunde/rules';
import { cardsOut } from './play/situation.ts';

/** "The rest is mine" is granted only if it is evident from my own cards and what lies open. */
export function grantsClaim(view: PlayingView, by: Player, tricks: readonly TakenTrick[]): boolean {
  const shown = view.openHands.find(({ player }) => player === by)?.cards ?? [];
  const others = [...view.hand, ...cardsOut(view, tricks)].filter((card) => !shown.includes(card));
  if (shown.length === 0) return false;
  if (view.contract.type === 'null') return view.declarer === by && nothingGoesUnder(shown, others, view);
  return leads(view, by) && takesAll(shown, others, view);
}

function leads(view: PlayingView, by: Player): boolean {
  return view.turn === by && view.trick.length === 0;
}

/** Every shown card is above all that others may hold in its suit, and no trump is left to interrupt. */
function takesAll(shown: readonly Card[], others: readonly Card[], view: PlayingView): boolean {
  const suit = (card: Card): SuitInPlay => suitInPlay(card, view.contract);
  const highest = shown.every((card) =>
    others.every((other) => suit(other) !== suit(card) || beats(card, other, view.contract)),
  );
  const trumpsShown = shown.filter((card) => suit(card) === 'trump').length;
  const trumpsOut = others.filter((card) => suit(card) === 'trump').length;
  return highest && (trumpsShown >= trumpsOut || trumpsShown === shown.length);
}

/** The declarer of a Null game can stay under whatever is played, in every suit shown. */
function nothingGoesUnder(shown: readonly Card[], others: readonly Card[], view: PlayingView): boolean {
  return shown.every((card) => {
    const lowerOwn = shown.filter((own) => sameSuit(own, card, view) && beats(card, own, view.contract)).length;
    const lowerOut = others.filter((other) => sameSuit(other, card, view) && beats(card, other, view.contract)).length;
    return lowerOut <= lowerOwn;
  });
}

function sameSuit(a: Card, b: Card, view: PlayingView): boolean {
  return suitInPlay(a, view.contract) === suitInPlay(b, view.contract);
}

/**
 * A declarer may always give up. With the partner a defender gives up only what is lost: the declarer has 61, or has
 * taken most tricks and no card here can stop him.
 */
export function grantsConcession(view: PlayingView, by: Player, tricks: readonly TakenTrick[]): boolean {
  if (by === view.declarer || view.declarer === view.you) return true;
  if (view.contract.type === 'null') return false;
  const his = tricks.filter(({ winner }) => winner === view.declarer).flatMap(({ cards }) => cards);
  return cardPoints(his) >= 61 || ((view.tricksTaken[view.declarer] ?? 0) >= 6 && !holdsAStopper(view, tricks));
}

function holdsAStopper(view: PlayingView, tricks: readonly TakenTrick[]): boolean {
  const out = cardsOut(view, tricks);
  return view.hand.some((card) =>
    out.every((other) => !sameSuit(card, other, view) || beats(card, other, view.contract)),
  );
}
