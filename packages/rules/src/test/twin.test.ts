import { expect, it } from 'vitest';
import type { Player, Viewer } from '../game.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay, statesOf } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { skat } from '../skat/skat.ts';
import { EVERY_COMMAND } from './every-command.ts';
import { type Dice, diceFrom, playRandomly, randomRules } from './random-game.ts';
import { twinOf } from './twin.ts';

const GAMES = 2000;
/** For slow machines; nothing is measured. */
const SLOW = { timeout: 120_000 };
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

/** Events that never come alone. */
const FOLLOWING: readonly string[] = ['trickTaken', 'declarerFound', 'ramschBegan', 'handShown', 'settled'];

/** Where each event of a log leaves a state that somebody looks at: after the last event of each command. */
function lookedAt(log: readonly SkatEvent[]): readonly SkatState[] {
  return statesOf(log).filter((_, index) => !FOLLOWING.includes(log[index + 1]?.type ?? ''));
}

/** All that a viewer gets to know of a game: every event, and after each the view, the ask and the offers. */
function knownTo(viewer: Viewer, log: readonly SkatEvent[]): string {
  const events = log.map((event) => skat.eventFor(event, viewer));
  const states = lookedAt(log).map((state) => {
    const own = viewer === 'watcher' ? [] : [skat.asks(state, viewer), skat.offers(state, viewer)];
    return [skat.view(state, viewer), ...own];
  });
  return JSON.stringify([events, states]);
}

/** What a player hears in answer to a command; when it is accepted, what he then sees of the first event. */
function answerTo(command: SkatCommand, player: Player, state: SkatState): string {
  const decision = skat.decide(state, player, command);
  if (!decision.ok) return decision.code;
  const [first] = decision.events;
  return first === undefined || first.type === 'skatPickedUp' ? 'ok' : JSON.stringify(skat.eventFor(first, player));
}

/** A random game up to some point before its end. */
function begunGame(seed: number, dice: Dice): readonly SkatEvent[] {
  const ends: number[] = [];
  const log = playRandomly(
    seed,
    (state, sofar) => {
      if (state.phase !== 'over') ends.push(sofar.length);
    },
    seed % 2 === 0 ? randomRules(seed) : undefined,
  );
  return log.slice(0, ends[dice(ends.length)]);
}

it(
  `[SECRET-1] a viewer cannot tell a game from its twin with other hidden cards, over ${GAMES} random games`,
  SLOW,
  () => {
    let different = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const dice = diceFrom(-seed);
      const log = begunGame(seed, dice);
      for (const viewer of VIEWERS) {
        const twin = twinOf(log, viewer, dice);
        if (JSON.stringify(twin) !== JSON.stringify(log)) different += 1;
        const [seen, twinSeen] = [knownTo(viewer, log), knownTo(viewer, twin)];
        if (seen !== twinSeen) expect(twinSeen, `seed ${seed}, viewer ${viewer}, ${log.length} events`).toBe(seen);
      }
    }
    expect(different).toBeGreaterThan(3.5 * GAMES);
  },
);

it('[SECRET-2] no refusal, and no answer to a claim, depends on hidden cards', SLOW, () => {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const dice = diceFrom(-seed);
    const log = begunGame(seed, dice);
    const player = dice(3);
    const [state, twin] = [replay(log), replay(twinOf(log, player, dice))];
    const claims = seed % 2 === 0 ? [{ type: 'claim' } as const] : [];
    for (const command of [...claims, ...EVERY_COMMAND.filter(() => dice(20) === 0)]) {
      const heard = answerTo(command, player, twin);
      expect(heard, `seed ${seed}, player ${player}: ${JSON.stringify(command)}`).toBe(
        answerTo(command, player, state),
      );
    }
  }
});
