import { describe, expect, it } from 'vitest';
import { EVEN, STRONG } from '../test/deals.ts';
import { given } from '../test/table.ts';

describe('sixteen tricks', () => {
  it('[OFF-7] forehand leads first, then who took the trick', () => {
    const table = given(EVEN).says('F announce C, D pass').refuses('D CT', 'notYourTurn');
    expect(table.view('D')).toMatchObject({ leader: 0, turn: 0 });
    table.plays('S7').refuses('F CJ', 'notYourTurn').plays('S9');
    expect(table.view('D')).toMatchObject({ leader: 1, turn: 1, tricksTaken: [0, 1] });
    expect(table.plays('CT CA').view('D')).toMatchObject({ leader: 0, turn: 0, tricksTaken: [1, 1] });
  });

  it('[OFF-7] trump takes a plain suit, and the ten stands above the king', () => {
    const table = given(EVEN).says('F announce G, D pass').plays('CJ DJ | SJ C8 | DA D9 | DT DK');
    const tricks = table.log().filter((event) => event.type === 'trickTaken');
    expect(tricks.map(({ winner, cardPoints }) => [winner, cardPoints])).toEqual([
      [0, 4],
      [0, 2],
      [0, 11],
      [0, 14],
    ]);
    const trumped = given(EVEN).says('F announce H, D pass').plays('CA CT | S7 S9 | C9 H7');
    expect(trumped.view('watcher')).toMatchObject({ lastTrick: { leader: 1, winner: 0, cards: ['C9', 'H7'] } });
  });

  it('[OFF-7] are played to the last, also when the game is decided, and then settled', () => {
    const table = given(STRONG).says('F announce C, D pass').playsOn(15);
    expect(table.view('watcher')).toMatchObject({ phase: 'playing', tricksTaken: [15, 0] });
    expect(table.playsOn(1).result()).toMatchObject({
      announcer: 0,
      winner: 0,
      ending: 'played',
      cardPoints: [120, 0],
      tricks: [16, 0],
      value: 36,
      scores: [36, 0],
    });
    expect(table.result()).not.toHaveProperty('endedBy');
    table.refuses('F CJ', 'gameOver').refuses('D concede', 'gameOver');
  });

  it('[OFF-8] [OFF-10] a whole game among equals is counted from its tricks', () => {
    const result = given(EVEN).says('F announce C, D kontra, F re').playsOn(16).result();
    const [own, other] = result.cardPoints;
    expect(own + other).toBe(120);
    expect(result.winner).toBe(own > 60 ? 0 : 1);
    expect(result.scores[result.winner]).toBe(result.value * 4);
  });
});
