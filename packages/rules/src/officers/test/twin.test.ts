import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import type { Player, Viewer } from '../../game.ts';
import { type Dice, diceFrom, shuffled } from '../../test/random-game.ts';
import type { OfficersCommand } from '../game/commands.ts';
import type { OfficersEvent } from '../game/events.ts';
import { officersStatesOf, replayOfficers } from '../game/replay.ts';
import type { OfficersState } from '../game/state.ts';
import { officers } from '../officers.ts';
import { OFFICERS_CONTRACTS } from '../rules/announcing.ts';
import { packOfStacks } from '../rules/dealing.ts';
import { openCards } from '../stack.ts';
import { playOfficersRandomly } from './random-game.ts';

const GAMES = 2000;
/** For slow machines; nothing is measured. */
const SLOW = { timeout: 120_000 };
const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];

/** A random game up to some point before its end. */
function begunGame(seed: number, dice: Dice): readonly OfficersEvent[] {
  const ends: number[] = [];
  const log = playOfficersRandomly(seed, (state, sofar) => {
    if (state.phase !== 'over') ends.push(sofar.length);
  });
  return log.slice(0, ends[dice(ends.length)]);
}

/** The cards that nobody has seen so far: face down, or not laid yet. */
function hiddenCards(log: readonly OfficersEvent[]): readonly Card[] {
  const state = replayOfficers(log);
  const played = state.phase === 'playing' ? [...state.trick, ...state.tricks.flatMap(({ cards }) => cards)] : [];
  const seen = new Set([...played, ...state.stacks.flatMap(openCards)]);
  return packOfStacks(state.deal).filter((card) => !seen.has(card));
}

/** The same game so far, with the hidden cards exchanged among their places. Only the deal knows them. */
function twinOf(log: readonly OfficersEvent[], dice: Dice): readonly OfficersEvent[] {
  const hidden = hiddenCards(log);
  const mixed = shuffled(hidden, dice);
  const exchange = new Map(hidden.map((card, place) => [card, mixed[place] ?? card]));
  const exchanged = (card: Card) => exchange.get(card) ?? card;
  return log.map((event) => {
    if (event.type !== 'dealt') return event;
    const [first, second] = event.stacks.map((own) =>
      own.map(({ open, covered }) => ({ open: exchanged(open), covered: exchanged(covered) })),
    );
    return { ...event, stacks: [first ?? [], second ?? []] };
  });
}

/** All that a viewer gets to know of a game: every event, and after each the view, the ask and the offers. */
function knownTo(viewer: Viewer, log: readonly OfficersEvent[]): string {
  const events = log.map((event) => officers.eventFor(event, viewer));
  const states = officersStatesOf(log).map((state) => {
    const own = viewer === 'watcher' ? [] : [officers.asks(state, viewer), officers.offers(state, viewer)];
    return [officers.view(state, viewer), ...own];
  });
  return JSON.stringify([events, states]);
}

/** What a player hears in answer to a command, up to what is turned up or laid by it. */
function answerTo(command: OfficersCommand, player: Player, state: OfficersState): string {
  const decision = officers.decide(state, player, command);
  if (!decision.ok) return decision.code;
  const [first] = decision.events;
  return first === undefined ? 'nothing' : JSON.stringify(officers.eventFor(first, player));
}

const EVERY_COMMAND: readonly OfficersCommand[] = [
  ...OFFICERS_CONTRACTS.map((contract) => ({ type: 'announce', contract }) as const),
  ...(['kontra', 're', 'pass', 'concede', 'claim'] as const).map((type) => ({ type })),
  ...PACK.map((card) => ({ type: 'play', card }) as const),
];

describe(`what lies face down is unknown to all, over ${GAMES} random games`, () => {
  it('[OFF-16] no viewer can tell a game from its twin with other face-down cards', SLOW, () => {
    let different = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const dice = diceFrom(-seed);
      const log = begunGame(seed, dice);
      const twin = twinOf(log, dice);
      if (JSON.stringify(twin) !== JSON.stringify(log)) different += 1;
      for (const viewer of VIEWERS) {
        const [seen, twinSeen] = [knownTo(viewer, log), knownTo(viewer, twin)];
        if (seen !== twinSeen) expect(twinSeen, `seed ${seed}, viewer ${viewer}, ${log.length} events`).toBe(seen);
      }
    }
    expect(different).toBeGreaterThan(0.7 * GAMES);
  });

  it('[OFF-16] no refusal, and no answer to a claim, depends on them', SLOW, () => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const dice = diceFrom(-seed);
      const log = begunGame(seed, dice);
      const [state, twin] = [replayOfficers(log), replayOfficers(twinOf(log, dice))];
      for (const player of [0, 1]) {
        for (const command of EVERY_COMMAND) {
          const heard = answerTo(command, player, twin);
          if (heard !== answerTo(command, player, state)) {
            throw new Error(`Seed ${seed}, player ${player}: ${JSON.stringify(command)} tells`);
          }
        }
      }
    }
  });

  it('[OFF-16] no view and no event names a card that nobody has seen', SLOW, () => {
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const log = begunGame(seed, diceFrom(-seed));
      const hidden = hiddenCards(log);
      for (const viewer of VIEWERS) {
        const told = JSON.stringify([
          log.map((event) => officers.eventFor(event, viewer)),
          officers.view(replayOfficers(log), viewer),
        ]);
        const leak = hidden.find((card) => told.includes(`"${card}"`));
        if (leak !== undefined) throw new Error(`Seed ${seed}: ${viewer} is told of ${leak}`);
      }
    }
  });
});
