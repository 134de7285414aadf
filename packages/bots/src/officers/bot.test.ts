import {
  OFFICERS_DEFAULTS,
  type OfficersCommand,
  type OfficersEvent,
  type OfficersResult,
  type OfficersSettings,
  type OfficersState,
  type OfficersTrick,
  officers,
  PACK,
} from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { numbersFrom, shuffled } from '../test/self-play.ts';
import { answerOfficers } from './bot.ts';

type Turn = { readonly state: OfficersState; readonly player: number; readonly tricks: readonly OfficersTrick[] };
type Answering = (turn: Turn) => OfficersCommand | undefined;

const byBot: Answering = ({ state, player, tricks }) =>
  answerOfficers(
    officers.view(state, player),
    officers.asks(state, player),
    officers.offers(state, player),
    `${player}`,
    tricks,
  );

/** Any legal answer; now and then a claim. */
function byChance(next: () => number): Answering {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  return ({ state, player }) => {
    const ask = officers.asks(state, player);
    const canClaim = officers.offers(state, player).some(({ kind }) => kind === 'claim');
    if (canClaim && next() < 0.2) return { type: 'claim' };
    switch (ask?.kind) {
      case undefined:
        return undefined;
      case 'announce':
        return { type: 'announce', contract: pick(ask.contracts).contract };
      case 'kontra':
      case 're':
        return pick([{ type: 'pass' }, { type: ask.kind }]);
      case 'play':
        return { type: 'play', card: pick(ask.cards) };
    }
  };
}

const SETTINGS: readonly OfficersSettings[] = [
  OFFICERS_DEFAULTS,
  { ...OFFICERS_DEFAULTS, scoring: 'steps', kontraInRamsch: true },
  { ...OFFICERS_DEFAULTS, scoring: 'column', kontra: 'kontra', dealOrder: 'coveredFirst' },
  { ...OFFICERS_DEFAULTS, kontra: 'off', ramsch: false, dealOrder: 'allLaid' },
];

type Game = {
  readonly result: OfficersResult;
  readonly log: readonly OfficersEvent[];
  readonly turns: readonly Turn[];
};

/** Plays one deal to its end. Throws when an answer is missing or refused. */
function playGame(seed: number, answering: readonly [Answering, Answering], settings = OFFICERS_DEFAULTS): Game {
  const log: OfficersEvent[] = [...officers.deal(settings, shuffled(PACK, seed))];
  const tricks: OfficersTrick[] = [];
  const turns: Turn[] = [];
  let state = log.reduce<OfficersState | undefined>((before, event) => officers.evolve(before, event), undefined);
  while (state !== undefined) {
    const result = officers.result(state);
    if (result !== undefined) return { result, log, turns };
    const player = whoAnswers(state);
    const turn: Turn = { state, player, tricks: [...tricks] };
    turns.push(turn);
    const command = answering[player === 0 ? 0 : 1](turn);
    const decision = command === undefined ? undefined : officers.decide(state, player, command);
    if (decision?.ok !== true) throw new Error(`Seed ${seed}: ${JSON.stringify({ player, command, decision })}`);
    for (const event of decision.events) {
      state = officers.evolve(state, event);
      log.push(event);
      if (event.type === 'trickTaken') tricks.push(event);
    }
  }
  throw new Error('Nothing was dealt');
}

/** Who is asked about a claim, else whose turn it is. */
function whoAnswers(state: OfficersState): number {
  const asked = [0, 1].find((player) => officers.offers(state, player).some(({ kind }) => kind === 'answerClaim'));
  const player = asked ?? [0, 1].find((candidate) => officers.asks(state, candidate) !== undefined);
  if (player === undefined) throw new Error('Nobody is asked and the game is not over');
  return player;
}

const GAMES: readonly Game[] = Array.from({ length: 2000 }, (_, index) =>
  playGame(index + 1, [byBot, byBot], SETTINGS[index % SETTINGS.length]),
);

describe('a bot at Officers’ Skat', () => {
  it('answers every ask of 2,000 games among bots with something legal', () => {
    for (const { result } of GAMES) expect(result.ending).toBe('played');
  });

  it('announces every kind of game, says Kontra now and then, and is more often right than not', () => {
    const played = GAMES.map(({ result }) => result);
    for (const type of ['suit', 'grand', 'ramsch'] as const) {
      const games = played.filter(({ contract }) => contract.type === type);
      expect(games.length, type).toBeGreaterThan(100);
      expect(games.filter(({ winner }) => winner === 0).length / games.length, type).toBeGreaterThan(0.5);
    }
    const kontra = played.filter(({ doublings }) => doublings.includes('kontra'));
    expect(kontra.length).toBeGreaterThan(50);
    expect(kontra.filter(({ winner }) => winner === 1).length / kontra.length).toBeGreaterThan(0.5);
  });

  it.each([0, 1])('as player %i answers legally whatever the other does, and wins most games', (me) => {
    const next = numbersFrom(me + 7);
    const chance = byChance(next);
    const results = Array.from({ length: 1000 }, (_, index) => {
      return playGame(index + 3000, me === 0 ? [byBot, chance] : [chance, byBot], SETTINGS[index % SETTINGS.length]);
    });
    const won = results.filter(({ result }) => result.winner === me);
    expect(won.length / results.length).toBeGreaterThan(0.75);
  });

  it('answers nothing when nothing is asked', () => {
    const state = GAMES[0]?.turns[0]?.state;
    if (state === undefined) throw new Error('Nothing was dealt');
    expect(answerOfficers(officers.view(state, 1), undefined, [], 1)).toBeUndefined();
    expect(answerOfficers(officers.view(state, 'watcher'), officers.asks(state, 0), [], 1)).toBeDefined();
  });

  it('gives the same answer to the same question', () => {
    for (const { turns } of GAMES.slice(0, 50)) for (const turn of turns) expect(byBot(turn)).toEqual(byBot(turn));
  });
});
