import { OFFICIAL } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { SkatTableSettings } from './settings.ts';
import { Desk } from './test/desk.ts';
import { passIn } from './test/short-games.ts';

const FOUR: SkatTableSettings = { seats: 4, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };

describe('a new table', () => {
  it('has its maker as host on seat 0', () => {
    const { you, host, seats } = new Desk().view('anna');
    expect(you).toEqual({ person: 'anna', role: 'player', seat: 0, host: true });
    expect(host).toBe('anna');
    expect(seats.map((seat) => seat.occupant)).toEqual([{ kind: 'person', person: 'anna' }, undefined, undefined]);
  });
});

describe('coming in', () => {
  it('takes the seat asked for, or the first free one, or none', () => {
    const desk = new Desk({ settings: FOUR }).must('ben', { type: 'join', as: 'player', seat: 2 });
    desk.must('cleo', { type: 'join', as: 'player' }).must('dora', { type: 'join', as: 'watcher' });
    expect(desk.seated()).toEqual(['anna', 'cleo', 'ben', undefined]);
    expect(desk.view('dora').watchers).toEqual([{ person: 'dora', waitsForSeat: false }]);
  });

  it('gives a seat to exactly one of two who click it', () => {
    const desk = new Desk().watch('ben', 'cleo');
    desk.must('ben', { type: 'sit', seat: 1 });
    expect(desk.say('cleo', { type: 'sit', seat: 1 })).toBe('seatTaken');
    expect(desk.say('dora', { type: 'join', as: 'player', seat: 1 })).toBe('seatTaken');
    expect(desk.seated()).toEqual(['anna', 'ben', undefined]);
    expect(desk.say('dora', { type: 'sit', seat: 2 })).toBe('notAtTable');
  });

  it.each([
    ['a seat the table does not have', { type: 'join', as: 'player', seat: 3 }, 'noSuchSeat'],
    ['a full table', { type: 'join', as: 'player' }, 'seatTaken'],
  ] as const)('is refused at %s', (_, command, code) => {
    expect(new Desk().seat('ben', 'cleo').say('dora', command)).toBe(code);
  });

  it('is refused to who is here', () => {
    expect(new Desk().say('anna', { type: 'join', as: 'watcher' })).toBe('alreadyHere');
  });

  it('is refused by a closed door, each way for itself', () => {
    const desk = new Desk().must('anna', { type: 'changeDoor', door: { newcomers: false, watchers: false } });
    expect(desk.say('ben', { type: 'join', as: 'player' })).toBe('closedToNewcomers');
    expect(desk.say('ben', { type: 'join', as: 'watcher' })).toBe('watchersForbidden');
  });

  it('through the door for watchers leads to no seat while newcomers are refused', () => {
    const desk = new Desk()
      .seat('cleo')
      .must('anna', { type: 'changeDoor', door: { newcomers: false, watchers: true } });
    desk.watch('ben');
    expect(desk.say('ben', { type: 'sit', seat: 2 })).toBe('closedToNewcomers');
    desk.must('cleo', { type: 'standUp' }, { type: 'sit', seat: 2 });
  });

  it('makes host whoever comes first to a table that everybody has left, whatever its door said', () => {
    const desk = new Desk().must('anna', { type: 'changeDoor', door: { newcomers: false, watchers: false } });
    desk.must('anna', { type: 'leave' }).must('ben', { type: 'join', as: 'player' });
    expect(desk.view('ben')).toMatchObject({ host: 'ben', you: { host: true, seat: 0 } });
  });
});

describe('seats in the lobby', () => {
  it('can be changed and given up at once, and then one is not ready', () => {
    const desk = new Desk({ settings: FOUR }).seat('ben').must('ben', { type: 'sit', seat: 3 });
    expect(desk.seated()).toEqual(['anna', undefined, undefined, 'ben']);
    expect(desk.view('ben').seats[3]?.ready).toBe(false);
    desk.must('ben', { type: 'standUp' });
    expect(desk.view('ben').you.role).toBe('watcher');
    expect(desk.say('ben', { type: 'standUp' })).toBe('notSeated');
    expect(desk.say('ben', { type: 'ready', ready: true })).toBe('notSeated');
  });

  it('cannot be left for watching where that is forbidden', () => {
    const desk = new Desk()
      .seat('ben')
      .must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: false } });
    expect(desk.say('ben', { type: 'standUp' })).toBe('watchersForbidden');
  });
});

