import { describe, expect, it } from 'vitest';
import { absenceOf } from './absence.ts';
import { nextDeadline } from './clock.ts';
import type { SkatTableSettings } from './settings.ts';
import { summaryOf } from './summary.ts';
import { Desk, game } from './test/desk.ts';
import { answerAsk, passIn, playNull } from './test/short-games.ts';

const PAUSE = 20_000;
const LEAVE = { type: 'leave' } as const;

function running(settings: Partial<SkatTableSettings> = {}, ...more: readonly string[]): Desk {
  const all = { seats: 4, length: { kind: 'rounds', rounds: 1 }, ...settings } as const;
  return new Desk({ settings: all }).seat('ben', 'cleo', ...more).start();
}

describe('who plays and leaves', () => {
  it('ends the game unscored; the next one is dealt to the others after the pause', () => {
    const desk = running({}, 'dora').must('ben', LEAVE);
    const pause = desk.stage('pause');
    expect(pause.brokenOffBy).toEqual({ kind: 'person', person: 'ben' });
    expect(pause.game).toBeUndefined();
    expect(pause).toMatchObject({ last: false, until: desk.now + PAUSE });
    desk.wait(PAUSE);
    expect(desk.stage('game').game).toMatchObject({ dealer: 2, seats: [3, 0, 2] });
  });

  it('stands on the pad with the game that is not scored, and keeps what was scored before', () => {
    const desk = playNull(running({}, 'dora'), { seat: 1, won: true }).wait(PAUSE).must('cleo', LEAVE);
    const [scored, broken] = desk.pad().lines;
    expect(scored).toMatchObject({ game: 1, totals: [0, 59, 0, 0] });
    expect(broken).toEqual({
      game: 2,
      dealer: 1,
      players: [2, 3, 0],
      brokenOffBy: { kind: 'person', person: 'cleo' },
      scores: [0, 0, 0, 0],
      totals: [0, 59, 0, 0],
    });
    expect(desk.pad().columns[2]).toEqual({ occupant: { kind: 'person', person: 'cleo' }, name: 'cleo' });
    expect(desk.view('anna').people.at(-1)).toEqual({ person: 'cleo', name: 'cleo', present: false });
  });

  it('calls the match off when too few remain; scored games stay, and who left cannot win', () => {
    const desk = playNull(running(), { seat: 1, won: true }).wait(PAUSE).must('ben', LEAVE);
    expect(desk.stage('standings')).toMatchObject({ ending: 'calledOff', winners: [0, 2] });
    expect(desk.stage('standings').match.participants[1]).toMatchObject({ total: 59, won: 1 });
    expect(desk.stage('standings').match.participants[1]?.seat).toBeUndefined();
  });

  it('ends a single game on the final standings, also when enough remain', () => {
    const desk = running({ length: { kind: 'singleGame' } }, 'dora').must('ben', LEAVE);
    expect(desk.stage('standings')).toMatchObject({ ending: 'calledOff', winners: [] });
    expect(desk.pad().lines).toHaveLength(1);
  });

  it.each(['bidding', 'exchange', 'play'] as const)('may do so in the %s', (phase) => {
    const desk = running({}, 'dora');
    if (phase !== 'bidding') {
      answerAsk(desk, () => ({ type: 'bid', value: 18 }));
      answerAsk(desk, () => ({ type: 'pass' }));
      answerAsk(desk, () => ({ type: 'pass' }));
    }
    if (phase === 'play') {
      answerAsk(desk, () => ({ type: 'announce', contract: { type: 'null', hand: true, ouvert: false } }));
    }
    desk.must('cleo', LEAVE);
    expect(desk.stage('pause').brokenOffBy).toEqual({ kind: 'person', person: 'cleo' });
  });

  it('leaves a round that is over when everybody left has dealt', () => {
    const desk = running({}, 'dora');
    for (const _ of [1, 2]) passIn(desk).wait(PAUSE);
    expect(desk.stage('game').game.dealer).toBe(2);
    desk.must('dora', LEAVE);
    expect(desk.stage('pause')).toMatchObject({ last: true, until: desk.now + 10_000 });
    desk.wait(10_000);
    expect(desk.stage('standings').ending).toBe('complete');
  });

  it('comes back as a watcher, and from the next round to the old column', () => {
    const desk = playNull(running({ length: { kind: 'rounds', rounds: 2 } }, 'dora'), { seat: 1, won: true });
    desk.must('ben', LEAVE, { type: 'join', as: 'player' });
    expect(desk.view('ben').you.role).toBe('watcher');
    for (const _ of [1, 2, 3]) passIn(desk.wait(PAUSE));
    desk.wait(PAUSE);
    expect(desk.stage('game').match.participants[1]).toMatchObject({ seat: 1, total: 59 });
    expect(desk.stage('game').match.participants).toHaveLength(4);
  });

  it('does not play on: a late word comes from nobody', () => {
    const desk = running({}, 'dora').must('ben', LEAVE);
    expect(desk.say('ben', game({ type: 'pass' }, 1000))).toBe('notAtTable');
    expect(desk.say('cleo', game({ type: 'pass' }, 1000))).toBe('stale');
    expect(desk.say('cleo', game({ type: 'concede' }))).toBe('noGameRunning');
  });
});

