import { describe, expect, it } from 'vitest';
import { PRESETS } from './presets.ts';
import type { TableSettings } from './settings.ts';
import { placesOf } from './standings.ts';
import { Desk } from './test/desk.ts';
import { passIn, playNull } from './test/short-games.ts';
import type { PadLine } from './view-types.ts';

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

  it('are nobody’s when all games were passed in: nobody has won a match without a point', () => {
    const desk = passIn(new Desk().seat('ben', 'cleo').start()).wait(PAUSE);
    expect(desk.stage('standings').winners).toEqual([]);
    expect(placesAt(desk)).toEqual([undefined, undefined, undefined]);
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

describe('equal totals', () => {
  /** Games won and lost of each column. */
  const RECORDS = [
    { won: 2, lost: 1 },
    { won: 3, lost: 2 },
    { won: 3, lost: 1 },
    { won: 3, lost: 1 },
  ];
  const LINE: PadLine = {
    game: 1,
    dealer: 0,
    players: [1, 2, 3],
    result: {
      kind: 'ramsch',
      ending: 'played',
      cardPoints: [40, 40, 40],
      tricks: [3, 3, 4],
      skat: ['C7', 'S7'],
      skatTo: [2],
      losers: [],
      jungfrau: [],
      putOn: [],
      knocked: [],
      doublings: [],
      scores: [0, 0, 0],
      bock: [],
    },
    scores: [0, 0, 0, 0],
    totals: [320, 320, 320, 320],
  };

  function placesWith(settings: TableSettings): readonly (number | undefined)[] {
    const columns = RECORDS.map((record, column) => {
      const occupant = { kind: 'person', person: `person ${column}` } as const;
      return { occupant, total: 320, gameScores: 0, ...record };
    });
    return placesOf({ settings, columns, lines: [LINE] }, [0, 1, 2, 3]);
  }

  it('by tournament scoring are told apart by more games won, then by fewer lost', () => {
    expect(placesWith(PRESETS.tournament)).toEqual([4, 3, 1, 1]);
  });

  it.each(['official', 'bierlachs', 'officers'] as const)('share a place otherwise: %s', (preset) => {
    expect(placesWith(PRESETS[preset])).toEqual([1, 1, 1, 1]);
  });
});
