import { describe, expect, it } from 'vitest';
import { parseContract, printContract } from '../../cards/notation.ts';
import { given, type Table } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { skat } from '../skat.ts';
import { CONTRACTS, whyNotAnnounce } from './announcing.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const won = (bid = 18) => given(DEAL).says(`M pass, R pass, F ${bid}`);
const taken = (bid = 18) => won(bid).says('F pickUp, F discard DJ CK');

function contract(letters: string): Contract {
  const parsed = parseContract(letters);
  if (parsed === undefined) throw new Error(`No contract: ${letters}`);
  return parsed;
}

function optionsOf(table: Table) {
  const ask = table.ask('F');
  if (ask?.kind !== 'announce' && ask?.kind !== 'pickUpOrHand') throw new Error('Nothing to announce');
  return ask;
}

function lettersOf(table: Table): string {
  return optionsOf(table)
    .contracts.map((option) => printContract(option.contract))
    .join(' ');
}

describe('what may be announced', () => {
  it('[ANN-1] seven games with the skat', () => expect(lettersOf(taken())).toBe('C S H D G N NO'));

  it('[ANN-1] twenty-two Hand games', () => {
    expect(lettersOf(won())).toBe('CH SH HH DH GH CHS SHS HHS DHS GHS CHZ SHZ HHZ DHZ GHZ CO SO HO DO GO NH NOH');
  });

  it('[ANN-1] each of them is accepted and begins the play', () => {
    for (const use of ['taken', 'untouched'] as const) {
      for (const one of CONTRACTS[use]) {
        const table = (use === 'taken' ? taken() : won()).says(`F announce ${printContract(one)}`);
        expect(table.state()).toMatchObject({ phase: 'playing', contract: one, turn: 0 });
      }
    }
  });

  it('[ANN-2] Hand, Schneider and Schwarz announced only with the skat untouched, open suit and Grand games too', () => {
    for (const letters of ['CH', 'GHS', 'DHZ', 'CO', 'GO', 'NH', 'NOH'])
      taken().refuses(`F announce ${letters}`, 'skatTaken');
    const schneider: Contract = {
      type: 'grand',
      hand: false,
      schneiderAnnounced: true,
      schwarzAnnounced: false,
      ouvert: false,
    };
    expect(whyNotAnnounce(schneider, 'taken', 18)).toBe('skatTaken');
  });

  it('[ANN-2] without taking the skat only Hand games', () => {
    for (const letters of ['C', 'G', 'N', 'NO']) won().refuses(`F announce ${letters}`, 'skatNotTaken');
  });

  it('[ANN-3] Schwarz announced implies Schneider announced', () => {
    const schwarzOnly: Contract = { ...contract('CH'), schwarzAnnounced: true } as Contract;
    expect(whyNotAnnounce(schwarzOnly, 'untouched', 18)).toBe('announcementIncomplete');
    expect(contract('CHZ')).toMatchObject({ schneiderAnnounced: true, schwarzAnnounced: true });
  });

  it('[ANN-3] ouvert in a suit or Grand game implies Hand, Schneider and Schwarz announced', () => {
    const openOnly: Contract = { ...contract('GHS'), ouvert: true } as Contract;
    expect(whyNotAnnounce(openOnly, 'untouched', 18)).toBe('announcementIncomplete');
    expect(contract('GO')).toMatchObject({ hand: true, schneiderAnnounced: true, schwarzAnnounced: true });
  });

  it('[ANN-3] Null ouvert does not imply Hand', () => expect(contract('NO')).toMatchObject({ hand: false }));
});

