import type { Decision, Player } from '../game.ts';
import type { SkatCommand, SkatRefusal } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import type { SkatState } from '../skat/game/state.ts';
import { packOf } from '../skat/rules/dealing.ts';
import { skat } from '../skat/skat.ts';
import type { RecordedGame, Saying, Step } from './recorded-game.ts';

/** A recorded game played again through the engine's one door. */
export type Replay = {
  readonly state: SkatState;
  readonly events: readonly SkatEvent[];
  /** The step that the rules refuse, and why; nothing after it was played. */
  readonly refused?: { readonly step: Step; readonly code: SkatRefusal };
};

/** Plays the steps in order, until one is refused or all are done. */
export function replay({ settings, circumstances, deal, steps }: RecordedGame): Replay {
  const events = [...skat.deal(settings, packOf(deal), circumstances)];
  let state = stateAfter(undefined, events);
  for (const step of steps) {
    if (step.ifAsked !== undefined && !isAsked(state, step.player, step.ifAsked)) continue;
    const decision = decisionOn(state, step);
    if (!decision.ok) return { state, events, refused: { step, code: decision.code } };
    events.push(...decision.events);
    state = stateAfter(state, decision.events);
  }
  return { state, events };
}

function decisionOn(state: SkatState, { player, say }: Step): Decision<SkatEvent, SkatRefusal> {
  if (say.type !== 'leave') return skat.decide(state, player, commandFor(say, { state, player }));
  const events = skat.forfeit?.(state, player) ?? [];
  return events.length > 0 ? { ok: true, events } : { ok: false, code: 'notYourTurn' };
}

function stateAfter(before: SkatState | undefined, events: readonly SkatEvent[]): SkatState {
  let state = before;
  for (const event of events) state = skat.evolve(state, event);
  if (state === undefined) throw new Error('A deal without an event');
  return state;
}

/** Whether a wish of somebody else waits for this player, or he has an ask of this kind. */
function isAsked(state: SkatState, player: Player, what: NonNullable<Step['ifAsked']>): boolean {
  if (what !== 'wish') return skat.asks(state, player)?.kind === what;
  if (state.phase !== 'playing') return false;
  const { claim, concession } = state.wishes;
  return [claim, concession].some((wish) => wish?.waitingFor.includes(player));
}

/** An answer gets the number of the wish that is open; 0 is never one. Kontra that nobody asked for is an offer. */
function commandFor(
  say: Exclude<Saying, { readonly type: 'leave' }>,
  { state, player }: { readonly state: SkatState; readonly player: Player },
): SkatCommand {
  const wishes = state.phase === 'playing' ? state.wishes : undefined;
  switch (say.type) {
    case 'answerConcession':
      return { ...say, concession: wishes?.concession?.concession ?? 0 };
    case 'answerClaim':
      return { ...say, claim: wishes?.claim?.claim ?? 0 };
    case 'double': {
      const unasked = say.word === 'kontra' && say.say && !isAsked(state, player, 'double');
      return unasked ? { type: 'kontra' } : say;
    }
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUp':
    case 'discard':
    case 'announce':
    case 'play':
    case 'concede':
    case 'claim':
    case 'kontra':
    case 'push':
    case 'knock':
    case 'rearrange':
    case 'giveIn':
    case 'answerGiveIn':
    case 'answerGift':
      return say;
  }
}
