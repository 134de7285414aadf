import { type Card, type Contract, cardPoints, legalCards, PACK, winningPlace } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { shuffled } from '../test/self-play.ts';
import type { OpenGame } from './bits.ts';
import { createOpenSolver, type OpenPosition } from './open-solver.ts';

const solver = createOpenSolver({ tableBits: 14 });

const PLAIN = { hand: false, ouvert: false, schneiderAnnounced: false, schwarzAnnounced: false };
function contractOf(game: OpenGame): Contract {
  if (game === 'null') return { type: 'null', hand: false, ouvert: false };
  return game === 'grand' ? { type: 'grand', ...PLAIN } : { type: 'suit', trump: game, ...PLAIN };
}

/** What a position is worth to the declarer, by trying everything with the engine's own rules. */
function naive({ game, hands, leader }: OpenPosition, worth: (trick: readonly Card[]) => number): number {
  const contract = contractOf(game);
  function rest(cards: readonly (readonly Card[])[], first: number, trick: readonly Card[]): number {
    if (trick.length === 3) {
      const taker = (first + winningPlace(trick, contract)) % 3;
      return (taker === 0 ? worth(trick) : 0) + rest(cards, taker, []);
    }
    const player = (first + trick.length) % 3;
    const hand = cards[player] ?? [];
    if (hand.length === 0) return 0;
    const values = legalCards(hand, trick, contract).map((card) =>
      rest(
        cards.map((held, whose) => (whose === player ? held.filter((c) => c !== card) : held)),
        first,
        [...trick, card],
      ),
    );
    const wantsMost = (player === 0) === (game !== 'null');
    return wantsMost ? Math.max(...values) : Math.min(...values);
  }
  return rest(hands, leader, []);
}

function positions(game: OpenGame, size: number, count: number): readonly OpenPosition[] {
  return Array.from({ length: count }, (_, index) => {
    const cards = shuffled(PACK, size * 1000 + index);
    const hand = (player: number) => cards.slice(player * size, (player + 1) * size);
    return { game, hands: [hand(0), hand(1), hand(2)], leader: index % 3 };
  });
}

describe('the open-card solver', () => {
  for (const game of ['C', 'D', 'grand'] as const) {
    it(`finds what trying everything finds in ${game}`, () => {
      for (const position of [...positions(game, 3, 120), ...positions(game, 4, 30)]) {
        const worth = naive(position, cardPoints);
        expect(solver.bestCardPoints(position), JSON.stringify(position)).toBe(worth);
        expect(solver.reaches(position, worth)).toBe(true);
        expect(solver.reaches(position, worth + 1)).toBe(false);
      }
    });
  }

  it('knows in Null whether the declarer stays without a trick', () => {
    const seen = new Set<boolean>();
    for (const position of [...positions('null', 3, 150), ...positions('null', 4, 60)]) {
      const clean = naive(position, () => 1) === 0;
      seen.add(clean);
      expect(solver.staysClean(position), JSON.stringify(position)).toBe(clean);
    }
    expect(seen.size).toBe(2);
  });

  it('forgets one deal before the next, also when many have been asked', () => {
    const [first, ...others] = positions('grand', 4, 40);
    if (first === undefined) throw new Error('No position');
    const worth = solver.bestCardPoints(first);
    for (let round = 0; round < 30; round++) for (const other of others) solver.reaches(other, 20);
    expect(solver.bestCardPoints(first)).toBe(worth);
  });

  it('refuses a question that the game does not answer', () => {
    const [nullGame] = positions('null', 3, 1);
    const [grand] = positions('grand', 3, 1);
    if (nullGame === undefined || grand === undefined) throw new Error('No position');
    expect(() => solver.bestCardPoints(nullGame)).toThrow();
    expect(() => solver.staysClean(grand)).toThrow();
    expect(() => solver.reaches({ ...grand, hands: [[], grand.hands[1], grand.hands[2]] }, 1)).toThrow();
  });
});
