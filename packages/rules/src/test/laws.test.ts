import { describe, expect, it } from 'vitest';
import { PACK } from '../cards/card.ts';
import { cardPoints } from '../cards/card-points.ts';
import { parseContract, parseDeal, printContract, printDeal } from '../cards/notation.ts';
import type { Contract } from '../skat/contract.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import { ENDINGS, factorOf } from '../skat/result.ts';
import { PLAYERS } from '../skat/seats.ts';
import { skat } from '../skat/skat.ts';
import { allowedBy, EVERY_COMMAND, nameOf } from './every-command.ts';
import { playRandomly, randomRules } from './random-game.ts';

/** For slow machines; nothing is measured. */
const SLOW = { timeout: 120_000 };

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

type Played = { readonly seed: number; readonly log: readonly SkatEvent[]; readonly states: readonly Visited[] };
/** A state and the last event before it. */
type Visited = { readonly state: SkatState; readonly after: SkatEvent | undefined };

const GAMES: readonly Played[] = seeds(2000).map((seed) => {
  const states: Visited[] = [];
  const log = playRandomly(
    seed,
    (state, sofar) => states.push({ state, after: sofar.at(-1) }),
    seed % 2 === 0 ? randomRules(seed) : undefined,
  );
  return { seed, log, states };
});

/** Every card of the pack, wherever it lies in this state. */
function cardsOf(state: SkatState): readonly string[] {
  const { deal } = state;
  switch (state.phase) {
    case 'bidding':
    case 'pickingUp':
      return [...deal.hands.flat(), ...deal.skat];
    case 'discarding':
    case 'announcing': {
      const others = deal.hands.filter((_, player) => player !== state.declarer).flat();
      return [...others, ...state.hand, ...(state.phase === 'announcing' ? state.discard : [])];
    }
    case 'playing': {
      const played = [...state.tricks.flatMap(({ cards }) => cards), ...state.trick];
      return [...state.hands.flat(), ...played, ...(state.discard ?? deal.skat)];
    }
    case 'beforeRamsch':
      return [...state.hands.flat(), ...(state.step === 'putOn' ? [] : state.skat)];
    case 'ramsch': {
      const played = [...state.tricks.flatMap(({ cards }) => cards), ...state.trick];
      return [...state.hands.flat(), ...played, ...state.skat];
    }
    case 'over':
      return [...deal.hands.flat(), ...deal.skat];
  }
}

/** House rules have no letters, nor has what a refused gift makes of a game. */
function isOfficial(contract: Contract): boolean {
  if (contract.type === 'null') return contract.revolution === undefined;
  return contract.spitze === undefined && (contract.hand || !contract.schneiderAnnounced);
}

describe('laws, over 2000 random games, half of them with random house rules', () => {
  it('[LAW-1] there are 32 cards in every state', () => {
    for (const { seed, states } of GAMES) {
      for (const { state } of states) {
        if (cardsOf(state).toSorted().join() !== PACK.toSorted().join())
          throw new Error(`Seed ${seed}: ${state.phase}`);
      }
    }
  });

  it('[LAW-2] a game played to its end has 120 card points and ten tricks, and is written as it was won or lost', () => {
    const endings = new Set<string>();
    for (const { seed, log } of GAMES) {
      const result = skat.result(replay(log));
      if (result?.kind !== 'played') continue;
      endings.add(result.ending);
      const { cardPoints: points, tricks, ending, won, score, gameValue, bid, contract, doublings } = result;
      const whole = points.declarer + points.defenders === 120 && tricks.declarer + tricks.defenders === 10;
      if (ending === 'played' && !whole) throw new Error(`Seed ${seed}: not all cards counted`);
      if (won !== score > 0 || (won && (score !== gameValue * factorOf(doublings) || gameValue < bid)))
        throw new Error(`Seed ${seed}: ${score}`);
      if (!won && result.lostFactor === 2 && score % 2 !== 0) throw new Error(`Seed ${seed}: an odd loss`);
      if (isOfficial(contract)) expect(parseContract(printContract(contract))).toEqual(contract);
    }
    expect([...endings].toSorted()).toEqual(ENDINGS.filter((ending) => ending !== 'left').toSorted());
  });

  it('[LAW-2] card points of the tricks are those of their cards', () => {
    for (const { log } of GAMES) {
      for (const event of log) if (event.type === 'trickTaken') expect(event.cardPoints).toBe(cardPoints(event.cards));
    }
  });

  it('[LAW-3] a log folds to the same state, also after being written down and read', () => {
    for (const { seed, log, states } of GAMES) {
      const read: readonly SkatEvent[] = JSON.parse(JSON.stringify(log));
      expect(replay(read), `seed ${seed}`).toEqual(states.at(-1)?.state);
    }
  });

  it('[LAW-4] deals come back from their notation', () => {
    for (const { seed, states } of GAMES) {
      const deal = states[0]?.state.deal;
      expect(deal && parseDeal(printDeal(deal)), `seed ${seed}`).toEqual(deal);
    }
  });

  it('[LAW-5] one player is asked at a time until the game is over, and every answer raises the number', () => {
    for (const { seed, states } of GAMES) {
      let number = -1;
      for (const { state, after } of states) {
        const [ask, ...more] = PLAYERS.flatMap((player) => skat.asks(state, player) ?? []);
        if (more.length > 0 || (ask === undefined) !== (state.phase === 'over')) throw new Error(`Seed ${seed}: who?`);
        if (ask === undefined) continue;
        const isAnswer = !/^(claim|conce)/.test(after?.type ?? '');
        const mayStay = after?.type === 'doubled' && after.word === 'kontra';
        if (ask.number !== number + (isAnswer ? 1 : 0) && !(mayStay && ask.number === number))
          throw new Error(`Seed ${seed}: ask ${ask.number}`);
        number = ask.number;
      }
    }
  });
});

describe('what is asked and offered is accepted, everything else is refused', () => {
  const named = EVERY_COMMAND.map((command) => ({ command, name: nameOf(command) }));

  it('[LAW-6] with every command in every state of 400 games', SLOW, () => {
    for (const { seed, states } of GAMES.slice(0, 400)) {
      for (const { state } of states) {
        for (const player of [...PLAYERS, 3, -1]) {
          const allowed = allowedBy(skat.asks(state, player), skat.offers(state, player));
          const names = new Set(allowed.map(nameOf));
          for (const { command, name } of named) {
            const { ok } = skat.decide(state, player, command);
            if (ok !== names.has(name)) throw new Error(`Seed ${seed}, ${state.phase}, player ${player}: ${name}`);
          }
        }
      }
    }
  });

  it('[LAW-6] with every option, claims among them', SLOW, () => {
    for (const { seed, states } of GAMES) {
      for (const [place, { state }] of states.entries()) {
        for (const player of PLAYERS) {
          const offers = skat.offers(state, player);
          const tried = offers.filter(({ kind }) => kind !== 'claim' || (seed + place) % 100 === 0);
          for (const command of allowedBy(skat.asks(state, player), tried)) {
            if (!skat.decide(state, player, command).ok) throw new Error(`Seed ${seed}: ${nameOf(command)} refused`);
          }
          const canClaim = offers.some(({ kind }) => kind === 'claim');
          if (!canClaim && skat.decide(state, player, { type: 'claim' }).ok) throw new Error(`Seed ${seed}: claim`);
        }
      }
    }
  });
});
