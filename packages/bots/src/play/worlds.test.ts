import { describe, expect, it } from 'vitest';
import { countOf } from '../solver/bits.ts';
import { playing, SPADES } from '../test/views.ts';
import { diceFrom } from './dice.ts';
import { type Facts, factsOf } from './facts.ts';
import { PLACES, worldDealer } from './worlds.ts';

/** A defender in the second trick; the declarer did not follow hearts. */
function secondTrick(): Facts {
  const view = playing({
    me: 2,
    declarer: 0,
    contract: SPADES,
    hand: 'SJ SA HK HQ DA D7 C8 C9 DK',
    leader: 0,
    trick: 'S7 S8',
    tricksTaken: [1, 0, 0],
  });
  const tricks = [{ leader: 1, winner: 0, cards: ['HA', 'H7', 'CJ'] }] as const;
  const facts = factsOf({ ...view, cardCounts: [8, 8, 9] }, tricks);
  if (facts === undefined) throw new Error('No facts');
  return facts;
}

function dealt(facts: Facts, count: number): readonly (readonly number[])[] {
  const dealer = worldDealer(facts);
  if (dealer === undefined) throw new Error('No world fits');
  const worlds = new Int32Array(count * PLACES);
  const dice = diceFrom(7);
  for (let index = 0; index < count; index++) dealer.deal(worlds, index, dice);
  return Array.from({ length: count }, (_, index) => [...worlds.subarray(index * PLACES, (index + 1) * PLACES)]);
}

describe('worlds', () => {
  it('hold every hidden card once, in hands of the right size', () => {
    const facts = secondTrick();
    for (const [first = 0, second = 0, third = 0, skat = 0] of dealt(facts, 200)) {
      expect([first, second, third, skat].map(countOf)).toEqual([8, 8, 9, 2]);
      expect(first | second | skat).toBe(facts.hidden);
      expect(third).toBe(facts.hand);
    }
  });

  it('give nobody a suit that he did not follow', () => {
    const facts = secondTrick();
    expect(facts.lacks[0]).not.toBe(0);
    for (const [first = 0] of dealt(facts, 200)) expect(first & facts.lacks[0]).toBe(0);
  });

  it('are equally likely when they are few', () => {
    const facts: Facts = { ...secondTrick(), hidden: 0b11111, left: [1, 2, 0], lacks: [0b1, 0, 0], hand: 0 };
    const counts = new Map<string, number>();
    for (const world of dealt(facts, 6000)) counts.set(world.join(), (counts.get(world.join()) ?? 0) + 1);
    // Four cards for the first hand, then 4 over 2 ways to fill the second.
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 250)).toBeLessThan(75);
  });

  it('are none when the facts contradict each other', () => {
    expect(worldDealer({ ...secondTrick(), left: [9, 9, 9] })).toBeUndefined();
  });
});

describe('facts', () => {
  it('are none for a player who does not remember all tricks', () => {
    const view = playing({ me: 2, declarer: 0, contract: SPADES, hand: 'SJ SA', tricksTaken: [4, 4, 0] });
    expect(factsOf(view, [])).toBeUndefined();
  });
});
