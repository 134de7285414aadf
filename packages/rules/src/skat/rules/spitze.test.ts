import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { settle } from './settlement.ts';
import type { Spitze } from './spitze.ts';

const DIAMONDS: Contract = {
  type: 'suit',
  trump: 'D',
  hand: false,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
  spitze: 1,
};
const HAND = ['CJ', 'HJ', 'DA', 'DK', 'D9', 'D7', 'CA', 'C7', 'SA', 'S7'] as const;

function settled(row: { bid: number; points: number; spitze: Spitze; levels?: 1 | 2 }) {
  const contract = { ...DIAMONDS, spitze: row.levels ?? 1 } as const;
  const stake = { contract, bid: row.bid, hand: HAND, skat: ['H7', 'H8'] as const };
  return settle(stake, { cardPoints: row.points, tricks: 6, spitze: row.spitze });
}

describe('Spitze', () => {
  it.each([
    ['S01', { bid: 18, points: 65, spitze: 'made' }, 27],
    ['S02', { bid: 18, points: 65, spitze: 'missed' }, -54],
    ['S03', { bid: 18, points: 58, spitze: 'made' }, -54],
    ['S04', { bid: 27, points: 65, spitze: 'made' }, 27],
    ['S05', { bid: 27, points: 65, spitze: 'missed' }, -54],
    ['two levels', { bid: 36, points: 65, spitze: 'made', levels: 2 }, 36],
  ] as const)('[SPITZE-1] %s', (_, row, score) => expect(settled(row).score).toBe(score));

  it('[SPITZE-1] S06: doubled by Kontra like any loss', () => {
    expect(settled({ bid: 18, points: 65, spitze: 'missed' }).score * 2).toBe(-108);
    expect(settled({ bid: 18, points: 65, spitze: 'missed' }).lostReason).toBe('spitze');
  });

  const DEAL = 'CJ SJ HJ DA DT DK DQ D9 D8 D7 | DJ CA CT CK CQ SA ST SK SQ S9 | C9 C8 C7 S8 S7 HA HT HK HQ H9 | H8 H7';
  const ONE = { settings: { spitze: 1 } } as const;

  it('[SPITZE-2] S07: the lowest trump must be among the ten cards, and not all four jacks in Grand', () => {
    const table = given(DEAL, ONE).says('M pass, R pass, F 18');
    table.refuses('F announce GH spitze', 'spitzeNotHeld').refuses('F announce HH spitze', 'spitzeNotHeld');
    table.says('F announce DH spitze');
    given(DEAL).says('M pass, R pass, F 18').refuses('F announce DH spitze', 'notPlayedHere');
    const buried = given(DEAL, ONE).says('M pass, R pass, F 18, F pickUp, F discard D7 H7');
    buried.refuses('F announce D spitze', 'spitzeNotHeld');
    const jacks =
      'CJ SJ HJ DJ CA CT SA ST HA DA | C7 C8 C9 CK S7 S8 S9 SK H7 H8 | CQ SQ H9 HT HK HQ D9 DT DK DQ | D7 D8';
    given(jacks, ONE).says('M pass, R pass, F 18').refuses('F announce GH spitze', 'spitzeWithAllJacks');
  });

  it('[SPITZE-2] the options of the ask tell what it is worth', () => {
    const ask = given(DEAL, ONE).says('M pass, R pass, F 18').ask('F');
    const values =
      ask?.kind === 'pickUpOrHand' ? ask.contracts.map(({ contract, gameValue }) => ({ contract, gameValue })) : [];
    const hands = values.filter(
      ({ contract }) => contract.type === 'suit' && contract.trump === 'D' && !contract.schneiderAnnounced,
    );
    expect(hands.map(({ gameValue }) => gameValue)).toEqual([5 * 9, 6 * 9]);
  });

  it('[SPITZE-3] a claim of the rest keeps the card for the last trick', () => {
    const table = given(DEAL, ONE).says('M pass, R pass, F 18, F announce DH spitze').plays('CJ DJ C9 | SJ CA C8');
    expect(table.says('F claim').played()).toMatchObject({ won: true, ending: 'claimProven' });
  });

  it('[SPITZE-3] once its card is played nothing can win any more', () => {
    const table = given(DEAL, ONE).says('M pass, R pass, F 18, F announce DH spitze').plays('D7 DJ C9');
    expect(table.says('M concede, R agree').played()).toMatchObject({ won: false, lostReason: 'spitze' });
  });

  it('[SPITZE-3] when the defenders give up, a card still held counts as made', () => {
    const table = given(DEAL, ONE).says('M pass, R pass, F 18, F announce DH spitze').plays('CJ DJ C9');
    expect(table.says('M concede, R agree').played()).toMatchObject({ won: true, gameValue: 54 });
  });
});
