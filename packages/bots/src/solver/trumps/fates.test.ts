import type { Card } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { bitOf, maskOf } from '../bits.ts';
import { hands, playFor } from './cards-left.ts';
import { fateOfLead, fateOfSecond, fateOfThird, LOST, OPEN, OWN } from './fates.ts';

const bit = (card: Card) => bitOf(card, 'C');

function given(game: 'suit' | 'ramsch', ...cards: readonly (readonly Card[])[]): void {
  playFor(game, 'points');
  hands.set(cards.map((hand) => maskOf(hand, game === 'suit' ? 'C' : 'ramsch')));
}

describe('a card that is led', () => {
  it.each([
    ['nobody can beat', ['SA'], ['S7'], ['H7'], OWN],
    ['one must beat', ['S7'], ['S8', 'S9'], ['H7'], LOST],
    ['one may trump', ['SA'], ['C7', 'H7'], ['S7'], OPEN],
    ['one has only trumps', ['SA'], ['C7', 'C8'], ['S7'], LOST],
  ] as const)('and %s', (_, declarer, left, right, fate) => {
    given('suit', declarer, left, right);
    expect(fateOfLead(bit(declarer[0]), 0)).toBe(fate);
  });

  it('by a defender is settled when the declarer cannot beat it, whatever the partner does', () => {
    given('suit', ['H7', 'H8'], ['S7'], ['SA', 'C7']);
    expect(fateOfLead(bit('S7'), 1)).toBe(OWN);
  });
});

describe('a card that is answered', () => {
  it('second is settled by what the third can do', () => {
    given('suit', ['S9', 'H7'], ['SK', 'S7'], ['SA']);
    expect(fateOfSecond(bit('S9'), bit('S8'), 2, 0)).toBe(OPEN);
    expect(fateOfSecond(bit('S9'), bit('SA'), 2, 0)).toBe(LOST);
    given('suit', ['S9', 'H7'], ['SK', 'SQ'], ['SA']);
    expect(fateOfSecond(bit('S9'), bit('S8'), 2, 0)).toBe(LOST);
  });

  it('third settles the trick', () => {
    given('suit', [], [], ['SA', 'SQ']);
    expect(fateOfThird(bit('SA'), bit('SK'), 0, 2)).toBe(OWN);
    expect(fateOfThird(bit('SQ'), bit('SK'), 0, 2)).toBe(LOST);
    expect(fateOfThird(bit('SQ'), bit('SK'), 1, 2)).toBe(OWN);
  });

  it('in Ramsch gains by what it does not take', () => {
    given('ramsch', ['SA', 'SQ'], [], []);
    expect(fateOfThird(bitOf('SA', 'ramsch'), bitOf('SK', 'ramsch'), 1, 0)).toBe(LOST);
    expect(fateOfThird(bitOf('SQ', 'ramsch'), bitOf('SK', 'ramsch'), 1, 0)).toBe(OWN);
  });
});
