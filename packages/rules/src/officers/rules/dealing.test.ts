import { describe, expect, it } from 'vitest';
import { PACK } from '../../cards/card.ts';
import { diceFrom, shuffled } from '../../test/random-game.ts';
import type { OfficersEvent } from '../game/events.ts';
import { EVEN } from '../test/deals.ts';
import { given } from '../test/table.ts';
import { dealStacks, packOfStacks } from './dealing.ts';

describe('the deal', () => {
  it('[OFF-1] gives each player eight stacks of two, and every card once', () => {
    const deal = dealStacks(PACK);
    expect(deal.map((own) => own.length)).toEqual([8, 8]);
    const cards = deal.flatMap((own) => own.flatMap(({ open, covered }) => [open, covered]));
    expect(cards.toSorted()).toEqual(PACK.toSorted());
  });

  it('[OFF-1] lays the pack in rows of four: forehand, dealer, face down, then face up', () => {
    const [forehand, dealer] = dealStacks(PACK);
    const row = (stacks: typeof forehand, face: 'open' | 'covered', from: number) =>
      stacks.slice(from, from + 4).map((stack) => stack[face]);
    expect(row(forehand, 'covered', 0)).toEqual(PACK.slice(0, 4));
    expect(row(dealer, 'covered', 0)).toEqual(PACK.slice(4, 8));
    expect(row(forehand, 'open', 0)).toEqual(PACK.slice(8, 12));
    expect(row(dealer, 'open', 0)).toEqual(PACK.slice(12, 16));
    expect(row(forehand, 'covered', 4)).toEqual(PACK.slice(16, 20));
    expect(row(dealer, 'covered', 4)).toEqual(PACK.slice(20, 24));
    expect(row(forehand, 'open', 4)).toEqual(PACK.slice(24, 28));
    expect(row(dealer, 'open', 4)).toEqual(PACK.slice(28, 32));
  });

  it.each([1, 2, 3])('[OFF-1] the pack can be told from the deal (shuffle %i)', (seed) => {
    const pack = shuffled(PACK, diceFrom(seed));
    expect(packOfStacks(dealStacks(pack))).toEqual(pack);
  });

  it.each([
    ['a card is missing', PACK.slice(1)],
    ['a card is there twice', [...PACK.slice(1), 'D7']],
    ['there is a strange card', [...PACK.slice(1), 'C1']],
  ])('[OFF-1] throws when %s', (_, pack) => expect(() => dealStacks(pack)).toThrow('Not a pack'));
});

/** `F1` forehand's first row, `D2` the dealer's second; small when face down. */
function rows(log: readonly OfficersEvent[]): string {
  return log
    .flatMap((event) => {
      if (event.type === 'rowCovered') return `${'fd'[event.player]}${event.row + 1}`;
      if (event.type === 'rowOpened') return `${'FD'[event.player]}${event.row + 1}`;
      return event.type === 'dealt' ? [] : event.type;
    })
    .join(' ');
}

describe('what lies when somebody speaks', () => {
  it('[OFF-2] by default forehand knows four cards, the dealer eight, forehand twelve', () => {
    const log = given(EVEN).says('F announce C, D kontra, F re').log();
    expect(rows(log)).toBe('f1 d1 F1 announced D1 doublingAsked doubled f2 d2 F2 doublingAsked doubled D2 playBegun');
  });

  it('[OFF-2] without Kontra the rest is laid at once', () => {
    const passed = given(EVEN).says('F announce C, D pass').log();
    expect(rows(passed)).toBe('f1 d1 F1 announced D1 doublingAsked passed f2 d2 F2 D2 playBegun');
    const never = given(EVEN, { kontra: 'off' }).says('F announce C').log();
    expect(rows(never)).toBe('f1 d1 F1 announced D1 f2 d2 F2 D2 playBegun');
  });

  it('[OFF-2] all face-down cards first, where the table likes it', () => {
    const log = given(EVEN, { dealOrder: 'coveredFirst' }).says('F announce C, D kontra, F pass').log();
    expect(rows(log)).toBe('f1 f2 d1 d2 F1 announced D1 doublingAsked doubled F2 doublingAsked passed D2 playBegun');
  });

  it('[OFF-2] or everything before the first word', () => {
    const log = given(EVEN, { dealOrder: 'allLaid' }).says('F announce C, D kontra, F pass').log();
    expect(rows(log)).toBe('f1 f2 d1 d2 F1 D1 F2 D2 announced doublingAsked doubled doublingAsked passed playBegun');
  });

  it('[OFF-2] tells each open row with its cards, and no card of a covered one', () => {
    const [, covered, , opened] = given(EVEN).log();
    expect(covered).toEqual({ type: 'rowCovered', player: 0, row: 0 });
    expect(opened).toEqual({ type: 'rowOpened', player: 0, row: 0, cards: ['CJ', 'SJ', 'HA', 'DA'] });
  });

  it('[OFF-2] the deal order changes no card', () => {
    const deals = (['rows', 'coveredFirst', 'allLaid'] as const).map((dealOrder) => {
      const table = given(EVEN, { dealOrder }).says('F announce C, D pass');
      return table.state().stacks;
    });
    expect(deals[1]).toEqual(deals[0]);
    expect(deals[2]).toEqual(deals[0]);
  });
});
