import { describe, expect, it } from 'vitest';
import { EVEN } from '../test/deals.ts';
import { given, type Table } from '../test/table.ts';

const clubs = () => given(EVEN).says('F announce C, D pass');

function stack(table: Table, player: 0 | 1, index: number) {
  return table.view('watcher').stacks[player][index];
}

describe('freed cards', () => {
  it('[OFF-6] lie covered until the trick is complete', () => {
    const table = clubs().plays('CJ');
    expect(stack(table, 0, 0)).toEqual({ covered: true });
    table.plays('DJ');
    expect(stack(table, 0, 0)).toEqual({ open: 'HJ', covered: false });
    expect(stack(table, 1, 0)).toEqual({ open: 'C8', covered: false });
  });

  it('[OFF-6] are turned up after the trick, both at once', () => {
    const log = clubs().plays('CJ DJ').log();
    expect(log.slice(-2)).toEqual([
      { type: 'trickTaken', leader: 0, winner: 0, cards: ['CJ', 'DJ'], cardPoints: 4 },
      {
        type: 'cardsTurned',
        cards: [
          { player: 0, stack: 0, card: 'HJ' },
          { player: 1, stack: 0, card: 'C8' },
        ],
      },
    ]);
  });

  it('[OFF-6] may be played from the next trick, and must then be followed with', () => {
    const table = clubs().plays('S7').refuses('D SQ', 'cardNotOpen').plays('S9');
    table.plays('SQ').refuses('F ST', 'cardNotOpen').refuses('F DA', 'mustFollowSpades').plays('S8');
  });

  it('[OFF-6] nothing is turned where nothing lies below', () => {
    const log = clubs().plays('CJ DJ | HJ C8').log();
    expect(log.at(-1)).toMatchObject({ type: 'trickTaken' });
  });

  it('[OFF-6] a player may leave a stack and come back to it later', () => {
    const table = clubs().plays('CJ DJ | S7 S9 | SQ S8 | D9 DA | HJ');
    expect(stack(table, 0, 0)).toEqual({ covered: false });
  });
});
