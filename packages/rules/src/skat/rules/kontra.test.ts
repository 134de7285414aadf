import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { factorOf } from '../result.ts';
import { BOCK_ROUND } from './bock.ts';
import { DOUBLING_WORDS, doublingsOfChain } from './kontra.ts';
import { settle } from './settlement.ts';

const PLAIN = { hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };
const DIAMONDS: Contract = { type: 'suit', trump: 'D', ...PLAIN };
const CLUBS: Contract = { type: 'suit', trump: 'C', ...PLAIN };
const GRAND: Contract = { type: 'grand', ...PLAIN };
const WITH_1 = ['CJ', 'HJ', 'DA', 'DK', 'D9', 'D8', 'CA', 'C7', 'SA', 'S7'] as const;
const WITHOUT_2 = ['HJ', 'DJ', 'CA', 'CT', 'CK', 'C9', 'SA', 'S7', 'HA', 'D7'] as const;
const WITH_2 = ['CJ', 'SJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'HT', 'DA', 'D7'] as const;
const NULL: Contract = { type: 'null', hand: false, ouvert: true };

/** `words`: how far the chain went. */
function written(
  contract: Contract,
  hand: readonly (typeof WITH_1 | typeof WITHOUT_2 | typeof WITH_2)[number][],
  { bid, points, words, bock = 0 }: { bid: number; points: number; words: number; bock?: number },
): number {
  const tricks = contract.type === 'null' ? 1 : points > 60 ? 6 : 4;
  const { score } = settle({ contract, bid, hand, skat: ['H7', 'H8'] }, { cardPoints: points, tricks });
  const chain = doublingsOfChain(DOUBLING_WORDS.slice(0, words).map((word) => ({ player: 0, word })));
  return score * factorOf(bock > 0 ? [...chain, BOCK_ROUND] : chain);
}

describe('the score is doubled, never the value', () => {
  it.each([
    ['K01', DIAMONDS, WITH_1, { bid: 18, points: 65, words: 1 }, 36],
    ['K02', DIAMONDS, WITH_1, { bid: 18, points: 55, words: 1 }, -72],
    ['K03', DIAMONDS, WITH_1, { bid: 18, points: 65, words: 2 }, 72],
    ['K03 lost', DIAMONDS, WITH_1, { bid: 18, points: 55, words: 2 }, -144],
    ['K04', CLUBS, WITHOUT_2, { bid: 18, points: 65, words: 1 }, 72],
    ['K04 lost', CLUBS, WITHOUT_2, { bid: 18, points: 55, words: 1 }, -144],
    ['K04 Re', CLUBS, WITHOUT_2, { bid: 18, points: 65, words: 2 }, 144],
    ['K04 Re lost', CLUBS, WITHOUT_2, { bid: 18, points: 55, words: 2 }, -288],
    ['K05', DIAMONDS, WITH_1, { bid: 20, points: 85, words: 1 }, -108],
    ['K06', DIAMONDS, WITH_1, { bid: 20, points: 90, words: 1 }, 54],
    ['K07', NULL, WITH_1, { bid: 18, points: 0, words: 1 }, -184],
    ['K08', GRAND, WITH_2, { bid: 18, points: 55, words: 4 }, -2304],
    ['K09', DIAMONDS, WITH_1, { bid: 18, points: 65, words: 1, bock: 1 }, 72],
    ['K09 lost', DIAMONDS, WITH_1, { bid: 18, points: 55, words: 1, bock: 1 }, -144],
  ] as const)('[KONTRA-1] %s', (_, contract, hand, row, score) => {
    expect(written(contract, hand, row)).toBe(score);
  });
});

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const ALL = { kontraLevel: 4 } as const;
const AUCTION = 'M 18, F hold, M pass, R pass, F pickUp, F discard DQ C8, F announce D';

describe('who may say Kontra', () => {
  it('[KONTRA-2] only who has said or held 18, unless every defender may', () => {
    const table = given(DEAL, { settings: ALL }).says(AUCTION);
    expect(table.offers('M')).toContainEqual({ kind: 'kontra' });
    expect(table.offers('R')).not.toContainEqual({ kind: 'kontra' });
    table.refuses('R kontra', 'notYourTurn').refuses('F kontra', 'notYourTurn');
    const any = given(DEAL, { settings: { ...ALL, kontraRight: 'anyDefender' } }).says(AUCTION);
    expect(any.offers('R')).toContainEqual({ kind: 'kontra' });
  });

  it('[KONTRA-2] nobody, when forehand plays by the last right', () => {
    const table = given(DEAL, { settings: ALL }).says('M pass, R pass, F 18, F announce DH');
    for (const player of ['M', 'R'] as const) expect(table.offers(player)).not.toContainEqual({ kind: 'kontra' });
  });

  it('[KONTRA-3] until his own first card, and once a game', () => {
    const settings = { ...ALL, kontraRight: 'anyDefender' } as const;
    const table = given(DEAL, { settings }).says(AUCTION).plays('CJ SJ');
    table.refuses('M kontra', 'notYourTurn').says('R kontra, F not re').plays('HJ');
    expect(table.offers('M')).not.toContainEqual({ kind: 'kontra' });
    const once = given(DEAL, { settings }).says(`${AUCTION}, M kontra, F not re`);
    once.refuses('R kontra', 'notYourTurn');
  });

  it('[KONTRA-3] nobody at a table without Kontra', () => {
    const table = given(DEAL).says(AUCTION).refuses('M kontra', 'notYourTurn');
    expect(table.offers('M').map(({ kind }) => kind)).toEqual(['concede', 'claim']);
  });
});

describe('the chain', () => {
  it('[KONTRA-4] stops the cards until it is answered, and goes from side to side up to Hirsch', () => {
    const table = given(DEAL, { settings: ALL }).says(`${AUCTION}, M kontra`);
    expect(table.ask('F')).toMatchObject({ kind: 'double', word: 're', factor: 4 });
    table.refuses('F CJ', 'notYourTurn').refuses('F claim', 'notYourTurn').refuses('F says bock', 'notThisWord');
    expect(table.offers('M')).toEqual([]);
    table.says('F says re');
    expect(table.ask('M')).toMatchObject({ kind: 'double', word: 'bock', factor: 8 });
    table.says('M says bock, F says hirsch').plays('CJ');
    expect(table.view('watcher')).toMatchObject({ doubled: DOUBLING_WORDS.map((word) => ({ word })) });
  });

  it('[KONTRA-4] ends at the level of the table', () => {
    const one = given(DEAL, { settings: { kontraLevel: 1 } }).says(`${AUCTION}, M kontra`);
    expect(one.ask('F')).toMatchObject({ kind: 'play' });
    const two = given(DEAL, { settings: { kontraLevel: 2 } }).says(`${AUCTION}, M kontra, F says re`);
    expect(two.ask('F')).toMatchObject({ kind: 'play' });
  });

  it('[KONTRA-4] Bock may be said by the other defender who could', () => {
    const settings = { ...ALL, kontraRight: 'anyDefender' } as const;
    const table = given(DEAL, { settings }).says(
      `${AUCTION}, R kontra, F says re, R not bock, M says bock, F not hirsch`,
    );
    expect(table.plays('CJ SJ HJ').state()).toMatchObject({
      said: [{ word: 'kontra' }, { word: 're' }, { player: 1 }],
    });
  });

  it('[KONTRA-5] in an open game it is said before the cards are shown', () => {
    const jacks =
      'CJ SJ HJ DJ CA CT SA ST HA DA | C7 C8 C9 CK S7 S8 S9 SK H7 H8 | CQ SQ H9 HT HK HQ D9 DT DK DQ | D7 D8';
    const settings = { ...ALL, kontraRight: 'anyDefender' } as const;
    const table = given(jacks, { settings }).says('M pass, R pass, F 18, F announce GO');
    expect(table.view('M')).toMatchObject({ openHands: [], waitsFor: 1 });
    table.refuses('F CJ', 'notYourTurn').says('M not kontra');
    expect(table.view('M')).toMatchObject({ openHands: [], waitsFor: 2 });
    table.says('R says kontra, F says re, R not bock, M not bock');
    expect(table.view('M')).toMatchObject({ openHands: [{ player: 0 }] });
    expect(table.offers('M')).not.toContainEqual({ kind: 'kontra' });
    expect(table.says('F claim').played()).toMatchObject({ gameValue: 264, score: 264 * 4 });
  });

  it('[KONTRA-1] the result spells every doubling', () => {
    const table = given(DEAL, { settings: ALL, circumstances: { bockRound: true } }).says(
      `${AUCTION}, M kontra, F says re, M not bock`,
    );
    expect(table.says('F concede').played()).toMatchObject({
      score: -18 * 2 * 2 * 2 * 2,
      doublings: [
        { kind: 'kontra', factor: 2 },
        { kind: 're', factor: 2 },
        { kind: 'bockRound', factor: 2 },
      ],
    });
  });
});
