import {
  type Card,
  FOREHAND,
  type Player,
  type PlayingView,
  type SkatAsk,
  type SkatCommand,
  type SkatOffer,
  type SkatView,
  type TakenTrick,
} from '@skatrunde/rules';
import { oneOf, type Seed } from './random.ts';
import { answerAuction } from './rules-of-thumb/bidding.ts';
import { answerAnnounce, answerDiscard, answerPickUpOrHand } from './rules-of-thumb/declaring.ts';
import { cardToPlay } from './rules-of-thumb/play/card-to-play.ts';
import { grantsClaim, grantsConcession } from './rules-of-thumb/settling.ts';

/**
 * What a bot says next, or nothing if nothing is asked of it. It gets what a player in its seat would get and no more:
 * the seat's view, ask and offers, and the tricks that lay open on the table so far (`tricks`; without them it
 * remembers only the trick that may still be looked at). The same arguments give the same answer.
 */
export function answer(
  view: SkatView,
  ask: SkatAsk | undefined,
  offers: readonly SkatOffer[],
  seed: Seed,
  tricks: readonly TakenTrick[] = [],
): SkatCommand | undefined {
  return answerOffer(view, offers, tricks) ?? (ask === undefined ? undefined : answerAsk(view, ask, seed, tricks));
}

function answerOffer(
  view: SkatView,
  offers: readonly SkatOffer[],
  tricks: readonly TakenTrick[],
): SkatCommand | undefined {
  if (view.phase !== 'playing') return undefined;
  for (const offer of offers) {
    const answered = answerOne(view, offer, tricks);
    if (answered !== undefined) return answered;
  }
  return undefined;
}

function answerOne(view: PlayingView, offer: SkatOffer, tricks: readonly TakenTrick[]): SkatCommand | undefined {
  switch (offer.kind) {
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: grantsClaim(view, offer.by, tricks) };
    case 'answerConcession':
      return {
        type: 'answerConcession',
        concession: offer.concession,
        accept: grantsConcession(view, offer.by, tricks),
      };
    case 'claim':
    case 'concede':
      return undefined;
  }
}

function answerAsk(view: SkatView, ask: SkatAsk, seed: Seed, tricks: readonly TakenTrick[]): SkatCommand | undefined {
  const me = view.you;
  if (me === undefined) return undefined;
  switch (ask.kind) {
    case 'bid':
    case 'hold':
      return answerAuction(ask, view.hand, me);
    case 'pickUpOrHand':
      return answerPickUpOrHand(ask, view.hand, me);
    case 'discard':
      return answerDiscard(ask, me);
    case 'announce':
      return answerAnnounce(ask, { cards: view.hand, buried: buried(view), forehand: me === FOREHAND });
    case 'play':
      return playCard(view, ask, me, seed, tricks);
  }
}

function buried(view: SkatView): readonly Card[] {
  return view.phase === 'announcing' ? (view.discard ?? []) : [];
}

function playCard(
  view: SkatView,
  ask: SkatAsk & { kind: 'play' },
  me: Player,
  seed: Seed,
  tricks: readonly TakenTrick[],
): SkatCommand | undefined {
  if (view.phase !== 'playing') return undefined;
  const choose = <T>(equals: readonly T[]): T | undefined => oneOf(equals, seed, `${ask.number}`);
  const card = cardToPlay({ view, me, legal: ask.cards, tricks, choose }) ?? ask.cards[0];
  return card === undefined ? undefined : { type: 'play', card };
}
