import { type Card, PACK } from '../cards/card.ts';
import type { Player } from '../game.ts';
import type { SkatAsk, SkatOffer } from '../skat/game/ask.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { PLAYERS } from '../skat/seats.ts';
import { OFFICIAL } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';

/** A number from 0 to below n; the same ones for the same seed. */
export type Dice = (n: number) => number;

/** Mulberry32: small, and good enough to play cards at random. */
export function diceFrom(seed: number): Dice {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

export function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const pile = [...items];
  return items.flatMap(() => pile.splice(dice(pile.length), 1));
}

/**
 * Plays a whole game in which everybody does something allowed at random; most games reach the play, some end by a claim
 * or a concession. `visit` sees each state after a command and its log, and the deal.
 */
export function playRandomly(
  seed: number,
  visit: (state: SkatState, log: readonly SkatEvent[], dice: Dice) => void,
): readonly SkatEvent[] {
  const dice = diceFrom(seed);
  const log: SkatEvent[] = [...skat.deal(OFFICIAL, shuffled(PACK, dice))];
  let state = replay(log);
  visit(state, log, dice);
  while (state.phase !== 'over') {
    const { player, command } = somethingAllowed(state, dice);
    const decision = skat.decide(state, player, command);
    if (!decision.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(command)} refused with ${decision.code}`);
    log.push(...decision.events);
    state = decision.events.reduce<SkatState>(skat.evolve, state);
    visit(state, log, dice);
  }
  return log;
}

function somethingAllowed(state: SkatState, dice: Dice): { player: Player; command: SkatCommand } {
  if (dice(12) === 0) {
    const player = dice(3);
    const offers = skat.offers(state, player).filter((offer) => offer.kind !== 'concede' || dice(4) === 0);
    const offer = offers[dice(Math.max(1, offers.length))];
    if (offer !== undefined) return { player, command: takenUp(offer, dice) };
  }
  for (const player of PLAYERS) {
    const ask = skat.asks(state, player);
    if (ask !== undefined) return { player, command: answerTo(ask, dice) };
  }
  throw new Error(`Nobody is asked in the phase ${state.phase}`);
}

function takenUp(offer: SkatOffer, dice: Dice): SkatCommand {
  switch (offer.kind) {
    case 'concede':
    case 'claim':
      return { type: offer.kind };
    case 'answerConcession':
      return { type: 'answerConcession', concession: offer.concession, accept: dice(3) === 0 };
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: dice(3) === 0 };
  }
}

function answerTo(ask: SkatAsk, dice: Dice): SkatCommand {
  switch (ask.kind) {
    case 'bid': {
      const value = ask.values[dice(4)];
      return value === undefined || dice(3) === 0 ? { type: 'pass' } : { type: 'bid', value };
    }
    case 'hold':
      return dice(2) === 0 ? { type: 'pass' } : { type: 'hold', value: ask.value };
    case 'pickUpOrHand':
      return dice(2) === 0 ? { type: 'pickUp' } : announcement(ask, dice);
    case 'announce':
      return announcement(ask, dice);
    case 'discard': {
      const [first, second] = shuffled(ask.cards, dice);
      return { type: 'discard', cards: [first as Card, second as Card] };
    }
    case 'play':
      return { type: 'play', card: ask.cards[dice(ask.cards.length)] as Card };
  }
}

function announcement(ask: Extract<SkatAsk, { kind: 'announce' | 'pickUpOrHand' }>, dice: Dice): SkatCommand {
  const option = ask.contracts[dice(ask.contracts.length)];
  if (option === undefined) throw new Error('Nothing can be announced');
  return { type: 'announce', contract: option.contract };
}
