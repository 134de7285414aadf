import { describe, expect, it } from 'vitest';
import { naiveProof } from '../../../test/naive-claim.ts';
import { playRandomly } from '../../../test/random-game.ts';
import { given, type Table } from '../../../test/table.ts';
import { claimPosition } from '../../game/claim-position.ts';
import { isProven } from './proof.ts';

/** For slow machines; nothing is measured. */
const SLOW = { timeout: 120_000 };

function proves(table: Table, player: 'F' | 'M' | 'R'): boolean {
  const state = table.state();
  if (state.phase !== 'playing') throw new Error('Nobody plays');
  return isProven(claimPosition(state, ['F', 'M', 'R'].indexOf(player)));
}

const hand = (deal: string, letters: string) => given(deal).says(`M pass, R pass, F 18, F announce ${letters}`);

describe('the declarer on lead', () => {
  const REST = '| CQ C9 C8 SK SQ S9 HK HQ H9 DK | C7 ST S8 S7 HT H8 H7 DT DQ D9 | D8 D7';

  it('[CLAIM-1] four jacks and top cards take everything', () => {
    expect(proves(hand(`CJ SJ HJ DJ CA CT CK SA HA DA ${REST}`, 'GH'), 'F')).toBe(true);
  });

  it('[CLAIM-1] all eleven trumps but one, the highest missing: not', () => {
    const deal =
      'SJ HJ DJ CA CT CK CQ C9 C8 C7 | SK SQ S9 HK HQ H9 DK D9 D8 SA | CJ ST S8 S7 HT H8 H7 DT DQ HA | DA D7';
    expect(proves(hand(deal, 'CH'), 'F')).toBe(false);
  });

  it('[CLAIM-1] trumps are drawn first, and long suits from the top then run', () => {
    const deal =
      'CJ SJ HJ DJ CA CT CK SA ST SK | CQ C9 C8 SQ S9 S8 HK HQ H9 DK | C7 S7 HT H8 H7 DT DQ D9 HA DA | D8 D7';
    expect(proves(hand(deal, 'CH'), 'F')).toBe(true);
    const short =
      'CJ SJ HA HT CA CT CK SA ST SK | HJ DJ C8 SQ S9 S8 HK HQ H9 DK | C7 S7 CQ H8 H7 DT DQ D9 C9 DA | D8 D7';
    expect(proves(hand(short, 'CH'), 'F')).toBe(false);
  });

  it('[CLAIM-6] a side suit with a gap is not safe, even when the gap lies in the skat', () => {
    const deal =
      'CJ SJ HJ DJ CA CK CQ SA HA DA | C9 C8 SK SQ S9 HK HQ H9 DK S8 | C7 ST S7 HT H8 H7 DT DQ D9 D8 | CT D7';
    expect(proves(hand(deal, 'GH'), 'F')).toBe(false);
    const known = given(deal).says('M pass, R pass, F 18, F pickUp, F discard CT D7, F announce G');
    expect(proves(known, 'F')).toBe(true);
  });

  it('[CLAIM-6] two different deals that look the same to the claimer are answered the same', () => {
    const one = 'CJ SJ HJ DJ CA CK CQ SA HA DA | C9 C8 SK SQ S9 HK HQ H9 DK S8 | C7 ST S7 HT H8 H7 DT DQ D9 D8 | CT D7';
    const two = one.replace('C7 ST', 'CT ST').replace('| CT D7', '| C7 D7');
    expect(proves(hand(one, 'GH'), 'F')).toBe(proves(hand(two, 'GH'), 'F'));
  });

  it('[CLAIM-8] what nobody could follow is known to lie in the skat', () => {
    const deal =
      'CJ SJ HJ CT CK CQ C9 C8 SA HA | DJ SK SQ S9 S7 HK HQ H9 DA DK | ST S8 HT H8 H7 DT DQ D9 D8 D7 | CA C7';
    const start = hand(deal, 'GH');
    expect(proves(start, 'F')).toBe(false);
    expect(proves(start.plays('CT S7 ST'), 'F')).toBe(true);
  });
});

describe('in the middle of a trick', () => {
  const deal = 'CJ SJ HJ DJ CA CT CK SA HA D7 | CQ C9 C8 SK SQ S9 HK HQ H9 DA | C7 ST S8 S7 HT H8 H7 DT DQ D9 | DK D8';

  it('[CLAIM-1] the trick on the table must be his as well', () => {
    const table = hand(deal, 'GH').plays('D7');
    expect(proves(table, 'F')).toBe(false);
    const over = hand(deal, 'GH').plays('CJ CQ');
    expect(proves(over, 'F')).toBe(false);
    const after = hand(deal, 'GH').plays('D7 DA D9 | CQ C7 CA');
    expect(proves(after, 'F')).toBe(true);
    expect(proves(hand(deal, 'GH').plays('D7 DA D9 | CQ C7'), 'F')).toBe(true);
  });
});

describe('a defender', () => {
  const deal = 'CA CT CK CQ C9 C8 SA ST SK SQ | CJ SJ HJ DJ DA DT DK HA HT HK | C7 S9 S8 S7 HQ H9 H8 DQ D9 D8 | H7 D7';

  it('[CLAIM-6] claims alone, against the declarer and the partner', () => {
    const table = given(deal).says('M pass, R 18, F pass, R announce CH').plays('CA CJ C7');
    expect(proves(table, 'M')).toBe(false);
    const better = given(deal).says('M pass, R 18, F pass, R announce GH').plays('CA CJ C7');
    expect(proves(better, 'M')).toBe(true);
    expect(proves(better, 'F')).toBe(false);
  });
});

describe('Null', () => {
  it('[CLAIM-5] suits that lie below everything outside are safe against every play', () => {
    const deal =
      'C7 C9 CJ S7 S9 SJ H7 H9 HJ DA | C8 CT CQ S8 ST SQ H8 HT HQ D7 | CK CA SK SA HK HA D9 DT DJ DQ | D8 DK';
    expect(proves(given(deal).says('M 18, F hold, M pass, R pass, F announce NH'), 'F')).toBe(false);
    const rear =
      'CK CA SK SA HK HA D9 DT DJ DQ | C8 CT CQ S8 ST SQ H8 HT HQ DA | C7 C9 CJ S7 S9 SJ H7 H9 HJ D7 | D8 DK';
    expect(proves(given(rear).says('M pass, R 18, F pass, R announce NH'), 'R')).toBe(true);
  });

  it('[CLAIM-5] a gap is not', () => {
    const rear =
      'CK CA SK SA HK HA D9 DT DJ DQ | C9 CT CQ S8 ST SQ H8 HT HQ DA | C7 CJ C8 S7 S9 SJ H7 H9 D8 HJ | D7 DK';
    expect(proves(given(rear).says('M pass, R 18, F pass, R announce NH'), 'R')).toBe(false);
  });
});

it('[CLAIM-6] agrees with a proof that writes every distribution down, over 200 random games', SLOW, () => {
  const seen = { proven: 0, open: 0 };
  for (let seed = 1; seed <= 200; seed += 1) {
    playRandomly(seed, (state) => {
      if (state.phase !== 'playing' || state.trick.length === 3) return;
      for (const player of [0, 1, 2]) {
        const position = claimPosition(state, player);
        if (Math.max(...position.counts) > 3) continue;
        const proven = isProven(position);
        expect(proven, `seed ${seed}: ${JSON.stringify(position)}`).toBe(naiveProof(position));
        seen[proven ? 'proven' : 'open'] += 1;
      }
    });
  }
  expect(seen.proven).toBeGreaterThan(200);
  expect(seen.open).toBeGreaterThan(200);
});
