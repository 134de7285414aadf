import { inPhase } from '../../phase.ts';
import { AUCTION_START, type Auction, afterBid, afterHold, afterPass } from '../rules/bidding.ts';
import { afterDiscard, withSkat } from '../rules/picking-up.ts';
import { byPlayer, FOREHAND, nextPlayer } from '../seats.ts';
import type { SkatEvent } from './events.ts';
import { afterHouse } from './evolve-house.ts';
import {
  afterPushed,
  afterPutOn,
  afterTaken,
  enterRamsch,
  knockedIn,
  noGrandHand,
  ramschCard,
  ramschTrick,
} from './evolve-ramsch.ts';
import { replaced, withoutCard } from './hands.ts';
import { questionAfterShowing, questionBeforeShowing } from './questions.ts';
import {
  type Announcing,
  type BeforeRamsch,
  type Bidding,
  NO_WISHES,
  type PickingUp,
  type Playing,
  type SkatState,
} from './state.ts';
import type { Call } from './view-types.ts';
import { afterNextCard, afterWish } from './wishes.ts';

type Of<Type extends SkatEvent['type']> = Extract<SkatEvent, { readonly type: Type }>;

/** The state after an event. Checks nothing and decides nothing: outcomes stand in the events. */
export function evolve(state: SkatState | undefined, event: SkatEvent): SkatState {
  switch (event.type) {
    case 'dealt':
      return afterDeal(event);
    case 'bidMade':
    case 'bidHeld':
    case 'passed':
      return afterCall(inPhase(state, 'bidding'), event);
    case 'declarerFound':
      return afterAuction(state?.phase === 'beforeRamsch' ? state : inPhase(state, 'bidding'), event);
    case 'skatPickedUp':
      return state?.phase === 'beforeRamsch' ? afterTaken(state) : afterPickingUp(inPhase(state, 'pickingUp'));
    case 'discarded': {
      if (state?.phase === 'beforeRamsch') return afterPutOn(state, event.cards);
      const before = inPhase(state, 'discarding');
      const hand = afterDiscard(before.hand, event.cards);
      return { ...before, phase: 'announcing', number: before.number + 1, hand, discard: event.cards };
    }
    case 'announced':
      return afterAnnouncement(declaring(state), event);
    case 'cardPlayed':
      return state?.phase === 'ramsch' ? ramschCard(state, event) : afterCard(inPhase(state, 'playing'), event);
    case 'trickTaken':
      return state?.phase === 'ramsch' ? ramschTrick(state, event) : afterTrick(inPhase(state, 'playing'), event);
    case 'concessionOffered':
    case 'concessionDeclined':
    case 'claimOffered':
    case 'claimAccepted':
    case 'claimDeclined':
      return afterWish(inPhase(state, 'playing'), event);
    case 'conceded':
    case 'claimProven':
    case 'giftTaken':
      return inPhase(state, 'playing');
    case 'doubled':
    case 'notDoubled':
    case 'handShown':
    case 'rearranged':
    case 'gaveIn':
    case 'giveInAnswered':
    case 'giftRefused':
      return afterHouse(inPhase(state, 'playing'), event);
    case 'ramschBegan':
      return enterRamsch(inPhase(state, 'bidding'), event);
    case 'grandHandDeclined':
      return noGrandHand(inPhase(state, 'beforeRamsch'), event.player);
    case 'skatPushed':
      return afterPushed(inPhase(state, 'beforeRamsch'));
    case 'knocked':
      return knockedIn(inPhase(state, 'beforeRamsch'), event);
    case 'forfeited':
      if (state === undefined) throw new Error('Somebody left no game');
      return state;
    case 'settled':
      return afterSettlement(state, event);
  }
}

function declaring(state: SkatState | undefined): PickingUp | Announcing {
  return state?.phase === 'pickingUp' ? state : inPhase(state, 'announcing');
}

function afterDeal({ settings, circumstances, hands, skat }: Of<'dealt'>): Bidding {
  return {
    phase: 'bidding',
    settings,
    circumstances,
    deal: { hands, skat },
    number: 0,
    calls: [],
    auction: AUCTION_START,
  };
}

