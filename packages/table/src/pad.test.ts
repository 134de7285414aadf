import { describe, expect, it } from 'vitest';
import { Desk } from './test/desk.ts';
import { passIn, playNull } from './test/short-games.ts';

const PAUSE = 20_000;

describe('the pad', () => {
  it('has a line for every game, with who dealt, who played and running totals', () => {
    const desk = new Desk({ settings: { seats: 4, length: { kind: 'rounds', rounds: 1 } } });
    desk.seat('ben', 'cleo', 'dora').start();
    playNull(desk, { seat: 2, won: true }).wait(PAUSE);
    playNull(desk, { seat: 0, won: false }).wait(PAUSE);
    passIn(desk);
    expect(desk.pad()).toMatchObject({
      match: 1,
      columns: [{ name: 'anna' }, { name: 'ben' }, { name: 'cleo' }, { name: 'dora' }],
      lines: [
        { game: 1, dealer: 0, players: [1, 2, 3], scores: [0, 0, 59, 0], totals: [0, 0, 59, 0] },
        { game: 2, dealer: 1, players: [2, 3, 0], scores: [-118, 0, 0, 0], totals: [-118, 0, 59, 0] },
        { game: 3, dealer: 2, players: [3, 0, 1], scores: [0, 0, 0, 0], totals: [-118, 0, 59, 0] },
      ],
    });
    expect(desk.pad().lines.map((line) => line.result?.kind)).toEqual(['played', 'played', 'passedIn']);
  });

  it('carries the reckoning of each game as data', () => {
    const desk = playNull(new Desk().seat('ben', 'cleo').start(), { seat: 1, won: false });
    expect(desk.pad().lines[0]?.result).toMatchObject({
      kind: 'played',
      declarer: 0,
      bid: 18,
      won: false,
      lostReason: 'conceded',
      gameValue: 59,
      score: -118,
      reckoning: { kind: 'null' },
    });
  });

  it('counts everybody’s own games, won and lost', () => {
    const desk = new Desk({ settings: { length: { kind: 'rounds', rounds: 1 } } }).seat('ben', 'cleo').start();
    playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    playNull(desk, { seat: 1, won: false }).wait(PAUSE);
    passIn(desk);
    const counts = desk.stage('pause').match.participants.map(({ total, won, lost }) => [total, won, lost]);
    expect(counts).toEqual([
      [0, 0, 0],
      [-59, 1, 1],
      [0, 0, 0],
    ]);
  });

  it('is there from the first card on, and not before', () => {
    const desk = new Desk().seat('ben', 'cleo');
    expect(() => desk.pad()).toThrow('No pad yet');
    expect(desk.start().pad()).toMatchObject({ match: 1, lines: [] });
  });
});
