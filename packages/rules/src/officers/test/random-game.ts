import { PACK } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { type Dice, diceFrom, shuffled } from '../../test/random-game.ts';
import type { OfficersAsk, OfficersOffer } from '../game/ask.ts';
import type { OfficersCommand } from '../game/commands.ts';
import type { OfficersEvent } from '../game/events.ts';
import { replayOfficers } from '../game/replay.ts';
import type { OfficersState } from '../game/state.ts';
import { officers } from '../officers.ts';
import { PLAYERS } from '../seats.ts';
import { DEAL_ORDERS, KONTRA_LIMITS, OFFICERS_DEFAULTS, type OfficersSettings, SCORINGS } from '../settings.ts';

/** Every set of house rules: 108. */
export const EVERY_SETTINGS: readonly OfficersSettings[] = SCORINGS.flatMap((scoring) =>
  KONTRA_LIMITS.flatMap((kontra) =>
    DEAL_ORDERS.flatMap((dealOrder) =>
      [true, false].flatMap((ramsch) =>
        [true, false].map((kontraInRamsch) => ({ scoring, kontra, kontraInRamsch, ramsch, dealOrder })),
      ),
    ),
  ),
);

/** Every second game is played by the default rules, the others go through all sets. */
export function settingsOf(seed: number): OfficersSettings {
  return (seed % 2 === 0 ? EVERY_SETTINGS[(seed / 2) % EVERY_SETTINGS.length] : undefined) ?? OFFICERS_DEFAULTS;
}

/**
 * Plays a whole game in which everybody does something allowed at random; some end by a claim or by giving up. `visit` sees
 * each state after a command and its log, and the deal.
 */
export function playOfficersRandomly(
  seed: number,
  visit: (state: OfficersState, log: readonly OfficersEvent[]) => void,
): readonly OfficersEvent[] {
  const dice = diceFrom(seed);
  const log: OfficersEvent[] = [...officers.deal(settingsOf(seed), shuffled(PACK, dice))];
  let state = replayOfficers(log);
  visit(state, log);
  while (state.phase !== 'over') {
    const { player, command } = somethingAllowed(state, dice);
    const decision = officers.decide(state, player, command);
    if (!decision.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(command)} refused with ${decision.code}`);
    log.push(...decision.events);
    state = decision.events.reduce<OfficersState>(officers.evolve, state);
    visit(state, log);
  }
  return log;
}

function somethingAllowed(state: OfficersState, dice: Dice): { player: Player; command: OfficersCommand } {
  if (dice(8) === 0) {
    const player = dice(2);
    const offers = officers.offers(state, player).filter((offer) => offer.kind !== 'concede' || dice(12) === 0);
    const offer = offers[dice(Math.max(1, offers.length))];
    if (offer !== undefined) return { player, command: takenUp(offer, dice) };
  }
  for (const player of PLAYERS) {
    const ask = officers.asks(state, player);
    if (ask !== undefined) return { player, command: answerTo(ask, dice) };
  }
  throw new Error(`Nobody is asked in the phase ${state.phase}`);
}

function takenUp(offer: OfficersOffer, dice: Dice): OfficersCommand {
  switch (offer.kind) {
    case 'concede':
    case 'claim':
      return { type: offer.kind };
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: dice(4) === 0 };
  }
}

function answerTo(ask: OfficersAsk, dice: Dice): OfficersCommand {
  const options = answersTo(ask);
  const answer = options[dice(options.length)];
  if (answer === undefined) throw new Error(`Nothing can be answered to ${ask.kind}`);
  return answer;
}

/** Every answer that an ask allows. */
export function answersTo(ask: OfficersAsk): readonly OfficersCommand[] {
  switch (ask.kind) {
    case 'announce':
      return ask.contracts.map(({ contract }) => ({ type: 'announce', contract }));
    case 'kontra':
    case 're':
      return [{ type: 'pass' }, { type: ask.kind }];
    case 'play':
      return ask.cards.map((card) => ({ type: 'play', card }));
  }
}
