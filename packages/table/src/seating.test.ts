import { describe, expect, it } from 'vitest';
import type { SkatTableSettings } from './settings.ts';
import { Desk } from './test/desk.ts';
import { passIn, playNull } from './test/short-games.ts';

const PAUSE = 20_000;

/** A match of two rounds for three, by default with one seat free. */
function running(settings: Partial<SkatTableSettings> = {}): Desk {
  return new Desk({ settings: { seats: 4, length: { kind: 'rounds', rounds: 2 }, ...settings } })
    .seat('ben', 'cleo')
    .start();
}

function finishRound(desk: Desk): Desk {
  const { round } = desk.stage('game').match;
  while (desk.view('anna').stage.kind === 'game' && desk.stage('game').match.round === round) passIn(desk).wait(PAUSE);
  return desk;
}

describe('who comes during a match', () => {
  it('watches, and plays from the next round, which is longer then', () => {
    const desk = running().must('dora', { type: 'join', as: 'player' });
    expect(desk.view('dora').watchers).toEqual([{ person: 'dora', waitsForSeat: true }]);
    expect(desk.stage('game', 'dora').game.view.hand).toEqual([]);
    passIn(desk).wait(PAUSE);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', undefined]);
    finishRound(desk);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', 'dora']);
    expect(desk.stage('game').match).toMatchObject({ round: 2, game: 4, games: 7 });
    finishRound(desk);
    expect(desk.pad().lines.map((line) => line.dealer)).toEqual([0, 1, 2, 3, 0, 1, 2]);
    expect(desk.stage('standings').ending).toBe('complete');
  });

  it('gets a column of their own, with no score in the lines before', () => {
    const desk = running().must('dora', { type: 'join', as: 'player' });
    playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    finishRound(desk);
    playNull(desk, { seat: 2, won: true });
    expect(desk.pad().columns.map((column) => column.name)).toEqual(['anna', 'ben', 'cleo', 'dora']);
    expect(desk.pad().lines[0]?.totals).toEqual([0, 59, 0]);
    expect(desk.pad().lines[3]).toMatchObject({ dealer: 3, totals: [0, 59, 59, 0] });
  });

  it('may wish for a certain seat that nobody has or waits for', () => {
    const desk = running({ seats: 4 }).watch('dora', 'emil');
    expect(desk.say('dora', { type: 'sit', seat: 0 })).toBe('seatTaken');
    desk.must('dora', { type: 'sit', seat: 3 });
    expect(desk.say('emil', { type: 'sit', seat: 3 })).toBe('seatTaken');
    expect(desk.say('fritz', { type: 'join', as: 'player', seat: 3 })).toBe('seatTaken');
    desk.must('dora', { type: 'standUp' }).must('emil', { type: 'sit', seat: 3 });
    finishRound(desk);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', 'emil']);
  });

  it('may wait at a full table, and watches on while it stays full', () => {
    const desk = running({ seats: 3 }).must('dora', { type: 'join', as: 'player' });
    finishRound(desk);
    expect(desk.view('dora').watchers).toEqual([{ person: 'dora', waitsForSeat: true }]);
    finishRound(desk);
    expect(desk.view('dora').watchers).toEqual([{ person: 'dora', waitsForSeat: false }]);
  });

  it('comes in where watching is forbidden if a seat is sure to be free, and not otherwise', () => {
    const desk = running().must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: false } });
    desk.must('dora', { type: 'join', as: 'player' });
    expect(desk.say('emil', { type: 'join', as: 'player' })).toBe('watchersForbidden');
  });

  it('takes a free seat at once when the match is over', () => {
    const desk = running({ length: { kind: 'singleGame' } }).must('emil', { type: 'join', as: 'player' });
    passIn(desk).wait(10_000);
    expect(desk.stage('standings').match.participants).toHaveLength(3);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', 'emil']);
  });
});

describe('who sits during a match', () => {
  it('does not stand up', () => {
    expect(running().say('ben', { type: 'standUp' })).toBe('matchRunning');
  });

  it('changes seats from the next round, and keeps the column', () => {
    const desk = running().must('ben', { type: 'sit', seat: 3 });
    playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    finishRound(desk);
    expect(desk.seated()).toEqual(['anna', undefined, 'cleo', 'ben']);
    expect(desk.stage('game').match.participants[1]).toMatchObject({ seat: 3, total: 59 });
  });

  it('may think better of it', () => {
    const desk = running().must('ben', { type: 'sit', seat: 3 }, { type: 'sit', seat: 1 });
    finishRound(desk);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', undefined]);
  });
});
