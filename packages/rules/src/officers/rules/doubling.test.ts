import { describe, expect, it } from 'vitest';
import { EVEN } from '../test/deals.ts';
import { given } from '../test/table.ts';

describe('Kontra and Re', () => {
  it('[OFF-4] the dealer is asked for Kontra, forehand then for Re', () => {
    const table = given(EVEN).says('F announce C');
    expect(table.ask('D')).toEqual({ kind: 'kontra', number: 1, factor: 2 });
    expect(table.ask('F')).toBeUndefined();
    table.refuses('F kontra', 'notYourTurn').refuses('D re', 'notYourTurn').says('D kontra');
    expect(table.ask('F')).toEqual({ kind: 're', number: 2, factor: 4 });
    table.refuses('D re', 'notYourTurn').refuses('F kontra', 'notYourTurn').says('F re');
    expect(table.view('watcher')).toMatchObject({ phase: 'playing', doublings: ['kontra', 're'] });
  });

  it('[OFF-4] who says nothing passes: no Re without Kontra', () => {
    const table = given(EVEN).says('F announce C, D pass');
    expect(table.view('F')).toMatchObject({ phase: 'playing', doublings: [] });
    table.refuses('F re', 'notYourTurn').refuses('D kontra', 'notYourTurn');
  });

  it('[OFF-4] a table may play up to Kontra, or without', () => {
    const kontra = given(EVEN, { kontra: 'kontra' }).says('F announce C, D kontra');
    expect(kontra.view('F')).toMatchObject({ phase: 'playing', doublings: ['kontra'] });
    expect(given(EVEN, { kontra: 'off' }).says('F announce C').view('F')).toMatchObject({ phase: 'playing' });
  });

  it('[OFF-4] not in Ramsch, unless the host allows it', () => {
    expect(given(EVEN).says('F announce R').view('D')).toMatchObject({ phase: 'playing' });
    const allowed = given(EVEN, { kontraInRamsch: true }).says('F announce R, D kontra, F re');
    expect(allowed.view('D')).toMatchObject({ phase: 'playing', doublings: ['kontra', 're'] });
    expect(given(EVEN, { kontraInRamsch: true, kontra: 'off' }).says('F announce R').ask('F')).toMatchObject({
      kind: 'play',
    });
  });
});
