import { describe, expect, it } from 'vitest';
import { Desk } from './test/desk.ts';
import { passIn, playNull } from './test/short-games.ts';

const PAUSE = 20_000;
const LAST_PAUSE = 10_000;

function threeAt(settings: ConstructorParameters<typeof Desk>[0]): Desk {
  return new Desk(settings).seat('ben', 'cleo').start();
}

function dealersOf(desk: Desk): readonly number[] {
  return desk.pad().lines.map((line) => line.dealer);
}

describe('the first dealer', () => {
  it.each([0, 1, 2])('is drawn by lot (%i) and stands in the log', (lot) => {
    const desk = threeAt({ lot });
    expect(desk.stage('game').game.dealer).toBe(lot);
    expect(desk.entries.flatMap(({ events }) => events)).toContainEqual({ type: 'matchStarted', firstDealer: lot });
  });

  it('is drawn among those who sit, not among the seats', () => {
    const desk = new Desk({ settings: { seats: 4 }, lot: 2 }).seat('ben');
    desk.must('cleo', { type: 'join', as: 'player', seat: 3 }, { type: 'ready', ready: true }).start();
    expect(desk.stage('game').game).toMatchObject({ dealer: 3, seats: [0, 1, 3] });
  });
});

describe('three at the table', () => {
  it('play every game, forehand left of the dealer', () => {
    expect(threeAt({ lot: 1 }).stage('game').game).toMatchObject({ dealer: 1, seats: [2, 0, 1] });
  });

  it('deal in turn, also after a game that was passed in', () => {
    const desk = threeAt({ lot: 1, settings: { length: { kind: 'rounds', rounds: 1 } } });
    passIn(desk).wait(PAUSE);
    playNull(desk, { seat: 0, won: true }).wait(PAUSE);
    passIn(desk).wait(LAST_PAUSE);
    expect(dealersOf(desk)).toEqual([1, 2, 0]);
    expect(desk.stage('standings')).toMatchObject({ ending: 'complete', winners: [0] });
  });
});

describe('four at the table', () => {
  const four = () =>
    new Desk({ settings: { seats: 4, length: { kind: 'rounds', rounds: 1 } } }).seat('ben', 'cleo', 'dora');

  it('let the dealer sit out', () => {
    const desk = four().start();
    expect(desk.stage('game').game).toMatchObject({ dealer: 0, seats: [1, 2, 3], sittingOut: 0 });
  });

  it('need four games for a round', () => {
    const desk = four().start();
    for (const _ of [1, 2, 3]) passIn(desk).wait(PAUSE);
    passIn(desk).wait(LAST_PAUSE);
    expect(dealersOf(desk)).toEqual([0, 1, 2, 3]);
    expect(desk.stage('standings').match).toMatchObject({ game: 4, games: 4, round: 1 });
  });

  it('show the dealer what a watcher sees', () => {
    const desk = four().watch('emil').start();
    const dealer = desk.stage('game', 'anna').game;
    expect(dealer).toEqual(desk.stage('game', 'emil').game);
    expect(dealer.view).toMatchObject({ hand: [] });
    expect(desk.stage('game', 'ben').game.view.hand).toHaveLength(10);
  });
});

describe('the length of a match', () => {
  it('is one game', () => {
    const desk = threeAt({ settings: { length: { kind: 'singleGame' } } });
    expect(desk.stage('game').match).toMatchObject({ game: 1, games: 1 });
    playNull(desk, { seat: 1, won: true });
    expect(desk.stage('pause')).toMatchObject({ last: true, until: desk.now + LAST_PAUSE });
    desk.wait(LAST_PAUSE);
    expect(desk.stage('standings')).toMatchObject({ ending: 'complete', winners: [1] });
  });

  it.each([
    { rounds: 1, games: 3 },
    { rounds: 2, games: 6 },
    { rounds: 3, games: 9 },
    { rounds: 12, games: 36 },
  ] as const)('is $rounds rounds: $games games', ({ rounds, games }) => {
    const desk = threeAt({ settings: { length: { kind: 'rounds', rounds } } });
    let played = 0;
    while (desk.view('anna').stage.kind !== 'standings') {
      expect(desk.stage('game').match).toMatchObject({ game: played + 1, games, round: Math.floor(played / 3) + 1 });
      passIn(desk).wait(PAUSE);
      played += 1;
    }
    expect(played).toBe(games);
  });

  it('with a target ends with the round in which somebody reached it', () => {
    const desk = threeAt({ settings: { length: { kind: 'target', score: 250 } } });
    for (const _ of [1, 2, 3]) playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    expect(desk.stage('game').match.games).toBeUndefined();
    for (const _ of [4, 5]) playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    expect(desk.stage('game').match.participants[1]?.total).toBe(295);
    passIn(desk);
    expect(desk.stage('pause').last).toBe(true);
    desk.wait(LAST_PAUSE);
    expect(desk.stage('standings')).toMatchObject({ ending: 'complete', winners: [1] });
    expect(desk.pad().lines).toHaveLength(6);
  });

  it('ends there too when the one who reached the target fell back, and the highest total wins', () => {
    const desk = threeAt({ settings: { length: { kind: 'target', score: 250 } } });
    for (const _ of [1, 2]) playNull(desk, { seat: 1, won: true }).wait(PAUSE);
    for (const _ of [3, 4, 5, 6]) playNull(desk, { seat: 0, won: true }).wait(PAUSE);
    for (const _ of [7]) playNull(desk, { seat: 0, won: true }).wait(PAUSE);
    expect(desk.stage('game').match.participants[0]?.total).toBe(295);
    playNull(desk, { seat: 0, won: false }).wait(PAUSE);
    playNull(desk, { seat: 0, won: false }).wait(LAST_PAUSE);
    expect(desk.pad().lines.at(-1)?.totals).toEqual([59, 118, 0]);
    expect(desk.stage('standings')).toMatchObject({ ending: 'complete', winners: [1] });
  });

  it('has several winners on a tie', () => {
    const desk = threeAt({ settings: { length: { kind: 'rounds', rounds: 1 } } });
    playNull(desk, { seat: 2, won: true }).wait(PAUSE);
    playNull(desk, { seat: 0, won: true }).wait(PAUSE);
    passIn(desk).wait(LAST_PAUSE);
    expect(desk.stage('standings').winners).toEqual([0, 2]);
  });
});

