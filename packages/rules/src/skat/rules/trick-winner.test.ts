import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import { parseCards, parseContract } from '../../cards/notation.ts';
import { given } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { suitInPlay } from './following-suit.ts';
import { strength, winningPlace } from './trick-winner.ts';

function contract(letters: string): Contract {
  const parsed = parseContract(letters);
  if (parsed === undefined) throw new Error(`No contract: ${letters}`);
  return parsed;
}

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];

function ranking(letters: string, suit: string): string {
  const game = contract(letters);
  const same = PACK.filter((card) => suitInPlay(card, game) === suit);
  return same.toSorted((a, b) => strength(b, game) - strength(a, game)).join(' ');
}

describe('the order of the cards', () => {
  it('[TRICK-1] suit game: jacks, then the suit with the ten above the king', () => {
    expect(ranking('H', 'trump')).toBe('CJ SJ HJ DJ HA HT HK HQ H9 H8 H7');
    expect(ranking('H', 'S')).toBe('SA ST SK SQ S9 S8 S7');
  });

  it('[TRICK-1] Grand: the four jacks; every suit with the ten above the king', () => {
    expect(ranking('G', 'trump')).toBe('CJ SJ HJ DJ');
    expect(ranking('G', 'D')).toBe('DA DT DK DQ D9 D8 D7');
  });

  it('[TRICK-2] Null: the ten stands between jack and nine', () => {
    expect(ranking('N', 'C')).toBe('CA CK CQ CJ CT C9 C8 C7');
  });
});

describe('who takes the trick', () => {
  it.each([
    ['C', 'SA ST S7', 0],
    ['C', 'S7 ST SA', 2],
    ['C', 'S7 HA DA', 0],
    ['C', 'SA C7 S7', 1],
    ['C', 'SA C7 C8', 2],
    ['C', 'SA DJ CA', 1],
    ['C', 'HJ CJ SJ', 1],
    ['G', 'CA CT DJ', 2],
    ['G', 'DJ HJ CA', 1],
    ['G', 'C7 HA SA', 0],
    ['N', 'CT CJ CQ', 2],
    ['N', 'C7 HA SJ', 0],
    ['N', 'HT H9 HJ', 2],
  ])('[TRICK-1] %s: of %s number %d', (letters, trick, place) => {
    expect(winningPlace(cards(trick), contract(letters))).toBe(place);
  });

  it('[TRICK-1] nobody takes an empty trick', () => expect(() => winningPlace([], contract('G'))).toThrow());
});

describe('the lead', () => {
  const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

  it('[TRICK-3] forehand leads to the first trick, whoever plays', () => {
    const table = given(DEAL).says('M pass, R 18, F pass, R announce GH');
    expect(table.state()).toMatchObject({ turn: 0 });
    table.refuses('R HJ', 'notYourTurn');
  });

  it('[TRICK-3] who takes a trick leads to the next', () => {
    const table = given(DEAL).says('M 18, F pass, R pass, M announce GH').plays('C8 CA C7');
    expect(table.log().at(-1)).toEqual({
      type: 'trickTaken',
      winner: 1,
      leader: 0,
      cards: ['C8', 'CA', 'C7'],
      cardPoints: 11,
    });
    expect(table.state()).toMatchObject({ leader: 1, turn: 1, tricksTaken: [0, 1, 0] });
  });
});
