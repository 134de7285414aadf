import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import { parseCards, parseContract } from '../../cards/notation.ts';
import { given } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { legalCards, suitInPlay, suitToFollow, whyNotPlay } from './following-suit.ts';

function contract(letters: string): Contract {
  const parsed = parseContract(letters);
  if (parsed === undefined) throw new Error(`No contract: ${letters}`);
  return parsed;
}

const cards = (text: string): readonly Card[] => parseCards(text) ?? [];
const HAND = cards('CJ SJ CA C9 ST S7 HK H8');

describe('what a card counts as', () => {
  it('[PLAY-3] in a suit game all jacks and the suit are trump: eleven', () => {
    const trumps = PACK.filter((card) => suitInPlay(card, contract('H')) === 'trump');
    expect(trumps).toEqual(cards('CJ SJ HA HT HK HQ HJ H9 H8 H7 DJ'));
  });

  it('[PLAY-3] in Grand only the jacks', () => {
    expect(PACK.filter((card) => suitInPlay(card, contract('G')) === 'trump')).toEqual(cards('CJ SJ HJ DJ'));
  });

  it('[PLAY-3] in Null nothing; jacks belong to their suits', () => {
    expect(PACK.filter((card) => suitInPlay(card, contract('N')) === 'trump')).toEqual([]);
    expect(suitInPlay('CJ', contract('NO'))).toBe('C');
  });
});

describe('following suit', () => {
  it.each([
    ['D', 'C7', 'CA C9'],
    ['D', 'DA', 'CJ SJ'],
    ['C', 'C7', 'CJ SJ CA C9'],
    ['C', 'HJ', 'CJ SJ CA C9'],
    ['G', 'C7', 'CA C9'],
    ['G', 'DJ', 'CJ SJ'],
    ['G', 'HA', 'HK H8'],
    ['N', 'C7', 'CJ CA C9'],
    ['N', 'HJ', 'HK H8'],
    ['N', 'SA', 'SJ ST S7'],
  ])('[PLAY-1] %s, %s led: %s', (letters, led, expected) => {
    expect(legalCards(HAND, cards(led), contract(letters))).toEqual(cards(expected));
  });

  it('[PLAY-1] a led jack asks for trump, not for its printed suit', () => {
    expect(whyNotPlay('HK', HAND, ['HJ'], contract('S'))).toBe('mustFollowTrump');
    expect(suitToFollow(HAND, ['HJ'], contract('S'))).toBe('trump');
  });

  it('[PLAY-1] a jack does not follow its printed suit', () => {
    expect(whyNotPlay('CJ', HAND, ['C7'], contract('G'))).toBe('mustFollowClubs');
    expect(legalCards(cards('CJ H8'), ['C7'], contract('G'))).toEqual(cards('CJ H8'));
  });

  it('[PLAY-1] names the suit that must be followed', () => {
    expect(whyNotPlay('HK', HAND, ['C8'], contract('D'))).toBe('mustFollowClubs');
    expect(whyNotPlay('HK', HAND, ['S8'], contract('D'))).toBe('mustFollowSpades');
    expect(whyNotPlay('S7', HAND, ['H7'], contract('D'))).toBe('mustFollowHearts');
    expect(whyNotPlay('S7', cards('S7 D7'), ['D8'], contract('C'))).toBe('mustFollowDiamonds');
    expect(whyNotPlay('HK', HAND, ['D8'], contract('D'))).toBe('mustFollowTrump');
  });

  it('[PLAY-2] lets a player without the suit led play any card; nobody must trump or overtake', () => {
    expect(legalCards(HAND, ['DA'], contract('H'))).toEqual(HAND);
    expect(legalCards(HAND, ['DA'], contract('G'))).toEqual(HAND);
    expect(legalCards(cards('C9 CA'), ['CT'], contract('H'))).toEqual(cards('C9 CA'));
  });

  it('[PLAY-2] lets the leader play any card', () => expect(legalCards(HAND, [], contract('S'))).toEqual(HAND));

  it('[PLAY-1] only the first card of the trick counts', () => {
    expect(legalCards(HAND, cards('C7 H7'), contract('D'))).toEqual(cards('CA C9'));
  });

  it('[PLAY-4] a card must be in the hand', () => {
    expect(whyNotPlay('DA', HAND, [], contract('G'))).toBe('cardNotInHand');
    expect(whyNotPlay('DA', HAND, ['D7'], contract('G'))).toBe('cardNotInHand');
  });
});

describe('at the table', () => {
  const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

  it('[PLAY-1] refuses a card that does not follow, and nothing changes', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce DH').plays('C8');
    const before = table.state();
    table.refuses('M ST', 'mustFollowClubs').refuses('M DA', 'cardNotInHand').refuses('R CT', 'notYourTurn');
    expect(table.state()).toBe(before);
    expect(table.ask('M')).toEqual({ kind: 'play', number: 5, cards: cards('CA C9 CQ'), follow: 'C' });
  });

  it('[PLAY-2] asks for any card when nothing must be followed', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce DH');
    expect(table.ask('F')).toEqual({ kind: 'play', number: 4, cards: table.view('F').hand });
    expect(table.ask('M')).toBeUndefined();
  });

  it('[PLAY-4] a played card cannot be played again', () => {
    given(DEAL).says('M pass, R pass, F 18, F announce DH').plays('C8 C9 C7').refuses('M C9', 'cardNotInHand');
  });
});
