import {
  automaticCall,
  BID_LADDER,
  PACK,
  type Player,
  type SkatAsk,
  type SkatCommand,
  type SkatEvent,
  type SkatResult,
  type SkatState,
  type SkatView,
  skat,
  type Viewer,
} from '@skatrunde/rules';
import { circumstancesFor } from './bock-rounds.ts';
import { cardsPlayed } from './cards-played.ts';
import type { AwaitingOffer } from './game-words.ts';
import type { Match } from './state.ts';
import type { TableGame } from './table-game.ts';

type Asked = { readonly ask: SkatAsk } | { readonly offer: AwaitingOffer };

/** Skat at a table. */
export const SKAT: TableGame = {
  name: 'skat',
  players: 3,
  rules: skat,
  pack: PACK,
  deal,
  show: (state: SkatState, viewer: Viewer, ask: SkatAsk | undefined) => ({
    view: skat.view(state, viewer),
    ...(ask === undefined ? {} : { ask }),
    offers: viewer === 'watcher' ? [] : skat.offers(state, viewer),
  }),
  tell: (event: SkatEvent, viewer) => ({ type: 'game', event: skat.eventFor(event, viewer) }),
  answersAsk,
  spoken,
  legalAnswer,
  isBid: (value) => BID_LADDER.includes(value),
  mayStillBid: (state: SkatState, player) => isBidding(skat.view(state, player), player),
  automaticCall: (upTo, ask: SkatAsk) => automaticCall(upTo, ask),
  question: (state: SkatState, player, asked: Asked) => ({
    view: skat.view(state, player),
    tricks: state.phase === 'playing' || state.phase === 'ramsch' ? state.tricks : [],
    ...('offer' in asked ? { offers: [asked.offer] } : { ask: asked.ask, offers: skat.offers(state, player) }),
  }),
  ownGame: (result: SkatResult) =>
    result.kind === 'played' ? { player: result.declarer, won: result.won } : undefined,
};

function deal(match: Match, cards: readonly string[], columns: readonly number[]): readonly SkatEvent[] {
  const { settings } = match;
  if (settings.game === 'officers') throw new Error('Skat with the rules of another game');
  return skat.deal(settings.rules, cards, circumstancesFor(match, columns));
}

function answersAsk(command: SkatCommand): boolean {
  switch (command.type) {
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUp':
    case 'discard':
    case 'announce':
    case 'play':
    case 'double':
    case 'push':
    case 'knock':
    case 'rearrange':
    case 'answerGiveIn':
    case 'answerGift':
      return true;
    case 'concede':
    case 'answerConcession':
    case 'claim':
    case 'answerClaim':
    case 'kontra':
    case 'giveIn':
      return false;
  }
}

function spoken(state: SkatState, player: Player): number {
  const calls = state.calls.filter((call) => call.player === player).length;
  return state.phase === 'playing' || state.phase === 'ramsch' ? calls + cardsPlayed(state, player, 3) : calls;
}

function legalAnswer(ask: SkatAsk): SkatCommand {
  switch (ask.kind) {
    case 'bid':
    case 'hold':
      return { type: 'pass' };
    case 'pickUpOrHand':
      return { type: 'pickUp' };
    case 'discard':
    case 'putOn':
      return { type: 'discard', cards: [first(ask.cards), first(ask.cards.slice(1))] };
    case 'announce':
      return { type: 'announce', contract: (ask.contracts.find((o) => o.coversBid) ?? first(ask.contracts)).contract };
    case 'play':
      return { type: 'play', card: first(ask.cards) };
    case 'grandHand':
      return { type: 'pass' };
    case 'push':
      return { type: 'push' };
    case 'knock':
      return { type: 'knock', knock: false };
    case 'double':
      return { type: 'double', word: ask.word, say: false };
    case 'rearrange':
      return { type: 'rearrange', keep: ask.cards.slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: false };
    case 'takeGift':
      return { type: 'answerGift', take: true };
  }
}

function isBidding(view: SkatView, player: Player): boolean {
  return view.phase === 'bidding' && !view.calls.some((call) => call.player === player && call.call === 'pass');
}

function first<T>(options: readonly T[]): T {
  const [option] = options;
  if (option === undefined) throw new Error('An ask without options');
  return option;
}
