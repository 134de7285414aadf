import { describe, expect, it } from 'vitest';
import { evolveTable } from './evolve.ts';
import { Desk } from './test/desk.ts';
import { passIn } from './test/short-games.ts';

const FOUR = { seats: 4, length: { kind: 'rounds', rounds: 2 } } as const;

/** A round of three games at a table of four with a free seat; two of it are over. */
function lastGameOfRound(): Desk {
  const desk = new Desk({ settings: FOUR });
  desk.seat('ben', 'cleo').start();
  for (let game = 0; game < 2; game += 1) passIn(desk).next('anna', 'ben', 'cleo');
  return desk;
}

describe('a bot', () => {
  it('has the level the host chooses, Stammtisch unless said otherwise', () => {
    const desk = new Desk();
    desk.must('anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2, level: 'master' });
    const level = (seat: number) => desk.view('anna').seats[seat]?.occupant;
    expect(level(1)).toMatchObject({ level: 'regular' });
    expect(level(2)).toMatchObject({ level: 'master' });
    desk.must('anna', { type: 'changeBot', seat: 1, level: 'beginner' });
    expect(level(1)).toEqual({ kind: 'bot', name: 'Frieda', level: 'beginner' });
    expect(desk.view('anna').seats[1]?.ready).toBe(true);
    const { version } = desk.state;
    desk.must('anna', { type: 'changeBot', seat: 1, level: 'beginner' });
    expect(desk.state.version).toBe(version);
  });

  it('is changed by the host alone, before the match, and only where one sits', () => {
    const desk = new Desk();
    desk.seat('ben').must('anna', { type: 'addBot', seat: 2 });
    expect(desk.say('ben', { type: 'changeBot', seat: 2, level: 'club' })).toBe('notHost');
    expect(desk.say('anna', { type: 'changeBot', seat: 1, level: 'club' })).toBe('noSuchPerson');
    desk.start();
    expect(desk.say('anna', { type: 'changeBot', seat: 2, level: 'club' })).toBe('matchRunning');
  });

  it('of a log that knew no levels plays as at the Stammtisch', () => {
    const { state } = new Desk();
    const old = JSON.parse('{"type":"botSeated","seat":1,"name":"Oskar","level":"simple"}');
    expect(evolveTable(state, old, { version: 2, at: 0 }).seats[1]?.occupant).toMatchObject({ level: 'regular' });
  });
});

describe('a bot that is asked to a running match', () => {
  it('sits down with the next round, with a column of its own', () => {
    const desk = lastGameOfRound();
    desk.must('anna', { type: 'addBot', seat: 3, level: 'club' });
    expect(desk.view('ben').seats[3]).toMatchObject({ comingBot: { name: 'Frieda', level: 'club' } });
    expect(desk.stage('game').match.participants).toHaveLength(3);
    passIn(desk).next('anna', 'ben', 'cleo');
    expect(desk.view('ben').seats[3]).toMatchObject({ occupant: { kind: 'bot', name: 'Frieda', level: 'club' } });
    expect(desk.view('ben').seats[3]).not.toHaveProperty('comingBot');
    expect(desk.stage('game').match.participants).toHaveLength(4);
  });

  it('can be given another level, or be cancelled, before that', () => {
    const desk = lastGameOfRound();
    desk.must('anna', { type: 'addBot', seat: 3 }, { type: 'changeBot', seat: 3, level: 'master' });
    expect(desk.view('anna').seats[3]?.comingBot).toEqual({ name: 'Frieda', level: 'master' });
    expect(desk.say('anna', { type: 'addBot', seat: 3 })).toBe('seatTaken');
    desk.must('anna', { type: 'removeBot', seat: 3 });
    expect(desk.view('anna').seats[3]).not.toHaveProperty('comingBot');
    passIn(desk).next('anna', 'ben', 'cleo');
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', undefined]);
  });

  it('gives way to a person, and is not asked where one waits', () => {
    const desk = lastGameOfRound();
    desk.must('anna', { type: 'addBot', seat: 3 }).must('dora', { type: 'join', as: 'player' });
    passIn(desk).next('anna', 'ben', 'cleo');
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', 'dora']);
    expect(desk.state.comingBots).toEqual([]);
    const other = lastGameOfRound().must('dora', { type: 'join', as: 'player', seat: 3 });
    expect(other.say('anna', { type: 'addBot', seat: 3 })).toBe('seatTaken');
    expect(other.say('anna', { type: 'addBot', seat: 1 })).toBe('seatTaken');
  });

  it('keeps the match going when somebody leaves', () => {
    const desk = lastGameOfRound();
    desk.must('anna', { type: 'addBot', seat: 3 });
    passIn(desk).must('cleo', { type: 'leave' }).next('anna', 'ben');
    expect(desk.seated()).toEqual(['anna', 'ben', undefined, 'bot Frieda']);
    expect(desk.state.stage.kind).toBe('game');
  });
});
