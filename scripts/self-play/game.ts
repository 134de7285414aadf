import { type Random, shuffled } from '../../apps/bench/src/random.ts';
import { answer, type BotLevel } from '../../packages/bots/src/index.ts';
import {
  OFFICIAL,
  ORDINARY,
  PACK,
  PLAYERS,
  type Player,
  type SkatResult,
  type SkatState,
  skat,
  type TakenTrick,
} from '../../packages/rules/src/index.ts';

/** Which level sits where, in the order of play. */
export type Levels = readonly [BotLevel, BotLevel, BotLevel];

export function dealtBy(random: Random): readonly string[] {
  return shuffled(PACK, random);
}

/** Plays one deal to its end. Throws when an answer is missing or refused. */
export function playDeal(cards: readonly string[], levels: Levels, seed: string): SkatResult {
  const tricks: TakenTrick[] = [];
  let state: SkatState | undefined;
  for (const event of skat.deal(OFFICIAL, cards, ORDINARY)) state = skat.evolve(state, event);
  while (state !== undefined) {
    const result = skat.result(state);
    if (result !== undefined) return result;
    state = afterAnswer(state, levels, { seed, tricks });
  }
  throw new Error('Nothing was dealt');
}

function afterAnswer(
  state: SkatState,
  levels: Levels,
  { seed, tricks }: { readonly seed: string; readonly tricks: TakenTrick[] },
): SkatState {
  const player = playerAsked(state);
  const ask = skat.asks(state, player);
  const about = `${seed} ${player} ${ask?.number}`;
  const said = answer(skat.view(state, player), ask, skat.offers(state, player), about, tricks, levels[player]);
  const decision = said === undefined ? undefined : skat.decide(state, player, said);
  if (decision?.ok !== true) throw new Error(`Refused: ${JSON.stringify({ player, said, decision })}`);
  let next = state;
  for (const event of decision.events) {
    next = skat.evolve(next, event);
    if (event.type === 'trickTaken') tricks.push(event);
  }
  return next;
}

function playerAsked(state: SkatState): Player {
  const player = PLAYERS.find((candidate) => skat.asks(state, candidate) !== undefined);
  if (player === undefined) throw new Error('Nobody is asked and the game is not over');
  return player;
}
