import type { Card, Player, SkatAsk, SkatCommand, SkatOffer, SkatView, TakenTrick } from '@skatrunde/rules';
import { answerAuction } from './bidding/auction.ts';
import {
  answerAnnounce,
  answerDiscard,
  answerGrandHand,
  answerPickUpOrHand,
  type Declarer,
} from './bidding/declaring.ts';
import { TEMPERS } from './bidding/temper.ts';
import type { Seat } from './forecast/chances.ts';
import { doubles } from './forecast/doubling.ts';
import { agreesToGiveIn, givesIn, givesUp, takesGift } from './forecast/giving-in.ts';
import { tenToKeep } from './forecast/rearranging.ts';
import type { BotLevel } from './levels.ts';
import { chooseCard } from './play/choose-card.ts';
import { type Seed, spread } from './random.ts';
import { answerKnock, answerPush, answerPutOn } from './rules-of-thumb/ramsch.ts';
import { grantsClaim } from './rules-of-thumb/settling.ts';

/**
 * What a bot says next, or nothing if nothing is asked of it. It gets what a player in its seat would get and no more:
 * the seat's view, ask and offers, and the tricks that lay open on the table so far (`tricks`; without them it
 * remembers only the trick that may still be looked at), and how well it plays. The same arguments give the same answer.
 */
export function answer(
  view: SkatView,
  ask: SkatAsk | undefined,
  offers: readonly SkatOffer[],
  seed: Seed,
  tricks: readonly TakenTrick[] = [],
  level: BotLevel = 'regular',
): SkatCommand | undefined {
  const asked = { seed, tricks, level };
  return answerOffer(view, ask, offers, asked) ?? (ask === undefined ? undefined : answerAsk(view, ask, asked));
}

/** What a bot brings along to an ask. */
type Asked = { readonly seed: Seed; readonly tricks: readonly TakenTrick[]; readonly level: BotLevel };

function answerOffer(
  view: SkatView,
  ask: SkatAsk | undefined,
  offers: readonly SkatOffer[],
  asked: Asked,
): SkatCommand | undefined {
  if (view.phase !== 'playing') return undefined;
  const seat: Seat = { view, ...asked };
  for (const offer of offers) {
    const answered = answerWish(seat, offer) ?? (ask?.kind === 'play' ? ownWish(seat, offer) : undefined);
    if (answered !== undefined) return answered;
  }
  return undefined;
}

/** The answer to somebody else's claim or wish to give up. */
function answerWish(seat: Seat, offer: SkatOffer): SkatCommand | undefined {
  switch (offer.kind) {
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: grantsClaim(seat.view, offer.by, seat.tricks) };
    case 'answerConcession':
      return { type: 'answerConcession', concession: offer.concession, accept: givesUp(seat, offer.by) };
    case 'kontra':
    case 'giveIn':
    case 'claim':
    case 'concede':
      return undefined;
  }
}

/** What a bot says on its own before it plays a card. */
function ownWish(seat: Seat, offer: SkatOffer): SkatCommand | undefined {
  switch (offer.kind) {
    case 'kontra':
      return doubles(seat, 'kontra') ? { type: 'kontra' } : undefined;
    case 'giveIn':
      return givesIn(seat) ? { type: 'giveIn' } : undefined;
    case 'answerClaim':
    case 'answerConcession':
    case 'claim':
    case 'concede':
      return undefined;
  }
}

function answerAsk(view: SkatView, ask: SkatAsk, asked: Asked): SkatCommand | undefined {
  const me = view.you;
  if (me === undefined) return undefined;
  switch (ask.kind) {
    case 'bid':
    case 'hold':
      return answerAuction(ask, playerOf(view, me, asked));
    case 'pickUpOrHand':
      return answerPickUpOrHand(ask, playerOf(view, me, asked));
    case 'discard':
      return answerDiscard(ask, playerOf(view, me, asked));
    case 'announce':
      return answerAnnounce(ask, { held: view.hand, buried: buried(view) }, playerOf(view, me, asked));
    case 'play':
      return playCard(view, ask, me, asked);
    case 'grandHand':
      return answerGrandHand(ask, playerOf(view, me, asked));
    case 'push':
      return answerPush(view.hand);
    case 'putOn':
      return answerPutOn(ask.cards);
    case 'knock':
      return answerKnock(view.hand);
    case 'double':
    case 'rearrange':
    case 'giveIn':
    case 'takeGift':
      return view.phase === 'playing' ? answerBetween({ view, ...asked }, ask) : undefined;
  }
}

/** A question that stops the cards. */
function answerBetween(
  seat: Seat,
  ask: Extract<SkatAsk, { kind: 'double' | 'rearrange' | 'giveIn' | 'takeGift' }>,
): SkatCommand {
  switch (ask.kind) {
    case 'double':
      return { type: 'double', word: ask.word, say: doubles(seat, ask.word) };
    case 'rearrange':
      return { type: 'rearrange', keep: tenToKeep(seat.view, ask.cards, spread(`${seat.seed}/rearrange`)) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: agreesToGiveIn(seat) };
    case 'takeGift':
      return { type: 'answerGift', take: takesGift(seat, ask.instead) };
  }
}

/** The ten cards of the deal, and how this level bids on them. */
function playerOf(view: SkatView, me: Player, { level }: Asked): Declarer {
  const { hand, calls } = view;
  const skat: readonly Card[] = view.phase === 'discarding' || view.phase === 'announcing' ? (view.skat ?? []) : [];
  const ten = [...hand, ...buried(view)].filter((card) => !skat.includes(card));
  return { ten, me, calls, temper: TEMPERS[level] };
}

function buried(view: SkatView): readonly Card[] {
  return view.phase === 'announcing' ? (view.discard ?? []) : [];
}

function playCard(view: SkatView, ask: SkatAsk & { kind: 'play' }, me: Player, asked: Asked): SkatCommand | undefined {
  if (view.phase !== 'playing' && view.phase !== 'ramsch') return undefined;
  return played(chooseCard(view, ask, { me, ...asked }));
}

function played(card: Card | undefined): SkatCommand | undefined {
  return card === undefined ? undefined : { type: 'play', card };
}
