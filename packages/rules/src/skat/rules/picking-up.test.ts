import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const won = () => given(DEAL).says('M pass, R pass, F 18');

describe('taking the skat', () => {
  it('[SKAT-1] nobody sees the skat before it is taken, not even who won the auction', () => {
    for (const viewer of ['F', 'M', 'R', 'watcher'] as const) {
      expect(won().view(viewer)).not.toHaveProperty('skat');
    }
  });

  it('[SKAT-1] then the declarer alone sees it, after his ten cards', () => {
    const table = won().says('F pickUp');
    expect(table.view('F')).toMatchObject({ phase: 'discarding', skat: ['DJ', 'CK'] });
    expect(table.view('F').hand).toEqual('CJ C8 SA S9 HA HK H8 DA DQ D7 DJ CK'.split(' '));
    for (const viewer of ['M', 'R', 'watcher'] as const) expect(table.view(viewer)).not.toHaveProperty('skat');
    expect(table.view('M').cardCounts).toEqual([12, 10, 10]);
  });

  it('[SKAT-2] taking it is final: Hand is no longer possible', () => {
    const table = won().says('F pickUp').refuses('F announce GH', 'notYourTurn').refuses('F pickUp', 'notYourTurn');
    table.says('F discard DJ CK').refuses('F announce GH', 'skatTaken').refuses('F pickUp', 'notYourTurn');
  });

  it('[SKAT-1] only the declarer may take it', () => {
    won().refuses('M pickUp', 'notYourTurn').refuses('R announce GH', 'notYourTurn');
  });
});

describe('putting two cards away', () => {
  it('[SKAT-3] any two of the twelve: the same, jacks, points', () => {
    for (const two of ['DJ CK', 'CJ DJ', 'SA HA']) {
      expect(won().says(`F pickUp, F discard ${two}`).state()).toMatchObject({ phase: 'announcing' });
    }
  });

  it('[SKAT-3] but two, and of his own', () => {
    won()
      .says('F pickUp')
      .refuses('F discard DJ DJ', 'sameCardTwice')
      .refuses('F discard DJ SJ', 'cardNotInHand')
      .refuses('F discard SJ SJ', 'cardNotInHand')
      .refuses('F CJ', 'notYourTurn')
      .refuses('M discard SJ CA', 'notYourTurn');
  });

  it('[SKAT-3] leaves ten cards, in the order they were held', () => {
    const table = won().says('F pickUp, F discard C8 DJ');
    expect(table.view('F').hand).toEqual('CJ SA S9 HA HK H8 DA DQ D7 CK'.split(' '));
    expect(table.view('R').cardCounts).toEqual([10, 10, 10]);
  });

  it('[SKAT-4] only the declarer sees what was put away, until the game is over', () => {
    const table = won().says('F pickUp, F discard C8 DJ');
    expect(table.view('F')).toMatchObject({ skat: ['DJ', 'CK'], discard: ['C8', 'DJ'] });
    for (const viewer of ['M', 'R', 'watcher'] as const) {
      expect(table.view(viewer)).not.toHaveProperty('discard');
    }
    table.says('F announce D');
    expect(table.view('F')).toMatchObject({ phase: 'playing', discard: ['C8', 'DJ'] });
    expect(table.view('watcher')).not.toHaveProperty('discard');
    table.says('F concede');
    expect(table.view('watcher')).toMatchObject({ phase: 'over', discard: ['C8', 'DJ'] });
  });

  it('[SKAT-5] the skat counts for the declarer, also in a Hand game and unseen', () => {
    const taken = won().says('F pickUp, F discard SA HA, F announce D, F concede');
    expect(taken.played().cardPoints).toEqual({ declarer: 22, defenders: 0 });
    const untouched = won().says('F announce DH, F concede');
    expect(untouched.played().cardPoints).toEqual({ declarer: 6, defenders: 0 });
  });
});
