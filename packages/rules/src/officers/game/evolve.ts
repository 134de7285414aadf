import { inPhase } from '../../phase.ts';
import { NOTHING_TAKEN, withTrick } from '../rules/winning.ts';
import { type ByTwo, byTwo, otherPlayer } from '../seats.ts';
import { ROW_LENGTH, STACKS, type Stack, withoutOpen, withTurned } from '../stack.ts';
import type { OfficersEvent } from './events.ts';
import {
  type Announcing,
  type Doubled,
  NO_WISHES,
  type OfficersState,
  type Over,
  type Playing,
  type Wishes,
} from './state.ts';

type Of<Type extends OfficersEvent['type']> = Extract<OfficersEvent, { readonly type: Type }>;

/** The state after an event. Checks nothing and decides nothing: outcomes stand in the events. */
export function evolve(state: OfficersState | undefined, event: OfficersEvent): OfficersState {
  switch (event.type) {
    case 'dealt':
      return afterDeal(event);
    case 'rowCovered':
    case 'rowOpened':
      return afterRow(beingLaid(state), event);
    case 'announced':
      return afterAnnouncement(inPhase(state, 'announcing'), event);
    case 'doublingAsked':
      return { ...inPhase(state, 'doubling'), asked: event.doubling };
    case 'doubled':
    case 'passed':
      return afterDoubling(inPhase(state, 'doubling'), event);
    case 'playBegun':
      return afterLaying(inPhase(state, 'doubling'), event);
    case 'cardPlayed':
      return afterCard(inPhase(state, 'playing'), event);
    case 'trickTaken':
      return afterTrick(inPhase(state, 'playing'), event);
    case 'cardsTurned':
      return afterTurning(inPhase(state, 'playing'), event);
    case 'claimOffered':
    case 'claimDeclined':
      return afterWish(inPhase(state, 'playing'), event);
    case 'claimAccepted':
    case 'claimProven':
    case 'conceded':
      return inPhase(state, 'playing');
    case 'settled':
      return afterSettlement(inPhase(state, 'playing'), event);
  }
}

function beingLaid(state: OfficersState | undefined): Announcing | Doubled {
  return state?.phase === 'announcing' ? state : inPhase(state, 'doubling');
}

function afterDeal({ settings, stacks: deal }: Of<'dealt'>): Announcing {
  const bare = Array.from({ length: STACKS }, (): Stack => ({}));
  return { phase: 'announcing', settings, deal, stacks: [bare, bare], number: 0 };
}

/** Four stacks of one player get a card: the covered one, or the open one on it. */
function afterRow(state: Announcing | Doubled, event: Of<'rowCovered' | 'rowOpened'>): Announcing | Doubled {
  const { player, row } = event;
  const laid = (stack: Stack, place: number): Stack => {
    const dealt = state.deal[player]?.[place];
    if (dealt === undefined || Math.floor(place / ROW_LENGTH) !== row) return stack;
    return event.type === 'rowCovered' ? { ...stack, covered: dealt.covered } : { ...stack, open: dealt.open };
  };
  return { ...state, stacks: changed(state.stacks, player, (own) => own.map(laid)) };
}

function afterAnnouncement(state: Announcing, { contract }: Of<'announced'>): Doubled {
  const { settings, deal, stacks, number } = state;
  return { phase: 'doubling', settings, deal, stacks, number: number + 1, contract, doublings: [] };
}

/** Kontra or Re was said or not; whoever comes next is asked by an event of its own. */
function afterDoubling(state: Doubled, event: Of<'doubled' | 'passed'>): Doubled {
  const { settings, deal, stacks, number, contract } = state;
  const doublings = event.type === 'doubled' ? [...state.doublings, event.doubling] : state.doublings;
  return { phase: 'doubling', settings, deal, stacks, number: number + 1, contract, doublings };
}

function afterLaying(state: Doubled, { leader }: Of<'playBegun'>): Playing {
  const { settings, deal, stacks, number, contract, doublings } = state;
  return {
    phase: 'playing',
    settings,
    deal,
    stacks,
    number,
    contract,
    doublings,
    leader,
    turn: leader,
    trick: [],
    tricks: [],
    taken: NOTHING_TAKEN,
    wishes: NO_WISHES,
  };
}

function afterCard(state: Playing, { player, card, stack }: Of<'cardPlayed'>): Playing {
  return {
    ...state,
    number: state.number + 1,
    stacks: changed(state.stacks, player, (own) => withoutOpen(own, stack)),
    turn: otherPlayer(player),
    trick: [...state.trick, card],
    wishes: { ...NO_WISHES, claims: state.wishes.claims },
  };
}

function afterTrick(state: Playing, { winner, leader, cards, cardPoints }: Of<'trickTaken'>): Playing {
  return {
    ...state,
    leader: winner,
    turn: winner,
    trick: [],
    tricks: [...state.tricks, { leader, winner, cards }],
    taken: withTrick(state.taken, winner, cardPoints),
  };
}

function afterTurning(state: Playing, { cards }: Of<'cardsTurned'>): Playing {
  const stacks = cards.reduce<ByTwo<readonly Stack[]>>(
    (before, { player, stack, card }) => changed(before, player, (own) => withTurned(own, stack, card)),
    state.stacks,
  );
  return { ...state, stacks };
}

/** Claims that leave the game running; the cards are as before. */
function afterWish(state: Playing, event: Of<'claimOffered' | 'claimDeclined'>): Playing {
  return { ...state, wishes: wishesAfter(state.wishes, event) };
}

function wishesAfter({ claims, claimedBy }: Wishes, event: Of<'claimOffered' | 'claimDeclined'>): Wishes {
  if (event.type === 'claimDeclined') return { claims, claimedBy };
  const { claim, player } = event;
  return { claims: claim, claim: { claim, by: player }, claimedBy: [...claimedBy, player] };
}

function afterSettlement(state: Playing, { result }: Of<'settled'>): Over {
  const { settings, deal, stacks, number, contract, doublings, tricks } = state;
  return { phase: 'over', settings, deal, stacks, number, contract, doublings, result, tricks };
}

function changed<T>(all: ByTwo<T>, whose: number, change: (own: T) => T): ByTwo<T> {
  return byTwo((player) => {
    const own = player === 0 ? all[0] : all[1];
    return player === whose ? change(own) : own;
  });
}
