import {
  type Card,
  OFFICIAL,
  ORDINARY,
  PACK,
  PLAYERS,
  type Player,
  type SkatCommand,
  type SkatEvent,
  type SkatResult,
  skat,
  type TakenTrick,
} from '@skatrunde/rules';
import { answer } from '../bot.ts';
import type { BotLevel } from '../levels.ts';

/** Numbers that look random and are the same for each seed (mulberry32), 0..1. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const next = numbersFrom(seed);
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

export type State = Parameters<typeof skat.view>[0];
/** Everything a seat is given when it is asked. */
export type Turn = { readonly state: State; readonly player: Player; readonly tricks: readonly TakenTrick[] };
export type Answering = (turn: Turn) => SkatCommand | undefined;

/** The bot in every seat. */
export const byBot: Answering = byLevel('regular');

export function byLevel(level: BotLevel): Answering {
  return ({ state, player, tricks }) =>
    answer(skat.view(state, player), skat.asks(state, player), skat.offers(state, player), `${player}`, tricks, level);
}

/** Plays one deal to its end; `log` gets every event. Throws when an answer is missing or refused. */
export function playGame(cards: readonly Card[], answering: Answering = byBot, log: SkatEvent[] = []): SkatResult {
  const tricks: TakenTrick[] = [];
  log.push(...skat.deal(OFFICIAL, cards, ORDINARY));
  let state = log.reduce<State | undefined>((before, event) => skat.evolve(before, event), undefined);
  while (state !== undefined) {
    const result = skat.result(state);
    if (result !== undefined) return result;
    const player = playerAsked(state);
    const command = answering({ state, player, tricks });
    const decision = command === undefined ? undefined : skat.decide(state, player, command);
    if (decision?.ok !== true) throw new Error(`Refused: ${JSON.stringify({ player, command, decision })}`);
    for (const event of decision.events) {
      state = skat.evolve(state, event);
      log.push(event);
      if (event.type === 'trickTaken') tricks.push(event);
    }
  }
  throw new Error('Nothing was dealt');
}

function playerAsked(state: State): Player {
  const player = PLAYERS.find((candidate) => skat.asks(state, candidate) !== undefined);
  if (player === undefined) throw new Error('Nobody is asked and the game is not over');
  return player;
}

export function pack(seed: number): readonly Card[] {
  return shuffled(PACK, seed);
}
