import { expect, test } from 'vitest';
import { PACK } from '../cards/card.ts';
import { checkRecords } from '../records/check.ts';
import { parseIss, printIss } from '../records/iss/iss-game.ts';
import { issOfEvents } from '../records/iss/iss-of-events.ts';
import { dealOfEvents } from '../records/neutral/deal-of-events.ts';
import { parseNeutral, printNeutral } from '../records/neutral/neutral.ts';
import { ORDINARY } from '../skat/circumstances.ts';
import type { SkatCommand } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import type { SkatState } from '../skat/game/state.ts';
import { PLAYERS } from '../skat/seats.ts';
import { OFFICIAL } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';

/** Numbers from 0 to below n, always the same for one seed. */
type Dice = (n: number) => number;

function dice(seed: number): Dice {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function shuffled(roll: Dice) {
  const cards = [...PACK];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = roll(last + 1);
    const [a, b] = [cards[last], cards[other]];
    if (a !== undefined && b !== undefined) [cards[last], cards[other]] = [b, a];
  }
  return cards;
}

/** Anything that may be said now: an answer to the ask, now and then a wish or an answer to one. */
function anyCommand(state: SkatState, roll: Dice): { player: number; command: SkatCommand } {
  for (const player of PLAYERS) {
    for (const offer of skat.offers(state, player)) {
      if (offer.kind === 'answerClaim') {
        return { player, command: { type: 'answerClaim', claim: offer.claim, accept: roll(2) === 0 } };
      }
      if (offer.kind === 'answerConcession') {
        return { player, command: { type: 'answerConcession', concession: offer.concession, accept: roll(2) === 0 } };
      }
      if (roll(60) === 0) return { player, command: { type: offer.kind } };
    }
  }
  const player = PLAYERS.find((one) => skat.asks(state, one) !== undefined) ?? 0;
  return { player, command: answerTo(state, player, roll) };
}

function answerTo(state: SkatState, player: number, roll: Dice): SkatCommand {
  const ask = skat.asks(state, player);
  const pick = <T>(items: readonly T[]): T => {
    const item = items[roll(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  switch (ask?.kind) {
    case 'bid':
      return roll(3) === 0 ? { type: 'pass' } : { type: 'bid', value: pick(ask.values.slice(0, 3)) };
    case 'hold':
      return roll(3) === 0 ? { type: 'pass' } : { type: 'hold', value: ask.value };
    case 'pickUpOrHand':
      return roll(2) === 0 ? { type: 'pickUp' } : { type: 'announce', contract: pick(ask.contracts).contract };
    case 'discard': {
      const first = pick(ask.cards);
      return { type: 'discard', cards: [first, pick(ask.cards.filter((card) => card !== first))] };
    }
    case 'announce':
      return { type: 'announce', contract: pick(ask.contracts).contract };
    case 'play':
      return { type: 'play', card: pick(ask.cards) };
    case 'grandHand':
    case 'push':
    case 'putOn':
    case 'knock':
    case 'double':
    case 'rearrange':
    case 'giveIn':
    case 'takeGift':
      throw new Error(`${ask.kind} is asked in an official game`);
    case undefined:
      throw new Error(`nobody is asked while ${state.phase}`);
  }
}

function randomGame(seed: number): readonly SkatEvent[] {
  const roll = dice(seed);
  const events = [...skat.deal(OFFICIAL, shuffled(roll), ORDINARY)];
  let state = events.reduce<SkatState | undefined>(skat.evolve, undefined);
  while (state !== undefined && state.phase !== 'over') {
    const { player, command } = anyCommand(state, roll);
    const decision = skat.decide(state, player, command);
    if (!decision.ok) throw new Error(`seed ${seed}: ${decision.code}`);
    events.push(...decision.events);
    state = decision.events.reduce<SkatState | undefined>(skat.evolve, state);
  }
  return events;
}

const SEEDS = Array.from({ length: 400 }, (_, index) => index + 1);
const games = SEEDS.map(randomGame);

test('the random games hold every kind of end', () => {
  const ends = games.map((events) => {
    const last = events.at(-1);
    return last?.type === 'settled' && last.result.kind === 'played' ? last.result.ending : 'passedIn';
  });
  expect([...new Set(ends)].sort()).toEqual(
    ['claimAccepted', 'claimProven', 'declarerConceded', 'defendersConceded', 'nullTrick', 'passedIn', 'played'].sort(),
  );
});

test('our own games in the neutral form replay to the same result, claims and concessions too', () => {
  const lines = games.map((events, index) => {
    const forehand = index % 3 === 0 ? 0 : index % 3 === 1 ? 1 : 2;
    const record = dealOfEvents(events, { id: `own:${index}`, source: 'own', forehand });
    return printNeutral({ form: 'deal', record });
  });
  const differing = checkRecords(lines.join('\n')).filter(({ finding }) => finding.kind !== 'agreed');
  expect(differing).toEqual([]);
});

test('a line of the neutral form is printed as it was read', () => {
  for (const [index, events] of games.entries()) {
    const line = printNeutral({
      form: 'deal',
      record: dealOfEvents(events, { id: `${index}`, source: '', forehand: 0 }),
    });
    const reading = parseNeutral(line);
    expect(reading.ok && printNeutral(reading.value)).toBe(line);
  }
});

test('our own games in the ISS format replay to the same result; only games given up may be counted otherwise there', () => {
  const lines = games.map((events, index) => printIss(issOfEvents(events, { place: 'own', id: `${index}` })));
  for (const line of lines) {
    const reading = parseIss(line);
    expect(reading.ok && printIss(reading.value)).toBe(line);
  }
  const rows = checkRecords(lines.join('\n'));
  const skipped = rows.filter(({ finding }) => finding.kind === 'skipped');
  expect(rows.filter(({ finding }) => finding.kind === 'differed')).toEqual([]);
  expect(skipped.every(({ finding }) => finding.kind === 'skipped' && finding.why.startsWith('given up'))).toBe(true);
});
