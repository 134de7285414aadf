import { expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import { ORDINARY } from '../circumstances.ts';
import { OFFICIAL } from '../settings.ts';
import { skat } from '../skat.ts';
import { dealCards, packOf } from './dealing.ts';

/** The places of the shuffled pack that a group of cards came from. */
function placesOf(cards: readonly Card[]): readonly number[] {
  return cards.map((card) => PACK.indexOf(card));
}

it('[DEAL-1] deals three each, two to the skat, four each, three each', () => {
  const { hands, skat: two } = dealCards(PACK);
  expect(placesOf(hands[0])).toEqual([0, 1, 2, 11, 12, 13, 14, 23, 24, 25]);
  expect(placesOf(hands[1])).toEqual([3, 4, 5, 15, 16, 17, 18, 26, 27, 28]);
  expect(placesOf(hands[2])).toEqual([6, 7, 8, 19, 20, 21, 22, 29, 30, 31]);
  expect(placesOf(two)).toEqual([9, 10]);
});

it('[DEAL-2] deals each of the 32 cards once', () => {
  const { hands, skat: two } = dealCards(PACK.toReversed());
  expect([...hands.flat(), ...two].toSorted()).toEqual(PACK.toSorted());
});

it('[DEAL-2] refuses what is no pack', () => {
  expect(() => dealCards(PACK.slice(1))).toThrow();
  expect(() => dealCards([...PACK.slice(1), 'CT'])).toThrow();
  expect(() => dealCards([...PACK.slice(1), 'XX'])).toThrow();
});

it('[DEAL-3] the deal stands in the first event, whole', () => {
  expect(skat.deal(OFFICIAL, PACK, ORDINARY)).toEqual([
    { type: 'dealt', settings: OFFICIAL, circumstances: ORDINARY, ...dealCards(PACK) },
  ]);
});

it('[DEAL-3] a deal can be turned back into its pack', () => {
  const pack = [...PACK.slice(7), ...PACK.slice(0, 7)];
  expect(packOf(dealCards(pack))).toEqual(pack);
});
