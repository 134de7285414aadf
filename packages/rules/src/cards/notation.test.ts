import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../skat/rules/announcing.ts';
import { PACK } from './card.ts';
import { parseCards, parseContract, parseDeal, printCards, printContract, printDeal } from './notation.ts';

describe('cards', () => {
  it('[NOTE-1] are read and printed, separated by dots, commas or blanks', () => {
    expect(parseCards('CJ.HT,D7 S9')).toEqual(['CJ', 'HT', 'D7', 'S9']);
    expect(parseCards('')).toEqual([]);
    expect(printCards(['CJ', 'HT'])).toBe('CJ.HT');
  });

  it.each(['C1', 'JC', 'cj', 'CJ X', '??'])('[NOTE-1] %s is no card', (text) =>
    expect(parseCards(text)).toBeUndefined(),
  );
});

describe('deals', () => {
  const deal = {
    hands: [PACK.slice(0, 10), PACK.slice(10, 20), PACK.slice(20, 30)],
    skat: ['D8', 'D7'],
  } as const;

  it('[NOTE-2] come back as they were', () =>
    expect(parseDeal(printDeal({ ...deal, hands: [...deal.hands] }))).toEqual(deal));

  it('[NOTE-2] may be 32 cards in a row', () => expect(parseDeal(PACK.join('.'))).toEqual(deal));

  it.each([
    ['a card twice', printCards([...PACK.slice(1), 'D7'])],
    ['a card too few', printCards(PACK.slice(1))],
    ['a strange card', PACK.join(' ').replace('CJ', '??')],
    ['bars in the wrong places', `${printCards(PACK.slice(0, 11))}|${printCards(PACK.slice(11))}`],
    ['nothing', ''],
  ])('[NOTE-2] refuses %s', (_, text) => expect(parseDeal(text)).toBeUndefined());
});

describe('contracts', () => {
  it('[NOTE-3] every announcement comes back as it was, and no two look alike', () => {
    const all = [...CONTRACTS.taken, ...CONTRACTS.untouched];
    for (const contract of all) expect(parseContract(printContract(contract))).toEqual(contract);
    expect(new Set(all.map(printContract)).size).toBe(29);
  });

  it('[NOTE-3] spelled out ouvert is the same as O', () => {
    expect(parseContract('GOHZ')).toEqual(parseContract('GO'));
    expect(printContract(parseContract('GOHZ') ?? { type: 'null', hand: false, ouvert: false })).toBe('GO');
  });

  it.each(['', 'X', 'CS', 'GZ', 'NS', 'NHZ', 'HC', 'CHSZ', 'ch'])('[NOTE-3] %s is none', (text) =>
    expect(parseContract(text)).toBeUndefined(),
  );
});