describe('Null and the bid', () => {
  it.each([
    [23, 'N', undefined],
    [24, 'N', 'nullBelowBid'],
    [24, 'NO', undefined],
    [35, 'NH', undefined],
    [36, 'NH', 'nullBelowBid'],
    [46, 'NO', undefined],
    [48, 'NO', 'nullBelowBid'],
    [59, 'NOH', undefined],
    [60, 'N', 'nullBelowBid'],
    [60, 'NH', 'nullBelowBid'],
    [60, 'NO', 'nullBelowBid'],
    [60, 'NOH', 'nullBelowBid'],
  ] as const)('[ANN-5] at %d %s: %s', (bid, letters, code) => {
    const game = contract(letters);
    expect(whyNotAnnounce(game, game.hand ? 'untouched' : 'taken', bid)).toBe(code);
  });

  it('[ANN-5] the question lists what is refused, with the reason', () => {
    const table = taken(24);
    expect(lettersOf(table)).toBe('C S H D G NO');
    expect(optionsOf(table).refused).toEqual([{ contract: contract('N'), code: 'nullBelowBid' }]);
    table.refuses('F announce N', 'nullBelowBid');
    expect(optionsOf(won(60)).refused.map((one) => printContract(one.contract))).toEqual(['NH', 'NOH']);
  });
});

describe('what a game is worth', () => {
  function option(table: Table, letters: string) {
    const found = optionsOf(table).contracts.find((one) => printContract(one.contract) === letters);
    if (found === undefined) throw new Error(`${letters} cannot be announced`);
    return found;
  }

  it('[ANN-6] any suit or Grand game may be announced at any bid; the question says whether it is covered', () => {
    expect(option(taken(264), 'D')).toMatchObject({ gameValue: 18, coversBid: false });
    expect(option(taken(18), 'D')).toMatchObject({ gameValue: 18, coversBid: true });
  });

  it('[ANN-6] counts the announced levels', () => {
    expect(option(won(), 'GH').gameValue).toBe(24 * 3);
    expect(option(won(), 'GHS').gameValue).toBe(24 * 5);
    expect(option(won(), 'GHZ').gameValue).toBe(24 * 7);
    expect(option(won(), 'GO').gameValue).toBe(24 * 8);
    expect(option(won(), 'NOH').gameValue).toBe(59);
    expect(option(won(), 'NOH')).not.toHaveProperty('matadors');
  });

  it('[ANN-7] in a Hand game only the ten known cards count, else all twelve', () => {
    const deal =
      'CJ HJ SA S9 HA HK H8 DA DQ D7 | CA C9 ST S8 HT H9 DT D9 CQ C8 | CT C7 SK S7 HQ H7 DK D8 SQ DJ | SJ CK';
    const table = given(deal).says('M pass, R pass, F 18');
    expect(option(table, 'GH').matadors).toEqual({ kind: 'with', count: 1 });
    table.says('F pickUp, F discard SJ CK');
    expect(option(table, 'G').matadors).toEqual({ kind: 'with', count: 3 });
  });
});

describe('after the announcement', () => {
  it('[ANN-4] an open game shows the ten cards before the first card is led', () => {
    const table = taken().says('F announce NO');
    const ten = ['CJ', 'C8', 'SA', 'S9', 'HA', 'HK', 'H8', 'DA', 'DQ', 'D7'];
    expect(table.log().at(-1)).toMatchObject({ type: 'announced', shown: ten });
    expect(table.view('watcher')).toMatchObject({ openHands: [{ player: 0, cards: ten }] });
    table.plays('CJ');
    expect(table.view('M')).toMatchObject({ openHands: [{ player: 0, cards: ten.slice(1) }] });
  });

  it('[ANN-4] and tells nothing about which of them lay in the skat', () => {
    const fromSkat = given(
      'C8 SA S9 HA HK H8 DA DQ D7 DJ | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | CJ CK',
    ).says('M pass, R pass, F 18, F pickUp, F discard DJ CK, F announce NO');
    const dealt = taken().says('F announce NO');
    expect(skat.view(fromSkat.state(), 1)).toMatchObject({
      openHands: (dealt.view('M') as { openHands?: unknown }).openHands,
    });
  });

  it('[ANN-4] closed games show nothing', () => {
    expect(taken().says('F announce N').view('M')).toMatchObject({ openHands: [] });
  });

  it('[ANN-8] the announcement is final', () => {
    taken()
      .says('F announce D')
      .refuses('F announce G', 'notYourTurn')
      .refuses('F discard DJ CK', 'notYourTurn')
      .refuses('F pickUp', 'notYourTurn');
  });
});