describe('start', () => {
  const startOf = (desk: Desk) => desk.stage('lobby').start;

  it.each([3, 4] as const)('needs three at a table of %i', (seats) => {
    const desk = new Desk({ settings: { seats } }).seat('ben');
    expect(startOf(desk)).toEqual({ allowed: false, reason: 'twoPlayOfficers' });
    expect(desk.say('anna', { type: 'start' })).toBe('twoPlayOfficers');
    desk.seat('cleo');
    expect(startOf(desk)).toEqual({ allowed: true });
  });

  it('does not send one person, or one with a bot, to the game for two', () => {
    const desk = new Desk();
    expect(startOf(desk)).toEqual({ allowed: false, reason: 'seatsEmpty' });
    desk.must('anna', { type: 'addBot', seat: 1 });
    expect(startOf(desk)).toEqual({ allowed: false, reason: 'seatsEmpty' });
  });

  it('needs everybody ready but the host, who starts', () => {
    const desk = new Desk().seat('ben', 'cleo').must('ben', { type: 'ready', ready: false });
    expect(startOf(desk)).toEqual({ allowed: false, reason: 'notEveryoneReady' });
    expect(desk.say('anna', { type: 'start' })).toBe('notEveryoneReady');
    expect(desk.must('ben', { type: 'ready', ready: true }).say('ben', { type: 'start' })).toBe('notHost');
    desk.start();
    expect(desk.say('anna', { type: 'start' })).toBe('matchRunning');
  });

  it('does not wait for watchers or bots', () => {
    const desk = new Desk().watch('ben');
    desk.must('anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 }).start();
    expect(desk.stage('game').match.participants.map((one) => one.occupant)).toEqual([
      { kind: 'person', person: 'anna' },
      { kind: 'bot', name: 'Frieda', level: 'regular' },
      { kind: 'bot', name: 'Oskar', level: 'regular' },
    ]);
  });

  it('also works from a watching host', () => {
    const desk = new Desk({ settings: FOUR }).seat('ben', 'cleo', 'dora').must('anna', { type: 'standUp' }).start();
    expect(desk.stage('game').game.seats).toEqual([2, 3, 1]);
  });
});

describe('settings', () => {
  const changed = (settings: Partial<SkatTableSettings>) =>
    ({ type: 'changeSettings', settings: { ...FOUR, ...settings } }) as const;

  it('are the host’s, in the lobby alone', () => {
    const desk = new Desk().seat('ben', 'cleo');
    expect(desk.say('ben', changed({}))).toBe('notHost');
    desk.must('anna', changed({ seats: 3 })).must('ben', { type: 'ready', ready: true });
    passIn(desk.must('cleo', { type: 'ready', ready: true }).start());
    expect(desk.say('anna', changed({}))).toBe('matchRunning');
  });

  it('make everybody but the bots say ready anew', () => {
    const desk = new Desk({ settings: FOUR }).seat('ben').must('anna', { type: 'addBot', seat: 2 });
    desk.must('anna', changed({ length: { kind: 'target', score: 500 } }));
    expect(desk.view('anna').seats.map((seat) => seat.ready)).toEqual([false, false, true, false]);
  });

  it('with a seat less move who sat on the last one', () => {
    const desk = new Desk({ settings: FOUR }).must('ben', { type: 'join', as: 'player', seat: 3 });
    desk.must('anna', changed({ seats: 3 }));
    expect(desk.seated()).toEqual(['anna', 'ben', undefined]);
  });

  it('with a seat less move a bot as it is', () => {
    const desk = new Desk({ settings: FOUR }).must('anna', { type: 'addBot', seat: 3 }, changed({ seats: 3 }));
    expect(desk.seated()).toEqual(['anna', 'bot Frieda', undefined]);
    expect(desk.view('anna').seats[1]?.ready).toBe(true);
  });

  it('with a seat less are refused while four sit', () => {
    const desk = new Desk({ settings: FOUR }).seat('ben', 'cleo', 'dora');
    expect(desk.say('anna', changed({ seats: 3 }))).toBe('tooManyPlayers');
    expect(desk.view('anna').settings.seats).toBe(4);
  });
});

describe('bots', () => {
  it('have friendly names that nobody here has', () => {
    const desk = new Desk({ settings: FOUR });
    desk.people.names.set('ben', 'oskar');
    desk.watch('ben').must('anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 });
    expect(desk.seated()).toEqual(['anna', 'bot Frieda', 'bot Trude', undefined]);
  });

  it('come and go by the host’s word, in the lobby', () => {
    const desk = new Desk().seat('ben');
    expect(desk.say('ben', { type: 'addBot', seat: 2 })).toBe('notHost');
    expect(desk.say('anna', { type: 'addBot', seat: 1 })).toBe('seatTaken');
    expect(desk.say('anna', { type: 'addBot', seat: 3 })).toBe('noSuchSeat');
    expect(desk.say('anna', { type: 'removeBot', seat: 1 })).toBe('noSuchPerson');
    desk.must('anna', { type: 'addBot', seat: 2 }, { type: 'removeBot', seat: 2 }, { type: 'addBot', seat: 2 }).start();
    expect(desk.say('anna', { type: 'removeBot', seat: 2 })).toBe('matchRunning');
  });
});
