import {
  type OfficersAsk,
  type OfficersCommand,
  type OfficersEvent,
  type OfficersOffer,
  type OfficersResult,
  type OfficersState,
  officers,
  PACK,
  type Viewer,
} from '@skatrunde/rules';
import { cardsPlayed } from './cards-played.ts';
import type { Match } from './state.ts';
import type { TableGame } from './table-game.ts';

type Asked = { readonly ask: OfficersAsk } | { readonly offer: Extract<OfficersOffer, { kind: 'answerClaim' }> };

/** Officers' Skat (Offiziersskat) at a table of two. It has no auction. */
export const OFFICERS: TableGame = {
  name: 'officers',
  players: 2,
  rules: officers,
  pack: PACK,
  deal,
  show: (state: OfficersState, viewer: Viewer, ask: OfficersAsk | undefined) => ({
    plays: 'officers',
    view: officers.view(state, viewer),
    ...(ask === undefined ? {} : { ask }),
    offers: viewer === 'watcher' ? [] : officers.offers(state, viewer),
  }),
  tell: (event: OfficersEvent, viewer) => ({ type: 'officers', event: officers.eventFor(event, viewer) }),
  answersAsk,
  spoken: (state: OfficersState, player) => (state.phase === 'playing' ? cardsPlayed(state, player, 2) : 0),
  legalAnswer,
  isBid: () => false,
  mayStillBid: () => false,
  automaticCall: () => undefined,
  question: (state: OfficersState, player, asked: Asked) => ({
    plays: 'officers',
    view: officers.view(state, player),
    tricks: state.phase === 'playing' ? state.tricks : [],
    ...('offer' in asked ? { offers: [asked.offer] } : { ask: asked.ask, offers: officers.offers(state, player) }),
  }),
  ownGame: ({ announcer, winner }: OfficersResult) => ({ player: announcer, won: winner === announcer }),
};

function deal({ settings }: Match, cards: readonly string[]): readonly OfficersEvent[] {
  if (settings.game !== 'officers') throw new Error("Officers' Skat with the rules of another game");
  return officers.deal(settings.rules, cards);
}

function answersAsk(command: OfficersCommand): boolean {
  switch (command.type) {
    case 'announce':
    case 'kontra':
    case 're':
    case 'pass':
    case 'play':
      return true;
    case 'concede':
    case 'claim':
    case 'answerClaim':
      return false;
  }
}

function legalAnswer(ask: OfficersAsk): OfficersCommand {
  switch (ask.kind) {
    case 'announce':
      return { type: 'announce', contract: first(ask.contracts).contract };
    case 'kontra':
    case 're':
      return { type: 'pass' };
    case 'play':
      return { type: 'play', card: first(ask.cards) };
  }
}

function first<T>(options: readonly T[]): T {
  const [option] = options;
  if (option === undefined) throw new Error('An ask without options');
  return option;
}