describe('the pause', () => {
  const rounds = { settings: { length: { kind: 'rounds', rounds: 1 } } } as const;

  it('stays for 20 seconds between two games, and an early clock changes nothing', () => {
    const desk = passIn(threeAt(rounds));
    expect(desk.stage('pause')).toMatchObject({ last: false, until: desk.now + PAUSE, pressedNext: [] });
    desk.wait(PAUSE - 1);
    expect(desk.view('anna').stage.kind).toBe('pause');
    desk.wait(1);
    expect(desk.stage('game').match.game).toBe(2);
  });

  it('ends once: a second firing of the clock deals no second game', () => {
    const desk = passIn(threeAt(rounds)).wait(PAUSE);
    const { version } = desk.state;
    desk.wait(0).wait(60_000);
    expect(desk.state.version).toBe(version);
  });

  it('ends when every seated person has pressed next', () => {
    const desk = passIn(threeAt(rounds).watch('dora'));
    desk.next('anna', 'ben', 'ben');
    expect(desk.stage('pause').pressedNext).toEqual(['anna', 'ben']);
    expect(desk.say('dora', { type: 'next', dealing: 1 })).toBe('notSeated');
    desk.next('cleo');
    expect(desk.stage('game').match.game).toBe(2);
    expect(desk.say('cleo', { type: 'next', dealing: 1 })).toBe('notPausing');
  });

  it('does not wait for bots', () => {
    const desk = new Desk(rounds);
    desk.must('anna', { type: 'addBot', seat: 1 }, { type: 'addBot', seat: 2 }).start();
    passIn(desk).next('anna');
    expect(desk.stage('game').match.game).toBe(2);
  });

  it('after the last game leads to the final standings when all have pressed', () => {
    const desk = passIn(threeAt({}));
    desk.next('anna', 'ben', 'cleo');
    expect(desk.stage('standings').winners).toEqual([]);
  });

  it('waits on while nobody is at the table, and goes on when somebody comes', () => {
    const desk = new Desk({ settings: { seats: 4, length: { kind: 'rounds', rounds: 1 } } });
    for (const seat of [1, 2, 3]) desk.must('anna', { type: 'addBot', seat });
    passIn(desk.start()).must('anna', { type: 'leave' }).wait(PAUSE);
    expect(desk.state.stage.kind).toBe('pause');
    desk.must('ben', { type: 'join', as: 'watcher' }).wait(0);
    expect(desk.stage('game', 'ben').match.game).toBe(2);
    expect(desk.view('ben').you.host).toBe(true);
  });
});

describe('after the match', () => {
  it('the host opens the lobby again with the same people, and nobody is ready', () => {
    const desk = playNull(threeAt({}), { seat: 1, won: true });
    expect(desk.say('anna', { type: 'newMatch' })).toBe('matchRunning');
    desk.wait(LAST_PAUSE);
    expect(desk.say('ben', { type: 'newMatch' })).toBe('notHost');
    desk.must('anna', { type: 'newMatch' });
    expect(desk.say('anna', { type: 'newMatch' })).toBe('noMatchRunning');
    expect(desk.seated()).toEqual(['anna', 'ben', 'cleo']);
    expect(desk.stage('lobby').start).toEqual({ allowed: false, reason: 'notEveryoneReady' });
    expect(desk.pad().lines).toHaveLength(1);
  });

  it('the next match is counted and begins with an empty pad', () => {
    const desk = playNull(threeAt({}), { seat: 1, won: true }).wait(LAST_PAUSE);
    desk.must('anna', { type: 'newMatch' });
    for (const person of ['ben', 'cleo']) desk.must(person, { type: 'ready', ready: true });
    desk.start();
    expect(desk.stage('game').match).toMatchObject({ match: 2, game: 1 });
    expect(desk.pad()).toMatchObject({ match: 2, lines: [] });
  });
});
