import { describe, expect, it } from 'vitest';
import { EVEN } from '../test/deals.ts';
import { given } from '../test/table.ts';

const EMPTY = { covered: false };
const COVERED = { covered: true };
const four = <T>(stack: T): readonly T[] => [stack, stack, stack, stack];

describe('what is seen', () => {
  it('[OFF-17] before the announcement: forehand’s first row, and covered cards', () => {
    const table = given(EVEN);
    const row = ['CJ', 'SJ', 'HA', 'DA'].map((open) => ({ open, covered: true }));
    const stacks = [
      [...row, ...four(EMPTY)],
      [...four(COVERED), ...four(EMPTY)],
    ];
    expect(table.view('F')).toEqual({ phase: 'announcing', you: 0, hand: ['CJ', 'SJ', 'HA', 'DA'], stacks, turn: 0 });
    expect(table.view('D')).toEqual({ phase: 'announcing', you: 1, hand: [], stacks, turn: 0 });
    expect(table.view('watcher')).toEqual({ phase: 'announcing', hand: [], stacks, turn: 0 });
  });

  it('[OFF-17] at Kontra and Re: who is asked, for what, and the game', () => {
    const table = given(EVEN).says('F announce H');
    const game = { announcer: 0, contract: { type: 'suit', trump: 'H' } };
    expect(table.view('D')).toMatchObject({
      phase: 'doubling',
      ...game,
      doublings: [],
      turn: 1,
      asked: 'kontra',
      hand: ['DJ', 'CT', 'SA', 'HK'],
    });
    expect(table.says('D kontra').view('watcher')).toMatchObject({ turn: 0, asked: 're', doublings: ['kontra'] });
    expect(table.view('F').hand).toEqual(['CJ', 'SJ', 'HA', 'DA', 'CA', 'S7', 'H7', 'D7']);
    expect(table.view('F').stacks[1]).toEqual([
      ...['DJ', 'CT', 'SA', 'HK'].map((open) => ({ open, covered: true })),
      ...four(COVERED),
    ]);
  });

  it('[OFF-17] during the play: trick, turn and tricks, the same stacks for all', () => {
    const table = given(EVEN).says('F announce C, D pass').plays('S7');
    expect(table.view('watcher')).toMatchObject({
      phase: 'playing',
      leader: 0,
      trick: [{ player: 0, card: 'S7' }],
      turn: 1,
      tricksTaken: [0, 0],
    });
    expect(table.view('F').stacks).toEqual(table.view('watcher').stacks);
    expect(table.view('D').stacks).toEqual(table.view('watcher').stacks);
    expect(table.view('watcher').hand).toEqual([]);
  });

  it('[OFF-17] the last trick until one has played to the next', () => {
    const table = given(EVEN).says('F announce C, D pass').plays('S7 S9');
    const lastTrick = { leader: 0, winner: 1, cards: ['S7', 'S9'] };
    for (const viewer of ['F', 'D', 'watcher'] as const) expect(table.view(viewer)).toMatchObject({ lastTrick });
    table.plays('SQ');
    expect(table.view('D')).not.toHaveProperty('lastTrick');
    expect(table.view('F')).toMatchObject({ lastTrick });
    expect(table.view('watcher')).toMatchObject({ lastTrick });
  });

  it('[OFF-17] everything, when the game is over', () => {
    const table = given(EVEN).says('F announce C, D pass').plays('S7 S9').says('D concede');
    expect(table.view('F')).toMatchObject({
      phase: 'over',
      result: { winner: 0 },
      tricks: [{ leader: 0, winner: 1, cards: ['S7', 'S9'] }],
    });
    const view = table.view('watcher');
    expect(view.phase === 'over' && view.deal[1][5]).toEqual({ open: 'S9', covered: 'SQ' });
  });
});
