import type { Game } from '../game.ts';
import type { OfficersAsk, OfficersOffer } from './game/ask.ts';
import { asks } from './game/asks.ts';
import type { OfficersCommand, OfficersRefusal } from './game/commands.ts';
import { decide } from './game/decide.ts';
import type { OfficersEvent, OfficersViewEvent } from './game/events.ts';
import { evolve } from './game/evolve.ts';
import { lay } from './game/laying.ts';
import { offers } from './game/offers.ts';
import type { OfficersState } from './game/state.ts';
import { eventFor, view } from './game/view.ts';
import type { OfficersView } from './game/view-types.ts';
import type { OfficersResult } from './result.ts';
import { dealStacks } from './rules/dealing.ts';
import { PLAYERS } from './seats.ts';
import type { OfficersSettings } from './settings.ts';

/** Officers' Skat (Offiziersskat) for two, as a table knows it. Player 0 is forehand and announces, player 1 deals. */
export const officers: Game<
  OfficersSettings,
  OfficersState,
  OfficersCommand,
  OfficersEvent,
  OfficersViewEvent,
  OfficersAsk,
  OfficersOffer,
  OfficersView,
  OfficersRefusal,
  OfficersResult
> = {
  name: 'officers',
  players: () => PLAYERS.length,
  deal: (settings, cards) => {
    const stacks = dealStacks(cards);
    return [{ type: 'dealt', settings, stacks }, ...lay('announcement', stacks, settings)];
  },
  decide,
  evolve,
  asks,
  offers,
  view,
  eventFor,
  result: (state) => (state.phase === 'over' ? state.result : undefined),
};
