import { describe, expect, it } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { given } from '../../test/table.ts';
import { OFFICIAL } from '../settings.ts';
import { type RamschRules, settleRamsch } from './ramsch.ts';

type Row = {
  readonly points: readonly [number, number, number];
  readonly tricks?: readonly [number, number, number];
  readonly skat?: readonly [Card, Card];
  /** Who takes the last trick, and before it who took the later ones. */
  readonly winners: readonly number[];
  readonly rules?: Partial<RamschRules>;
  readonly pushed?: number;
  readonly bock?: true;
};

const FOURTEEN: readonly [Card, Card] = ['CT', 'CK'];
const NOTHING: readonly [Card, Card] = ['C7', 'C8'];

function scores({ points, tricks = [3, 3, 4], skat = FOURTEEN, winners, rules, pushed, bock }: Row) {
  const play = { trickPoints: points, tricks, skat, winners };
  const before = [
    ...(pushed === undefined ? [] : [{ kind: 'pushed', factor: 2 ** pushed } as const]),
    ...(bock ? [{ kind: 'bockRound', factor: 2 } as const] : []),
  ];
  return settleRamsch(play, { ...OFFICIAL, ...rules }, before).scores;
}

const TO_LOSER = { ramschSkatTo: 'loser' } as const;

describe('Ramsch', () => {
  it.each<readonly [string, Row, readonly [number, number, number]]>([
    ['R01', { points: [30, 40, 36], winners: [1] }, [0, -54, 0]],
    ['R02', { points: [30, 40, 36], winners: [2] }, [0, 0, -50]],
    ['R03', { points: [30, 40, 36], winners: [2], rules: TO_LOSER }, [0, -54, 0]],
    ['R04', { points: [0, 50, 56], tricks: [0, 5, 5], winners: [1] }, [0, -128, 0]],
    ['R05', { points: [0, 50, 56], tricks: [0, 5, 5], winners: [1], pushed: 2 }, [0, -512, 0]],
    ['R06', { points: [0, 0, 106], tricks: [0, 0, 10], winners: [2] }, [0, 0, 120]],
    ['R07', { points: [0, 0, 106], tricks: [0, 0, 10], winners: [2], pushed: 1 }, [0, 0, 240]],
    [
      'R07 flat',
      { points: [0, 0, 106], tricks: [0, 0, 10], winners: [2], pushed: 1, rules: { durchmarsch: 'flat' } },
      [0, 0, 120],
    ],
    ['R08', { points: [30, 45, 45], skat: NOTHING, winners: [1] }, [0, -45, -45]],
    ['R09', { points: [40, 40, 40], skat: NOTHING, winners: [1] }, [0, 0, 0]],
    ['R10', { points: [0, 60, 60], tricks: [1, 5, 4], skat: NOTHING, winners: [1] }, [0, -60, -60]],
    ['R11', { points: [0, 60, 60], tricks: [0, 5, 5], skat: NOTHING, winners: [1] }, [0, -120, -120]],
    ['R12', { points: [30, 40, 36], winners: [1], bock: true }, [0, -108, 0]],
    ['R13', { points: [0, 51, 55], tricks: [0, 5, 5], winners: [1], rules: TO_LOSER }, [0, 0, -138]],
    [
      'R13 without Jungfrau',
      { points: [0, 51, 55], tricks: [0, 5, 5], winners: [1], rules: { ...TO_LOSER, jungfrau: false } },
      [0, 0, -69],
    ],
    [
      'R14',
      { points: [40, 40, 26], winners: [0, 1, 2], rules: { ...TO_LOSER, ramschTies: 'laterTrick' } },
      [0, -54, 0],
    ],
    ['R15', { points: [48, 40, 32], skat: NOTHING, winners: [1], pushed: 3 }, [-384, 0, 0]],
    [
      'a shared tie',
      { points: [30, 45, 45], skat: NOTHING, winners: [1], rules: { ramschTies: 'shared' } },
      [0, -23, -23],
    ],
    ['a skat for nobody', { points: [30, 40, 36], winners: [1], rules: { ramschSkatTo: 'nobody' } }, [0, -40, 0]],
  ])('[RAMSCH-1] %s', (_, row, written) => expect(scores(row)).toEqual(written));

  it('[RAMSCH-1] a march in a Bock round counts double, flat or not', () => {
    const march: Row = { points: [0, 0, 106], tricks: [0, 0, 10], winners: [2], pushed: 1, bock: true };
    expect(scores(march)).toEqual([0, 0, 480]);
    expect(scores({ ...march, rules: { durchmarsch: 'flat' } })).toEqual([0, 0, 240]);
  });
});

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

describe('when Ramsch is played', () => {
  it('[RAMSCH-2] when all have passed, if the table has set it', () => {
    const table = given(DEAL, { settings: { ramsch: 'allPass' } }).says('M pass, R pass, F pass');
    expect(table.view('M')).toMatchObject({
      phase: 'ramsch',
      compulsory: false,
      turn: 0,
      contract: { type: 'ramsch' },
    });
    expect(table.offers('F')).toEqual([]);
  });

  it('[RAMSCH-2] every deal, without a word of bidding', () => {
    const settings = { ramsch: 'always', grandHandBeforeRamsch: false } as const;
    expect(given(DEAL, { settings }).view('F')).toMatchObject({ phase: 'ramsch', compulsory: true });
  });

  it('[RAMSCH-3] is ranked and followed as Grand, and played to the last card', () => {
    const table = given(DEAL, { settings: { ramsch: 'allPass' } })
      .says('M pass, R pass, F pass')
      .plays('C8');
    table.refuses('M SJ', 'mustFollowClubs').plays('CA CT');
    expect(table.view('watcher')).toMatchObject({ tricksTaken: [0, 1, 0], lastTrick: { winner: 1 } });
    table.refuses('M concede', 'notYourTurn').refuses('M claim', 'notYourTurn');
  });
});

describe('Grand Hand instead of a compulsory Ramsch', () => {
  const round = { settings: { bockRamsch: true }, circumstances: { ramschRound: true } } as const;

  it('[RAMSCH-4] is offered to each from forehand on; the first who takes it plays at no bid', () => {
    const table = given(DEAL, round);
    expect(table.ask('F')).toMatchObject({ kind: 'grandHand' });
    table
      .refuses('M pass', 'notYourTurn')
      .refuses('F announce DH', 'onlyGrandHand')
      .refuses('F announce G', 'skatNotTaken');
    table.says('F pass, M announce GHS');
    expect(table.view('R')).toMatchObject({ phase: 'playing', declarer: 1, bid: 0, turn: 0 });
    expect(table.says('M concede').played()).toMatchObject({ lostReason: 'conceded', declarer: 1 });
  });

  it('[RAMSCH-4] any defender may say Kontra to it', () => {
    const table = given(DEAL, { ...round, settings: { ...round.settings, kontraLevel: 1 } });
    table.says('F announce GH');
    expect(table.offers('M')).toContainEqual({ kind: 'kontra' });
    expect(table.offers('R')).toContainEqual({ kind: 'kontra' });
  });

  it('[RAMSCH-4] is not offered after an auction of passes', () => {
    const table = given(DEAL, { settings: { ramsch: 'allPass' } }).says('M pass, R pass, F pass');
    expect(table.ask('F')).toMatchObject({ kind: 'play' });
  });

  it('[RAMSCH-5] no Bock round counts in a compulsory Ramsch', () => {
    const both = { ...round, circumstances: { ramschRound: true, bockRound: true } };
    const table = given(DEAL, both).says('F announce GH');
    expect(table.says('F concede').played().doublings).toEqual([]);
  });
});
