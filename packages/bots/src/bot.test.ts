import { type Card, OFFICIAL, ORDINARY, type SkatAsk, type SkatCommand, type SkatEvent, skat } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answer } from './bot.ts';
import {
  type Answering,
  byBot,
  byLevel,
  numbersFrom,
  pack,
  playGame,
  type State,
  shuffled,
  type Turn,
} from './test/self-play.ts';

/** Any legal answer, for opponents whose play makes no sense. */
function byChance(next: () => number): Answering {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T;
  return ({ state, player }) => {
    const ask = skat.asks(state, player);
    return ask === undefined ? undefined : anyAnswer(ask, pick);
  };
}

function anyAnswer(ask: SkatAsk, pick: <T>(items: readonly T[]) => T): SkatCommand {
  switch (ask.kind) {
    case 'bid':
      return pick([{ type: 'pass' }, { type: 'bid', value: pick(ask.values.slice(0, 12)) }]);
    case 'hold':
      return pick([{ type: 'pass' }, { type: 'hold', value: ask.value }]);
    case 'pickUpOrHand':
      return pick([{ type: 'pickUp' }, { type: 'announce', contract: pick(ask.contracts).contract }]);
    case 'discard': {
      const [first, second] = shuffled(ask.cards, pick([1, 2, 3, 4]));
      return { type: 'discard', cards: [first as Card, second as Card] };
    }
    case 'announce':
      return { type: 'announce', contract: pick(ask.contracts).contract };
    case 'play':
      return { type: 'play', card: pick(ask.cards) };
    case 'grandHand':
      return pick([{ type: 'pass' }, { type: 'announce', contract: pick(ask.contracts).contract }]);
    case 'push':
      return pick([{ type: 'push' }, { type: 'pickUp' }]);
    case 'putOn': {
      const [first, second] = shuffled(ask.cards, pick([1, 2, 3, 4]));
      return { type: 'discard', cards: [first as Card, second as Card] };
    }
    case 'knock':
      return { type: 'knock', knock: pick([true, false]) };
    case 'double':
      return { type: 'double', word: ask.word, say: pick([true, false]) };
    case 'rearrange':
      return { type: 'rearrange', keep: shuffled(ask.cards, pick([1, 2, 3, 4])).slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: pick([true, false]) };
    case 'takeGift':
      return { type: 'answerGift', take: pick([true, false]) };
  }
}

describe('a bot', { timeout: 120_000 }, () => {
  it('answers every ask of 150 games among bots with something legal', () => {
    for (let seed = 1; seed <= 150; seed += 1) playGame(pack(seed));
  });

  it.each([0, 1, 2])('answers legally in seat %i whatever the two others do', (seat) => {
    const chance = byChance(numbersFrom(seat + 1));
    for (let seed = 1; seed <= 60; seed += 1) {
      playGame(pack(seed), (turn) => (turn.player === seat ? byBot(turn) : chance(turn)));
    }
  });

  it('answers nothing when nothing is asked', () => {
    const state = skat
      .deal(OFFICIAL, pack(1), ORDINARY)
      .reduce<State | undefined>((s, event) => skat.evolve(s, event), undefined);
    if (state === undefined) throw new Error('Nothing was dealt');
    expect(answer(skat.view(state, 0), undefined, skat.offers(state, 0), 1)).toBeUndefined();
  });

  it('wins most of the games it plays, and seldom lets a deal be passed in', () => {
    const results = Array.from({ length: 200 }, (_, index) => playGame(pack(index + 5000)));
    const played = results.filter((result) => result.kind === 'played');
    expect(played.filter(({ won }) => won).length / played.length).toBeGreaterThan(0.7);
    expect(played.length / results.length).toBeGreaterThan(0.8);
    expect(played.filter(({ overbid }) => overbid).length / played.length).toBeLessThan(0.05);
  });
});

describe('what a bot cannot see', { timeout: 300_000 }, () => {
  it('never changes its answer', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed += 1) compared += compareTwins(seed);
    expect(compared).toBeGreaterThan(1500);
  });

  it.each(['beginner', 'club', 'master'] as const)('never changes the answer of a %s', (level) => {
    expect(compareTwins(2, byLevel(level))).toBeGreaterThan(25);
  });
});

/** Plays a game and asks the bot each time again with the cards exchanged that its seat does not see. */
function compareTwins(seed: number, answering: Answering = byBot): number {
  const log: SkatEvent[] = [];
  let compared = 0;
  playGame(
    pack(seed),
    (turn) => {
      const twin = rebuilt(log, exchangeOf(turn, seed + compared), turn);
      const answered = answering(turn);
      expect(answering(twin)).toEqual(answered);
      if (JSON.stringify(twin.state) !== JSON.stringify(turn.state)) compared += 1;
      return answered;
    },
    log,
  );
  return compared;
}

/** Which hidden card stands for which: a shuffle of all that this seat does not see. */
function exchangeOf({ state, player, tricks }: Turn, seed: number): ReadonlyMap<Card, Card> {
  const view = skat.view(state, player);
  const seen = new Set([...view.hand, ...cardsIn(view), ...tricks.flatMap(({ cards }) => cards)]);
  const hidden = pack(1).filter((card) => !seen.has(card));
  const others = shuffled(hidden, seed);
  return new Map(hidden.map((card, index) => [card, others[index] ?? card]));
}

/** Every card that stands anywhere in a view. */
function cardsIn(value: unknown): readonly Card[] {
  const text = JSON.stringify(value);
  return pack(1).filter((card) => text.includes(`"${card}"`));
}

function rebuilt(log: readonly SkatEvent[], exchange: ReadonlyMap<Card, Card>, turn: Turn): Turn {
  const state = log
    .map((event) => exchanged(event, exchange))
    .reduce<State | undefined>((before, event) => skat.evolve(before, event), undefined);
  if (state === undefined) throw new Error('An empty log');
  return { ...turn, state };
}

function exchanged(event: SkatEvent, exchange: ReadonlyMap<Card, Card>): SkatEvent {
  return JSON.parse(JSON.stringify(event), (_, value) => exchange.get(value) ?? value);
}