function afterCall(state: Bidding, event: Of<'bidMade' | 'bidHeld' | 'passed'>): Bidding {
  const { settings, circumstances, deal, number, calls, auction } = state;
  const call = callOf(auction, event);
  return {
    phase: 'bidding',
    settings,
    circumstances,
    deal,
    number: number + 1,
    calls: [...calls, call],
    auction: auctionAfter(auction, event),
  };
}

function auctionAfter(auction: Auction, event: Of<'bidMade' | 'bidHeld' | 'passed'>): Auction {
  switch (event.type) {
    case 'bidMade':
      return afterBid(auction, event.value);
    case 'bidHeld':
      return afterHold(auction);
    case 'passed':
      return afterPass(auction);
  }
}

/** A pass names the value it declined: the one to be held, none for a speaker. */
function callOf(auction: Auction, event: Of<'bidMade' | 'bidHeld' | 'passed'>): Call {
  const { player } = event;
  if (event.type === 'bidMade') return { player, call: 'bid', value: event.value };
  if (event.type === 'bidHeld') return { player, call: 'hold', value: event.value };
  return { player, call: 'pass', value: auction.step === 'answer' ? auction.bid : 0 };
}

function afterAuction(state: Bidding | BeforeRamsch, { declarer, bid }: Of<'declarerFound'>): PickingUp {
  const { settings, circumstances, deal, number, calls } = state;
  return { phase: 'pickingUp', settings, circumstances, deal, number, calls, declarer, bid };
}

function afterPickingUp(state: PickingUp): SkatState {
  const { settings, circumstances, deal, number, calls, declarer, bid } = state;
  const hand = withSkat(deal.hands[declarer] ?? [], deal.skat);
  return { phase: 'discarding', settings, circumstances, deal, number: number + 1, calls, declarer, bid, hand };
}

function afterAnnouncement(state: PickingUp | Announcing, event: Of<'announced'>): Playing {
  const { settings, circumstances, deal, number, calls, declarer, bid } = state;
  const { contract } = event;
  const declared = { settings, declarer, bid, calls, contract };
  const question = event.shown === undefined ? questionBeforeShowing(declared) : questionAfterShowing(declared);
  return {
    phase: 'playing',
    settings,
    circumstances,
    deal,
    number: number + 1,
    calls,
    declarer,
    bid,
    contract,
    ...(state.phase === 'announcing' ? { discard: state.discard } : {}),
    hands: state.phase === 'announcing' ? replaced(deal.hands, declarer, state.hand) : deal.hands,
    leader: FOREHAND,
    turn: FOREHAND,
    trick: [],
    tricks: [],
    tricksTaken: [0, 0, 0],
    trickPoints: { declarer: 0, defenders: 0 },
    shown: event.shown === undefined ? [] : [declarer],
    wishes: NO_WISHES,
    said: [],
    ...(question === undefined ? {} : { question }),
    refusedGiveIn: [],
  };
}

function afterCard(state: Playing, { player, card }: Of<'cardPlayed'>): Playing {
  return {
    ...state,
    number: state.number + 1,
    hands: withoutCard(state.hands, player, card),
    turn: nextPlayer(player),
    trick: [...state.trick, card],
    wishes: afterNextCard(state.wishes),
  };
}

function afterTrick(state: Playing, event: Of<'trickTaken'>): Playing {
  const { winner, leader, cards, cardPoints } = event;
  const { declarer, defenders } = state.trickPoints;
  return {
    ...state,
    leader: winner,
    turn: winner,
    trick: [],
    tricks: [...state.tricks, { leader, winner, cards }],
    tricksTaken: byPlayer((player) => (state.tricksTaken[player] ?? 0) + (player === winner ? 1 : 0)),
    trickPoints:
      winner === state.declarer
        ? { declarer: declarer + cardPoints, defenders }
        : { declarer, defenders: defenders + cardPoints },
  };
}

function afterSettlement(before: SkatState | undefined, { result }: Of<'settled'>): SkatState {
  if (before === undefined || before.phase === 'over') throw new Error('Nothing is left to settle');
  const { settings, circumstances, deal, number, calls } = before;
  const over = { phase: 'over', settings, circumstances, deal, number, calls, result } as const;
  if (before.phase !== 'playing' && before.phase !== 'ramsch') return { ...over, hands: deal.hands, tricks: [] };
  const { hands, tricks } = before;
  const discard = before.phase === 'playing' ? before.discard : undefined;
  return { ...over, hands, tricks, ...(discard === undefined ? {} : { discard }) };
}
