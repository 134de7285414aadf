import {
  OFFICIAL,
  ORDINARY,
  PLAYERS,
  type SkatResult,
  type SkatSettings,
  skat,
  type TakenTrick,
} from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answer } from './bot.ts';
import type { BotLevel } from './levels.ts';
import { pack, type State } from './test/self-play.ts';

const TABLES: readonly Partial<SkatSettings>[] = [
  {
    ramsch: 'allPass',
    schieberamsch: true,
    klopfen: true,
    kontraLevel: 4,
    kontraRight: 'anyDefender',
    schenken: true,
    revolution: true,
    spitze: 2,
  },
  { ramsch: 'always', schieberamsch: true, jacksMayBePutOn: true, klopfen: true },
  { kontraLevel: 2, schenken: true, valuesBefore1999: true, spitze: 1 },
];

/** More answers than any game needs: two claims or wishes a trick would still be fewer. */
const TOO_MANY = 150;

/** Plays one deal among bots. Throws when an answer is missing or refused, and when the game does not end. */
function play(seed: number, level: BotLevel): SkatResult {
  const settings: SkatSettings = { ...OFFICIAL, ...TABLES[seed % TABLES.length] };
  const tricks: TakenTrick[] = [];
  let state: State | undefined;
  for (const event of skat.deal(settings, pack(seed), ORDINARY)) state = skat.evolve(state, event);
  for (let answers = 0; state !== undefined && answers < TOO_MANY; answers += 1) {
    const result = skat.result(state);
    if (result !== undefined) return result;
    state = afterAnswer(state, tricks, `${seed}`, level);
  }
  throw new Error(`Seed ${seed} does not end`);
}

function afterAnswer(state: State, tricks: TakenTrick[], seed: string, level: BotLevel): State {
  const waits = PLAYERS.find((player) => skat.offers(state, player).some(({ kind }) => kind.startsWith('answer')));
  const player = waits ?? PLAYERS.find((one) => skat.asks(state, one) !== undefined) ?? 0;
  const offers = skat.offers(state, player);
  const said = answer(skat.view(state, player), skat.asks(state, player), offers, seed, tricks, level);
  const decision = said === undefined ? undefined : skat.decide(state, player, said);
  if (decision?.ok !== true) throw new Error(`Refused: ${seed} ${JSON.stringify({ player, said, decision })}`);
  return decision.events.reduce((before, event) => {
    if (event.type === 'trickTaken') tricks.push(event);
    return skat.evolve(before, event);
  }, state);
}

describe('bots at tables with house rules', () => {
  it.each([
    ['beginner', 45],
    ['regular', 45],
    ['club', 9],
    ['master', 3],
  ] as const)('of level %s come to the end of every game', { timeout: 120_000 }, (level, deals) => {
    const results = Array.from({ length: deals }, (_, index) => play(index + 1, level));
    expect(results).toHaveLength(deals);
    expect(new Set(results.map(({ kind }) => kind))).toContain('ramsch');
  });
});
