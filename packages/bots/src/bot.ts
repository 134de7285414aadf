import {
  type Card,
  FOREHAND,
  type Player,
  type SkatAsk,
  type SkatCommand,
  type SkatOffer,
  type SkatView,
  type TakenTrick,
} from '@skatrunde/rules';
import type { BotLevel } from './levels.ts';
import { chooseCard } from './play/choose-card.ts';
import type { Seed } from './random.ts';
import { answerAuction } from './rules-of-thumb/bidding.ts';
import { answerAnnounce, answerDiscard, answerPickUpOrHand } from './rules-of-thumb/declaring.ts';
import { saysDouble, saysKontra } from './rules-of-thumb/doubling.ts';
import { answerGrandHand, answerKnock, answerPush, answerPutOn } from './rules-of-thumb/ramsch.ts';
import { grantsClaim, grantsConcession } from './rules-of-thumb/settling.ts';

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
  return answerOffer(view, offers, { ask, tricks }) ?? (ask === undefined ? undefined : answerAsk(view, ask, asked));
}

/** What a bot brings along to an ask. */
type Asked = { readonly seed: Seed; readonly tricks: readonly TakenTrick[]; readonly level: BotLevel };

function answerOffer(
  view: SkatView,
  offers: readonly SkatOffer[],
  { ask, tricks }: { readonly ask: SkatAsk | undefined; readonly tricks: readonly TakenTrick[] },
): SkatCommand | undefined {
  if (view.phase !== 'playing') return undefined;
  for (const offer of offers) {
    const answered = answerOne(view, offer, { ask, tricks });
    if (answered !== undefined) return answered;
  }
  return undefined;
}

function answerOne(
  view: PlayingView,
  offer: SkatOffer,
  { ask, tricks }: { readonly ask: SkatAsk | undefined; readonly tricks: readonly TakenTrick[] },
): SkatCommand | undefined {
  switch (offer.kind) {
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: grantsClaim(view, offer.by, tricks) };
    case 'answerConcession':
      return {
        type: 'answerConcession',
        concession: offer.concession,
        accept: grantsConcession(view, offer.by, tricks),
      };
    case 'kontra':
      return ask !== undefined && saysKontra(view.hand, view.contract) ? { type: 'kontra' } : undefined;
    case 'claim':
    case 'concede':
    case 'giveIn':
      return undefined;
  }
}

function answerAsk(view: SkatView, ask: SkatAsk, asked: Asked): SkatCommand | undefined {
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
      return playCard(view, ask, me, asked);
    case 'grandHand':
      return answerGrandHand(ask.contracts, view.hand, me);
    case 'push':
      return answerPush(view.hand);
    case 'putOn':
      return answerPutOn(ask.cards);
    case 'knock':
      return answerKnock(view.hand);
    case 'double':
      return { type: 'double', word: ask.word, say: view.phase === 'playing' && saysDouble(view, ask) };
    case 'rearrange':
      return { type: 'rearrange', keep: ask.cards.slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: false };
    case 'takeGift':
      return { type: 'answerGift', take: true };
  }
}

function buried(view: SkatView): readonly Card[] {
  return view.phase === 'announcing' ? (view.discard ?? []) : [];
}

function playCard(
  view: SkatView,
  ask: SkatAsk & { kind: 'play' },
  me: Player,
  asked: Asked,
): SkatCommand | undefined {
  if (view.phase !== 'playing' && view.phase !== 'ramsch') return undefined;
  return played(chooseCard(view, ask, { me, ...asked }));
}

function played(card: Card | undefined): SkatCommand | undefined {
  return card === undefined ? undefined : { type: 'play', card };
}
