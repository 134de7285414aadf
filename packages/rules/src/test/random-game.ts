import { type Card, PACK } from '../cards/card.ts';
import type { Player } from '../game.ts';
import { ORDINARY, type SkatCircumstances } from '../skat/circumstances.ts';
import type { SkatAsk, SkatOffer } from '../skat/game/ask.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { PLAYERS } from '../skat/seats.ts';
import { BOCK_TRIGGERS, NO_BOCK, OFFICIAL, type SkatSettings, whyNotSettings } from '../skat/settings.ts';
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

/** What a random game is played by. */
export type RandomRules = { readonly settings: SkatSettings; readonly circumstances: SkatCircumstances };

/** House rules that go together, each as likely as the others, and a deal somewhere in a match. */
export function randomRules(seed: number): RandomRules {
  const dice = diceFrom(seed + 7_000_000);
  const one = <T>(...values: readonly T[]): T => values[dice(values.length)] as T;
  const either = () => dice(2) === 0;
  const settings: SkatSettings = {
    ...OFFICIAL,
    ramsch: one('off', 'allPass', 'allPass', 'always'),
    ramschSkatTo: one('lastTrick', 'loser', 'nobody'),
    ramschTies: one('allLose', 'laterTrick', 'shared'),
    jungfrau: either(),
    durchmarsch: one('pushed', 'flat'),
    schieberamsch: either(),
    jacksMayBePutOn: either(),
    pushingDoubles: either(),
    grandHandBeforeRamsch: either(),
    klopfen: either(),
    schenken: either(),
    revolution: either(),
    valuesBefore1999: either(),
    kontraLevel: one(0, 1, 2, 3, 4),
    kontraRight: one('bid18', 'anyDefender'),
    spitze: one(0, 1, 2),
    bock: { ...NO_BOCK, [one(...BOCK_TRIGGERS)]: true },
    bockRamsch: either(),
    scoring: one('classic', 'seeger', 'tournament', 'bierlachs'),
    leavingCountsAsConceding: either(),
  };
  if (whyNotSettings(settings) !== undefined) return randomRules(seed + 1_000_000);
  const ramschRound = settings.bockRamsch && dice(3) === 0;
  return { settings, circumstances: { bockRound: !ramschRound && either(), ramschRound, totals: [76, -120, 0] } };
}

/**
 * Plays a whole game in which everybody does something allowed at random; most games reach the play, some end by a claim
 * or a concession. `visit` sees each state after a command and its log, and the deal.
 */
export function playRandomly(
  seed: number,
  visit: (state: SkatState, log: readonly SkatEvent[], dice: Dice) => void,
  { settings, circumstances }: RandomRules = { settings: OFFICIAL, circumstances: ORDINARY },
): readonly SkatEvent[] {
  const dice = diceFrom(seed);
  const log: SkatEvent[] = [...skat.deal(settings, shuffled(PACK, dice), circumstances)];
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
    case 'kontra':
    case 'giveIn':
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
    case 'grandHand':
      return dice(4) === 0 ? announcement(ask, dice) : { type: 'pass' };
    case 'push':
      return { type: dice(2) === 0 ? 'push' : 'pickUp' };
    case 'knock':
      return { type: 'knock', knock: dice(2) === 0 };
    case 'double':
      return { type: 'double', word: ask.word, say: dice(2) === 0 };
    case 'rearrange':
      return { type: 'rearrange', keep: shuffled(ask.cards, dice).slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: dice(2) === 0 };
    case 'takeGift':
      return { type: 'answerGift', take: dice(2) === 0 };
    case 'putOn':
    case 'discard': {
      const [first, second] = shuffled(ask.cards, dice);
      return { type: 'discard', cards: [first as Card, second as Card] };
    }
    case 'play':
      return { type: 'play', card: ask.cards[dice(ask.cards.length)] as Card };
  }
}

function announcement(
  ask: Extract<SkatAsk, { kind: 'announce' | 'pickUpOrHand' | 'grandHand' }>,
  dice: Dice,
): SkatCommand {
  const option = ask.contracts[dice(ask.contracts.length)];
  if (option === undefined) throw new Error('Nothing can be announced');
  return { type: 'announce', contract: option.contract };
}
