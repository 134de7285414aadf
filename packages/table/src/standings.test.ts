import { describe, expect, it } from 'vitest';
import { Desk } from './test/desk.ts';
import { passIn, playNull } from './test/short-games.ts';

const PAUSE = 20_000;
const LEAVE = { type: 'leave' } as const;

/** Anna deals the first game of a round of four. */
function four(): Desk {
  const settings = { seats: 4, length: { kind: 'rounds', rounds: 1 } } as const;
  return new Desk({ settings }).seat('ben', 'cleo', 'dora').start();
}

function placesAt(desk: Desk): readonly (number | undefined)[] {
  const { stage } = desk.view('anna');
  return stage.kind === 'lobby' ? [] : stage.match.participants.map(({ place }) => place);
}

describe('places', () => {
  it('are nobody’s before a game was scored', () => {
    expect(placesAt(four())).toEqual([undefined, undefined, undefined, undefined]);
    expect(placesAt(four().must('ben', LEAVE))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('go by the total, the same on a tie', () => {
    const desk = playNull(four(), { seat: 2, won: true }).wait(PAUSE);
    expect(placesAt(desk)).toEqual([2, 2, 1, 2]);
    expect(placesAt(playNull(desk, { seat: 0, won: false }))).toEqual([4, 2, 1, 2]);
  });

  it('are given among those who are still here, while the match runs too', () => {
    const desk = playNull(four(), { seat: 2, won: true }).must('cleo', LEAVE);
    expect(placesAt(desk)).toEqual([1, 1, undefined, 1]);
    expect(placesAt(desk.wait(PAUSE))).toEqual([1, 1, undefined, 1]);
  });

  it('come back with their owner', () => {
    const settings = { seats: 4, length: { kind: 'rounds', rounds: 2 } } as const;
    const desk = new Desk({ settings }).seat('ben', 'cleo', 'dora').start();
    playNull(desk, { seat: 2, won: true }).must('cleo', LEAVE, { type: 'join', as: 'player' });
    for (const _ of [1, 2]) passIn(desk.wait(PAUSE));
    expect(placesAt(desk)).toEqual([1, 1, undefined, 1]);
    passIn(desk.wait(PAUSE)).wait(PAUSE);
    expect(placesAt(desk)).toEqual([2, 2, 1, 2]);
  });

  it('name the winners, and stay as they were at the end, whoever leaves the final standings', () => {
    const desk = playNull(four(), { seat: 2, won: true }).must('cleo', LEAVE).wait(PAUSE);
    playNull(desk, { seat: 3, won: true }).wait(PAUSE);
    passIn(desk).wait(PAUSE);
    expect(desk.stage('standings').winners).toEqual([3]);
    expect(placesAt(desk)).toEqual([2, 2, undefined, 1]);
    desk.must('dora', LEAVE).must('cleo', { type: 'join', as: 'player' });
    expect(desk.stage('standings').match.participants.map(({ seat }) => seat)).toEqual([0, 1, 2, undefined]);
    expect(placesAt(desk)).toEqual([2, 2, undefined, 1]);
  });
});
