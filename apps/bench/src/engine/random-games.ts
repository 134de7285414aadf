import {
  type ContractOption,
  OFFICIAL,
  ORDINARY,
  PACK,
  type SkatAsk,
  type SkatCommand,
  type SkatEvent,
  type SkatState,
  skat,
} from '@skatrunde/rules';
import { oneOf, type Random, shuffled } from '../random.ts';

/** A whole game as it will be said and played: the shuffled cards and every command. */
export type Script = { readonly cards: readonly string[]; readonly steps: readonly Step[] };
export type Step = { readonly player: number; readonly command: SkatCommand };

/** What playing did, so that nobody can leave it out. */
export type Done = { readonly commands: number; readonly events: number; readonly lastCard: boolean };

const PLAYERS = [0, 1, 2];

/** Plays games of chance through the asks until one is not passed in, and remembers what was said. */
export function randomScript(random: Random): Script {
  for (;;) {
    const cards = shuffled(PACK, random);
    const steps: Step[] = [];
    playByAsks(cards, (ask, player) => {
      const command = randomAnswer(ask, random);
      steps.push({ player, command });
      return command;
    });
    if (steps.some(({ command }) => command.type === 'announce')) return { cards, steps };
  }
}

/** Plays a script again: nothing but `decide` and `evolve`. */
export function playScript({ cards, steps }: Script): Done {
  let { state, events } = evolved(undefined, skat.deal(OFFICIAL, cards, ORDINARY));
  for (const { player, command } of steps) {
    const next = decided(state, player, command);
    state = next.state;
    events += next.events;
  }
  return { commands: steps.length, events, lastCard: endsWithLastCard(state) };
}

/** Plays a script again, but asks before every command, as a table does. */
export function playScriptByAsks({ cards, steps }: Script): Done {
  let next = 0;
  const { state, events } = playByAsks(cards, () => {
    const step = steps[next];
    if (step === undefined) throw new Error('The game asks for more than the script has');
    next += 1;
    return step.command;
  });
  return { commands: next, events, lastCard: endsWithLastCard(state) };
}

type Progress = { readonly state: SkatState; readonly events: number };

function playByAsks(cards: readonly string[], answer: (ask: SkatAsk, player: number) => SkatCommand): Progress {
  let { state, events } = evolved(undefined, skat.deal(OFFICIAL, cards, ORDINARY));
  for (;;) {
    let asked: { readonly player: number; readonly ask: SkatAsk } | undefined;
    for (const player of PLAYERS) {
      const ask = skat.asks(state, player);
      if (ask !== undefined) asked = { player, ask };
    }
    if (asked === undefined) return { state, events };
    const next = decided(state, asked.player, answer(asked.ask, asked.player));
    state = next.state;
    events += next.events;
  }
}

function decided(state: SkatState, player: number, command: SkatCommand): Progress {
  const decision = skat.decide(state, player, command);
  if (!decision.ok) throw new Error(`${JSON.stringify(command)} by ${player} was refused: ${decision.code}`);
  return evolved(state, decision.events);
}

function evolved(before: SkatState | undefined, events: readonly SkatEvent[]): Progress {
  let state = before;
  for (const event of events) state = skat.evolve(state, event);
  if (state === undefined) throw new Error('A game without a deal');
  return { state, events: events.length };
}

function endsWithLastCard(state: SkatState): boolean {
  return state.phase === 'over' && state.tricks.length === 10;
}

/** Bids in small steps, takes the skat four times out of five, seldom plays Null, then any card that may be played. */
function randomAnswer(ask: SkatAsk, random: Random): SkatCommand {
  switch (ask.kind) {
    case 'bid':
      return random(2) === 0 ? { type: 'bid', value: oneOf(ask.values.slice(0, 2), random) } : { type: 'pass' };
    case 'hold':
      return random(3) === 0 ? { type: 'pass' } : { type: 'hold', value: ask.value };
    case 'pickUpOrHand':
      return random(5) > 0 ? { type: 'pickUp' } : { type: 'announce', contract: anyOf(ask.contracts, random) };
    case 'discard': {
      const [first, second] = shuffled(ask.cards, random);
      if (first === undefined || second === undefined) throw new Error('Nothing to put away');
      return { type: 'discard', cards: [first, second] };
    }
    case 'announce':
      return { type: 'announce', contract: anyOf(ask.contracts, random) };
    case 'play':
      return { type: 'play', card: oneOf(ask.cards, random) };
    case 'grandHand':
    case 'push':
    case 'putOn':
    case 'knock':
    case 'double':
    case 'rearrange':
    case 'giveIn':
    case 'takeGift':
      throw new Error(`${ask.kind} is asked in an official game`);
  }
}

/** A lost Null ends early and would flatter the count: one game in ten. */
function anyOf(options: readonly ContractOption[], random: Random): ContractOption['contract'] {
  const nullGame = random(10) === 0;
  const fitting = options.filter(({ contract }) => (contract.type === 'null') === nullGame);
  return oneOf(fitting.length > 0 ? fitting : options, random).contract;
}
