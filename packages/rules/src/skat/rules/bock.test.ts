import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import type { Contract } from '../contract.ts';
import { type BockTrigger, NO_BOCK } from '../settings.ts';
import { type BockFacts, bockOfGame, bockOfOthers } from './bock.ts';
import { afterDeal, type BockCount, bockDealsLeft, NO_BOCK_ROUNDS, nextDealIn } from './bock-rounds.ts';

const GRAND: Contract = {
  type: 'grand',
  hand: true,
  schneiderAnnounced: false,
  schwarzAnnounced: false,
  ouvert: false,
};
const SPADES: Contract = { ...GRAND, type: 'suit', trump: 'S', hand: false };
const NULL: Contract = { type: 'null', hand: true, ouvert: true };
const KONTRA = [{ kind: 'kontra', factor: 2 }] as const;
const KONTRA_RE = [...KONTRA, { kind: 're', factor: 2 }] as const;

function game(facts: Partial<BockFacts>): BockFacts {
  const sides = { declarer: 70, defenders: 50 };
  return {
    contract: SPADES,
    won: true,
    gameValue: 22,
    cardPoints: sides,
    doublings: [],
    declarer: 0,
    scores: [22, 0, 0],
    ...facts,
  };
}

const lost = (facts: Partial<BockFacts>) => game({ won: false, scores: [-44, 0, 0], ...facts });
const sixty = { declarer: 60, defenders: 60 };

describe('what starts a Bock round', () => {
  it.each<readonly [BockTrigger, BockFacts, boolean]>([
    ['lostWithSixty', lost({ cardPoints: sixty }), true],
    ['lostWithSixty', lost({ cardPoints: sixty, contract: NULL }), false],
    ['lostWithSixty', lost({ cardPoints: { declarer: 59, defenders: 61 } }), false],
    ['grandHandWon', game({ contract: GRAND }), true],
    ['grandHandWon', lost({ contract: GRAND }), false],
    ['lostAfterKontra', lost({ doublings: KONTRA }), true],
    ['lostAfterKontra', lost({ doublings: KONTRA, contract: NULL }), true],
    ['lostAfterKontra', game({ doublings: KONTRA }), false],
    ['wonAfterKontra', game({ doublings: KONTRA }), true],
    ['kontraAndRe', game({ doublings: KONTRA_RE }), true],
    ['kontraAndRe', game({ doublings: KONTRA }), false],
    ['value72', game({ gameValue: 72 }), true],
    ['value72', lost({ gameValue: 96 }), false],
    ['value96', game({ gameValue: 88 }), false],
    ['grandLost', lost({ contract: GRAND }), true],
    ['handPlayed', lost({ contract: NULL }), true],
    ['handPlayed', game({ contract: { ...NULL, hand: false } }), false],
    ['all120', game({ cardPoints: { declarer: 120, defenders: 0 } }), true],
    ['equalDigits', game({ scores: [35, 0, 0] }), true],
    ['multipleOf100', game({ scores: [24, 0, 0] }), true],
    ['multipleOf100', game({ scores: [0, 24, 0] }), false],
  ])('[BOCK-1] %s %#', (trigger, facts, happens) => {
    expect(bockOfGame(facts, [76, 0, 0], { ...NO_BOCK, [trigger]: true })).toEqual(happens ? [trigger] : []);
    expect(bockOfGame(facts, [76, 0, 0], NO_BOCK)).toEqual([]);
  });

  it('[BOCK-2] each kind counts once: Kontra and Re together, 72 and 96 together', () => {
    const on = { ...NO_BOCK, lostAfterKontra: true, kontraAndRe: true, value72: true, value96: true };
    expect(bockOfGame(lost({ doublings: KONTRA_RE }), [0, 0, 0], on)).toEqual(['lostAfterKontra']);
    expect(bockOfGame(game({ gameValue: 120 }), [0, 0, 0], on)).toEqual(['value96']);
  });

  it('[BOCK-1] all passed, and a Durchmarsch as a game of 120', () => {
    const on = { ...NO_BOCK, allPassed: true, value72: true };
    const none = { scores: [0, 0, 0], totals: [0, 0, 0] } as const;
    expect(bockOfOthers(['allPassed'], none, on)).toEqual(['allPassed']);
    expect(bockOfOthers(['durchmarsch'], none, on)).toEqual(['value72']);
    const deal =
      'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
    const table = given(deal, { settings: { bock: on } }).says('M pass, R pass, F pass');
    expect(table.result()).toEqual({ kind: 'passedIn', scores: [0, 0, 0], bock: ['allPassed'] });
  });
});

describe('how rounds follow one another', () => {
  const deal = { events: 0, players: 3, bockRamsch: false, dealsAgain: false };

  function kinds(count: BockCount, deals: number, bockRamsch: boolean): readonly string[] {
    let left = count;
    return Array.from({ length: deals }, () => {
      const kind = nextDealIn(left);
      left = afterDeal(left, { ...deal, bockRamsch });
      return kind;
    });
  }

  it('[BOCK-3] an event appends a round of one deal for each player, beginning with the next deal', () => {
    const one = afterDeal(NO_BOCK_ROUNDS, { ...deal, events: 1, players: 4 });
    expect(kinds(one, 5, false)).toEqual(['bock', 'bock', 'bock', 'bock', 'ordinary']);
    const more = afterDeal(one, { ...deal, events: 2, players: 4 });
    expect(bockDealsLeft(more, 4)).toBe(3 + 8);
  });

  it('[BOCK-4] after each Bock round a round of Ramsch, if so set, before the next', () => {
    const two = afterDeal(NO_BOCK_ROUNDS, { ...deal, events: 2 });
    const expected = ['bock', 'bock', 'bock', 'ramsch', 'ramsch', 'ramsch'];
    expect(kinds(two, 13, true)).toEqual([...expected, ...expected, 'ordinary']);
  });

  it('[BOCK-4] a Grand Hand instead of a Ramsch does not use its deal up', () => {
    const ramsch = { bockDeals: 0, ramschDeals: 2, bockRounds: 0 };
    expect(afterDeal(ramsch, { ...deal, dealsAgain: true })).toEqual(ramsch);
    expect(afterDeal(ramsch, deal).ramschDeals).toBe(1);
  });
});
