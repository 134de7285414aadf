import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { OfficersOffer } from '../game/ask.ts';
import type { OfficersCommand } from '../game/commands.ts';
import type { OfficersEvent } from '../game/events.ts';
import { officersStatesOf, replayOfficers } from '../game/replay.ts';
import type { OfficersState } from '../game/state.ts';
import { officers } from '../officers.ts';
import { OFFICERS_CONTRACTS } from '../rules/announcing.ts';
import { packOfStacks } from '../rules/dealing.ts';
import { PLAYERS } from '../seats.ts';
import { answersTo, playOfficersRandomly } from './random-game.ts';

/** For slow machines; nothing is measured. */
const SLOW = { timeout: 120_000 };

type Played = {
  readonly seed: number;
  readonly log: readonly OfficersEvent[];
  /** After each command, with the last event before. */
  readonly visited: readonly { readonly state: OfficersState; readonly after: OfficersEvent | undefined }[];
};

const GAMES: readonly Played[] = Array.from({ length: 2000 }, (_, index) => {
  const seed = index + 1;
  const visited: { state: OfficersState; after: OfficersEvent | undefined }[] = [];
  const log = playOfficersRandomly(seed, (state, sofar) => visited.push({ state, after: sofar.at(-1) }));
  return { seed, log, visited };
});

/** Every card that lies on the table or was taken, and those that are still in the dealer's hand. */
function cardsOf(state: OfficersState): readonly Card[] {
  const lying = state.stacks.flatMap((own) => own.flatMap(({ open, covered }) => [open ?? [], covered ?? []].flat()));
  if (state.phase === 'announcing' || state.phase === 'doubling') {
    return [...lying, ...packOfStacks(state.deal).filter((card) => !lying.includes(card))];
  }
  const played = state.tricks.flatMap(({ cards }) => cards);
  return [...lying, ...played, ...(state.phase === 'playing' ? state.trick : [])];
}

/** Cards that a game ended before they were taken. */
function unplayed(state: OfficersState): boolean {
  return state.phase === 'over' && state.tricks.length < 16;
}

describe('laws, over 2000 random games with every set of house rules', () => {
  it('[OFF-18] there are 32 cards in every state', SLOW, () => {
    for (const { seed, log } of GAMES) {
      for (const state of officersStatesOf(log)) {
        const cards = cardsOf(state);
        const distinct = new Set(cards).size === cards.length;
        if (!distinct || (!unplayed(state) && cards.length !== 32)) throw new Error(`Seed ${seed}: ${state.phase}`);
      }
    }
  });

  it('[OFF-18] before each lead a player has as many cards as tricks are left, and one of them lies open', () => {
    for (const { seed, visited } of GAMES) {
      for (const { state } of visited) {
        if (state.phase !== 'playing' || state.trick.length > 0) continue;
        for (const own of state.stacks) {
          const cards = own.flatMap(({ open, covered }) => [open ?? [], covered ?? []].flat()).length;
          const open = own.filter((stack) => stack.open !== undefined).length;
          if (cards !== 16 - state.tricks.length || open === 0) throw new Error(`Seed ${seed}: ${cards}, ${open} open`);
        }
      }
    }
  });

  it('[OFF-18] a game has 120 card points, and those of its tricks are those of their cards', SLOW, () => {
    const endings = new Set<string>();
    for (const { seed, log } of GAMES) {
      const result = officers.result(replayOfficers(log));
      if (result === undefined) throw new Error(`Seed ${seed}: not over`);
      endings.add(`${result.contract.type} ${result.ending}`);
      const { cardPoints: points, tricks, ending, contract, winner, scores } = result;
      if (points[0] + points[1] !== 120) throw new Error(`Seed ${seed}: ${points}`);
      const open = contract.type === 'ramsch' && ending === 'conceded';
      if (!open && tricks[0] + tricks[1] !== 16) throw new Error(`Seed ${seed}: ${tricks} tricks`);
      const [own = 0, other = 0] = winner === 0 ? scores : scores.toReversed();
      if (own <= other) throw new Error(`Seed ${seed}: winner ${winner} with ${scores}`);
      for (const event of log) if (event.type === 'trickTaken') expect(event.cardPoints).toBe(cardPoints(event.cards));
    }
    const all = ['suit', 'grand', 'ramsch'].flatMap((type) =>
      ['played', 'conceded', 'claimProven', 'claimAccepted'].map((ending) => `${type} ${ending}`),
    );
    // Sixteen tricks of a Ramsch with a claim that holds: chance does not get there.
    expect([...endings, 'ramsch claimProven'].toSorted()).toEqual(all.toSorted());
  });

  it('[OFF-19] a log folds to the same state, also after being written down and read', SLOW, () => {
    for (const { seed, log, visited } of GAMES) {
      const read: readonly OfficersEvent[] = JSON.parse(JSON.stringify(log));
      expect(replayOfficers(read), `seed ${seed}`).toEqual(visited.at(-1)?.state);
    }
  });

  it('[OFF-20] one player is asked at a time until the game is over, and every answer raises the number', () => {
    for (const { seed, visited } of GAMES) {
      let number = -1;
      for (const { state, after } of visited) {
        const [ask, ...more] = PLAYERS.flatMap((player) => officers.asks(state, player) ?? []);
        if (more.length > 0 || (ask === undefined) !== (state.phase === 'over')) throw new Error(`Seed ${seed}: who?`);
        if (ask === undefined) continue;
        const isAnswer = !after?.type.startsWith('claim');
        if (ask.number !== number + (isAnswer ? 1 : 0)) throw new Error(`Seed ${seed}: ask ${ask.number}`);
        number = ask.number;
      }
    }
  });
});

const EVERY_COMMAND: readonly OfficersCommand[] = [
  ...OFFICERS_CONTRACTS.map((contract) => ({ type: 'announce', contract }) as const),
  ...(['kontra', 're', 'pass', 'concede', 'claim'] as const).map((type) => ({ type })),
  ...PACK.map((card) => ({ type: 'play', card }) as const),
  ...[0, 1, 2, 3].flatMap((claim) => [true, false].map((accept) => ({ type: 'answerClaim', claim, accept }) as const)),
];

function takenUp(offer: OfficersOffer): readonly OfficersCommand[] {
  switch (offer.kind) {
    case 'concede':
    case 'claim':
      return [{ type: offer.kind }];
    case 'answerClaim':
      return [true, false].map((accept) => ({ type: 'answerClaim', claim: offer.claim, accept }));
  }
}

it(
  '[OFF-20] what is asked and offered is accepted, everything else is refused, in every state of 500 games',
  SLOW,
  () => {
    const named = EVERY_COMMAND.map((command) => ({ command, name: JSON.stringify(command) }));
    for (const { seed, visited } of GAMES.slice(0, 500)) {
      for (const { state } of visited) {
        for (const player of [...PLAYERS, 2, -1]) {
          const ask = officers.asks(state, player);
          const allowed = [
            ...(ask === undefined ? [] : answersTo(ask)),
            ...officers.offers(state, player).flatMap(takenUp),
          ];
          const names = new Set(allowed.map((command) => JSON.stringify(command)));
          for (const { command, name } of named) {
            const { ok } = officers.decide(state, player, command);
            if (ok !== names.has(name)) throw new Error(`Seed ${seed}, ${state.phase}, player ${player}: ${name}`);
          }
        }
      }
    }
  },
);