describe('who does not play and leaves', () => {
  it('ends no game: a watcher', () => {
    const desk = running().watch('dora').must('dora', LEAVE);
    expect(desk.stage('game').match.game).toBe(1);
  });

  it('ends no game: the dealer who sits out, whose seat is free then', () => {
    const desk = running({}, 'dora').must('anna', LEAVE);
    expect(desk.stage('game', 'ben').game).toMatchObject({ sittingOut: 0, seats: [1, 2, 3] });
    passIn(desk);
    expect(desk.pad().lines[0]?.dealer).toBe(0);
    desk.wait(PAUSE);
    expect(desk.stage('game', 'ben').match).toMatchObject({ game: 2, games: 4 });
    expect(desk.stage('game', 'ben').game).toMatchObject({ dealer: 1, seats: [2, 3, 1] });
  });
});

describe('leaving in the pause', () => {
  it('lets it run; too few then end it with the standings', () => {
    const desk = passIn(running()).must('ben', LEAVE);
    expect(desk.stage('pause')).toMatchObject({ last: true });
    desk.wait(PAUSE);
    expect(desk.stage('standings').ending).toBe('calledOff');
  });

  it('ends it when all the others have pressed next', () => {
    const desk = passIn(running({}, 'dora'));
    desk.next('anna', 'ben', 'cleo');
    desk.must('dora', LEAVE);
    expect(desk.stage('game').match.game).toBe(2);
  });

  it('after the last game does not call off what is complete', () => {
    const desk = passIn(running({ length: { kind: 'singleGame' } }))
      .must('ben', LEAVE)
      .wait(10_000);
    expect(desk.stage('standings').ending).toBe('complete');
  });

  it('is made good by somebody who waits for a seat, when a new round begins', () => {
    const desk = running({ seats: 3, length: { kind: 'rounds', rounds: 2 } });
    for (const _ of [1, 2]) passIn(desk).wait(PAUSE);
    passIn(desk).must('dora', { type: 'join', as: 'player' }).must('ben', LEAVE);
    expect(desk.stage('pause').last).toBe(false);
    desk.wait(PAUSE);
    expect(desk.seated()).toEqual(['anna', 'dora', 'cleo']);
    expect(desk.stage('game').match.round).toBe(2);
  });
});

describe('leaving without a match', () => {
  it('frees the seat in the lobby and on the standings', () => {
    const desk = new Desk().seat('ben').must('ben', LEAVE);
    expect(desk.seated()).toEqual(['anna', undefined, undefined]);
    passIn(desk.seat('ben', 'cleo').start()).wait(10_000).must('cleo', LEAVE);
    expect(desk.seated()).toEqual(['anna', 'ben', undefined]);
    expect(desk.stage('standings').match.participants[2]?.total).toBe(0);
  });
});

