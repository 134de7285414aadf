import type { Game } from '../game.ts';
import type { SkatCircumstances } from './circumstances.ts';
import type { SkatAsk, SkatOffer } from './game/ask.ts';
import { asks } from './game/asks.ts';
import type { SkatCommand, SkatRefusal } from './game/commands.ts';
import { decide } from './game/decide.ts';
import type { SkatEvent, SkatViewEvent } from './game/events.ts';
import { evolve } from './game/evolve.ts';
import { forfeit } from './game/forfeit.ts';
import { offers } from './game/offers.ts';
import type { SkatState } from './game/state.ts';
import { eventFor, view } from './game/view.ts';
import type { SkatView } from './game/view-types.ts';
import type { SkatResult } from './result.ts';
import { type Deal, dealCards } from './rules/dealing.ts';
import { PLAYERS } from './seats.ts';
import type { SkatSettings } from './settings.ts';

/** Skat with its house rules, as a table knows it. */
export const skat: Game<
  SkatSettings,
  SkatState,
  SkatCommand,
  SkatEvent,
  SkatViewEvent,
  SkatAsk,
  SkatOffer,
  SkatView,
  SkatRefusal,
  SkatResult,
  SkatCircumstances
> = {
  name: 'skat',
  players: () => PLAYERS.length,
  deal: (settings, cards, circumstances) => dealt(settings, circumstances, dealCards(cards)),
  decide,
  evolve,
  asks,
  offers,
  view,
  eventFor,
  result: (state) => (state.phase === 'over' ? state.result : undefined),
  forfeit,
};

/** A compulsory Ramsch begins with the deal. */
function dealt(settings: SkatSettings, circumstances: SkatCircumstances, deal: Deal): readonly SkatEvent[] {
  const event: SkatEvent = { type: 'dealt', settings, circumstances, ...deal };
  const compulsory = circumstances.ramschRound || settings.ramsch === 'always';
  return compulsory ? [event, { type: 'ramschBegan', compulsory }] : [event];
}
