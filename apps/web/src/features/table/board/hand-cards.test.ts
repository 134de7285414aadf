import { type Card, suitOrder } from '@skatrunde/rules/cards';
import { expect, test } from 'vitest';
import { heldHand } from './hand-cards.ts';

const hand: readonly Card[] = ['HJ', 'CQ', 'C7', 'HA', 'HT', 'HK', 'ST', 'SK', 'DT', 'D9'];
const PLAIN = { hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };

test('trumps stand first and apart', () => {
  const held = heldHand(hand, { type: 'suit', trump: 'C', ...PLAIN });
  expect(held.cards.slice(0, 3)).toEqual(['HJ', 'CQ', 'C7']);
  expect(held.trumps).toBe(3);
});

test('before the announcement only the jacks', () => {
  expect(heldHand(hand, undefined).trumps).toBe(1);
});

test('in Null nothing is trump', () => {
  expect(heldHand(hand, { type: 'null', hand: true, ouvert: false }).trumps).toBe(0);
});

test('the suits keep their places while the hand gets smaller', () => {
  const suits = suitOrder(hand);
  const fewer = heldHand(['HJ', 'HA', 'ST', 'SK', 'D9'], undefined, suits);
  const order = heldHand(hand, undefined, suits).cards.filter((card) => fewer.cards.includes(card));
  expect(fewer.cards).toEqual(order);
});
