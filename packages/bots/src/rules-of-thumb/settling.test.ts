import type { SkatCommand, SkatOffer, TakenTrick } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answer } from '../bot.ts';
import { cards, NULL, playing, SPADES } from '../test/views.ts';

type Told = Parameters<typeof playing>[0];

function answered(told: Told, offer: SkatOffer, tricks: readonly TakenTrick[] = []): SkatCommand | undefined {
  return answer(playing(told), undefined, [offer], 'seed', tricks);
}

const CLAIM: SkatOffer = { kind: 'answerClaim', claim: 3, by: 0 };
const DEFENDER = { me: 1, declarer: 0, contract: SPADES } as const;

describe('a claim', () => {
  it('is granted when my own cards show that it is right', () => {
    const told = { ...DEFENDER, turn: 0, leader: 0, hand: 'H7 D8 D9', open: { player: 0, cards: 'CJ SJ HJ' } };
    expect(answered(told, CLAIM)).toEqual({ type: 'answerClaim', claim: 3, accept: true });
  });

  it('is not granted against a trump of mine', () => {
    const told = { ...DEFENDER, turn: 0, leader: 0, hand: 'CJ D8 D9', open: { player: 0, cards: 'SJ HJ DJ' } };
    expect(answered(told, CLAIM)).toEqual({ type: 'answerClaim', claim: 3, accept: false });
  });

  it('is not granted while a trump of somebody else may still be out', () => {
    const told = { ...DEFENDER, turn: 0, leader: 0, hand: 'H7 D8 D9', open: { player: 0, cards: 'CJ CA HA' } };
    expect(answered(told, CLAIM)).toEqual({ type: 'answerClaim', claim: 3, accept: false });
  });

  it('is not granted to somebody who is not on lead', () => {
    const told = { ...DEFENDER, turn: 2, leader: 2, hand: 'H7 D8 D9', open: { player: 0, cards: 'CJ SJ HJ' } };
    expect(answered(told, CLAIM)).toEqual({ type: 'answerClaim', claim: 3, accept: false });
  });

  it('of a Null is granted when everything can be ducked', () => {
    const told = { ...DEFENDER, contract: NULL, turn: 2, leader: 2, hand: 'H8 HT CA' };
    expect(answered({ ...told, open: { player: 0, cards: 'H7 H9 HJ' } }, CLAIM)).toMatchObject({ accept: true });
    expect(answered({ ...told, open: { player: 0, cards: 'H7 HJ HA' } }, CLAIM)).toMatchObject({ accept: false });
  });
});

describe('a concession', () => {
  const offer: SkatOffer = { kind: 'answerConcession', concession: 2, by: 0 };
  const byPartner: SkatOffer = { kind: 'answerConcession', concession: 2, by: 2 };

  it('of the declarer is accepted', () => {
    expect(answered({ ...DEFENDER, hand: 'H7 D8' }, offer)).toEqual({
      type: 'answerConcession',
      concession: 2,
      accept: true,
    });
  });

  it('of the partner is declined while the game is open', () => {
    expect(answered({ ...DEFENDER, hand: 'HA D8 C9', tricksTaken: [4, 1, 2] }, byPartner)).toMatchObject({
      accept: false,
    });
  });

  it('of the partner is accepted once the declarer has 61', () => {
    const trick = (line: string): TakenTrick => {
      const [first = 'CJ', second = 'CJ', third = 'CJ'] = cards(line);
      return { leader: 0, winner: 0, cards: [first, second, third] };
    };
    const tricks = [trick('SA ST CJ'), trick('HA HT HK'), trick('DA DT DQ')];
    const told = { ...DEFENDER, hand: 'CA D8 C9', tricksTaken: [3, 1, 2] } as const;
    expect(answered(told, byPartner, tricks)).toMatchObject({ accept: true });
  });
});