describe('whom the host removes', () => {
  const removeBen = { type: 'removePerson', person: 'ben' } as const;

  it('goes after the running game, so that no game is voided', () => {
    const desk = running({}, 'dora').must('anna', removeBen);
    expect(desk.stage('game').match.game).toBe(1);
    expect(desk.view('cleo').seats[1]).toMatchObject({ leavingAfterGame: true });
    playNull(desk, { seat: 2, won: true });
    expect(desk.pad().lines[0]?.totals).toEqual([0, 0, 59, 0]);
    expect(desk.seated()).toEqual(['anna', undefined, 'cleo', 'dora']);
    desk.wait(PAUSE);
    expect(desk.stage('game').game).toMatchObject({ dealer: 2 });
  });

  it('leaves too few: the result is shown, then the match is called off', () => {
    const desk = passIn(running({ seats: 3 }).must('anna', removeBen));
    expect(desk.stage('pause')).toMatchObject({ last: true, until: desk.now + 10_000 });
    expect(desk.stage('pause').game?.view.phase).toBe('over');
    desk.wait(10_000);
    expect(desk.stage('standings').ending).toBe('calledOff');
  });

  it('in the last game does not call off a match that is complete', () => {
    const desk = running({ length: { kind: 'singleGame' } }).must('anna', removeBen);
    playNull(desk, { seat: 2, won: true }).wait(10_000);
    expect(desk.seated()).toEqual(['anna', undefined, 'cleo', undefined]);
    expect(desk.stage('standings')).toMatchObject({ ending: 'complete', winners: [2] });
  });

  it('goes at once when watching, sitting out, pausing or waiting in the lobby', () => {
    const lobby = new Desk().seat('ben').must('anna', removeBen);
    expect(lobby.seated()).toEqual(['anna', undefined, undefined]);
    const watching = running().watch('dora').must('anna', { type: 'removePerson', person: 'dora' });
    expect(watching.view('anna').watchers).toEqual([]);
    const pausing = passIn(running({}, 'dora')).must('anna', removeBen);
    expect(pausing.seated()).toEqual(['anna', undefined, 'cleo', 'dora']);
    const sittingOut = passIn(running({ length: { kind: 'rounds', rounds: 2 } }, 'dora')).wait(PAUSE);
    sittingOut.must('anna', removeBen);
    expect(sittingOut.seated()).toEqual(['anna', undefined, 'cleo', 'dora']);
    expect(sittingOut.stage('game').match.game).toBe(2);
  });

  it('cannot come back unless the host allows it', () => {
    const desk = new Desk().seat('ben').must('anna', removeBen);
    expect(desk.say('ben', { type: 'join', as: 'watcher' })).toBe('removedByHost');
    expect(desk.view('anna').barred).toEqual([{ person: 'ben', name: 'ben' }]);
    desk.must('anna', { type: 'allowBack', person: 'ben' }).seat('ben');
    expect(desk.view('anna').barred).toBeUndefined();
    expect(desk.say('anna', { type: 'allowBack', person: 'ben' })).toBe('noSuchPerson');
  });

  it('is shown to nobody but the host', () => {
    const desk = new Desk().seat('ben', 'cleo').must('anna', removeBen);
    expect(desk.view('cleo').barred).toBeUndefined();
  });

  it('may stay when the host thinks better of it before the game is over', () => {
    const desk = running().must('anna', removeBen, removeBen, { type: 'allowBack', person: 'ben' });
    passIn(desk);
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo', undefined]);
  });

  it('and who has been away for five minutes goes at once: the game would never be over', () => {
    const desk = running({}, 'dora');
    desk.people.awaySince.set('ben', desk.now);
    desk.wait(299_999).must('anna', removeBen);
    expect(nextDeadline(desk.state, desk.people)).toMatchObject({ at: desk.now + 1, kind: 'removedAway' });
    expect(desk.wait(0).stage('game').match.game).toBe(1);
    expect(desk.wait(1).stage('pause').brokenOffBy).toEqual({ kind: 'person', person: 'ben' });
    desk.people.awaySince.set('cleo', 0);
    expect(desk.wait(PAUSE).stage('game').match.game).toBe(2);
  });

  it('is not the host, not a stranger, and not at a guest’s word', () => {
    const desk = new Desk().seat('ben', 'cleo');
    expect(desk.say('anna', { type: 'removePerson', person: 'anna' })).toBe('noSuchPerson');
    expect(desk.say('anna', { type: 'removePerson', person: 'zoe' })).toBe('noSuchPerson');
    expect(desk.say('cleo', removeBen)).toBe('notHost');
  });

  it('leaves at once by their own leaving, and the game is broken off like any other', () => {
    const desk = running({}, 'dora').must('anna', removeBen).must('ben', LEAVE);
    expect(desk.stage('pause').brokenOffBy).toEqual({ kind: 'person', person: 'ben' });
    expect(desk.say('ben', { type: 'join', as: 'player' })).toBe('removedByHost');
  });
});

describe('forbidding watchers', () => {
  it('sends away who only watches, but neither who waits for a seat nor the host', () => {
    const desk = running().watch('dora').must('emil', { type: 'join', as: 'player' });
    desk.must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: false } });
    expect(desk.view('anna').watchers).toEqual([{ person: 'emil', waitsForSeat: true }]);
    desk.must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: true } }).watch('dora');
  });

  it('is told to them as what it is: nobody has removed them', () => {
    const desk = running()
      .watch('dora')
      .must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: false } });
    expect(absenceOf(desk.state, 'dora')).toBe('watchersForbidden');
    expect(desk.entries.at(-1)?.events.at(-1)).toMatchObject({ type: 'left', person: 'dora', removed: false });
    desk.must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: true } });
    expect(absenceOf(desk.state, 'dora')).toBe('left');
  });
});

describe('who does not belong to the table', () => {
  it('has left, was removed, or was never there', () => {
    const desk = running().watch('dora', 'emil').must('dora', { type: 'leave' });
    desk.must('anna', { type: 'removePerson', person: 'emil' });
    const people = ['ben', 'dora', 'emil', 'fritz'];
    expect(people.map((person) => absenceOf(desk.state, person))).toEqual([undefined, 'left', 'removed', 'stranger']);
  });

  it('is still there while removed from a running game', () => {
    const desk = running().must('anna', { type: 'removePerson', person: 'ben' });
    expect(absenceOf(desk.state, 'ben')).toBeUndefined();
  });

  it('is forgotten to be sent away on coming again', () => {
    const desk = running()
      .watch('dora')
      .must('anna', { type: 'changeDoor', door: { newcomers: true, watchers: false } });
    desk.must('ben', { type: 'leave' }).must('dora', { type: 'join', as: 'player' }, { type: 'leave' });
    expect(absenceOf(desk.state, 'dora')).toBe('left');
  });
});

describe('a table that everybody has left', () => {
  it('is open to all, whatever its door was, and tells so', () => {
    const desk = new Desk().must('anna', { type: 'changeDoor', door: { newcomers: false, watchers: false } });
    desk.must('anna', { type: 'leave' });
    const card = summaryOf(desk.state, desk.people);
    expect([card.hostName, card.door]).toEqual(['', { newcomers: true, watchers: true }]);
    desk.must('ben', { type: 'join', as: 'player' });
    expect(desk.state.host).toBe('ben');
  });
});
