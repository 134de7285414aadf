import { NO_BOCK, OFFICIAL, type SkatSettings } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { SkatTableSettings } from './settings.ts';
import { whyNotTableSettings } from './settings.ts';
import { Desk, game } from './test/desk.ts';
import { answerAsk, passIn, playNull, sayAs } from './test/short-games.ts';

function desk(rules: Partial<SkatSettings>, settings: Partial<SkatTableSettings> = {}): Desk {
  const length = { kind: 'rounds', rounds: 3 } as const;
  return new Desk({ settings: { length, ...settings, rules: { ...OFFICIAL, ...rules } } }).seat('ben', 'cleo').start();
}

function next(table: Desk): Desk {
  table.next('anna', 'ben', 'cleo');
  return table;
}

const totals = (table: Desk) => table.pad().lines.at(-1)?.totals;
const bock = (table: Desk) => {
  const { stage } = table.view('anna');
  return stage.kind === 'lobby' ? undefined : stage.match.bock;
};

describe('Bock rounds', () => {
  const ALL_PASSED = { bock: { ...NO_BOCK, allPassed: true } };

  it('begin with the next game, one for each player, and count double', () => {
    const table = passIn(desk(ALL_PASSED));
    expect(bock(table)).toEqual({ now: 'bock', bockDeals: 3, ramschDeals: 0 });
    playNull(next(table), { seat: 0, won: true });
    expect(totals(table)).toEqual([118, 0, 0]);
    expect(bock(next(table))).toEqual({ now: 'bock', bockDeals: 2, ramschDeals: 0 });
  });

  it('are appended; a passed-in game uses one up', () => {
    const table = passIn(next(passIn(desk(ALL_PASSED))));
    expect(bock(table)).toEqual({ now: 'bock', bockDeals: 2 + 3, ramschDeals: 0 });
  });

  it('are nothing anybody sees where none are played', () => expect(bock(desk({}))).toBeUndefined());

  it('are followed by a round of Ramsch; after a Grand Hand the same dealer deals again and the round is longer', () => {
    const rules = { bock: { ...NO_BOCK, allPassed: true }, bockRamsch: true };
    const table = passIn(desk(rules));
    for (let deal = 0; deal < 3; deal += 1) playNull(next(table), { seat: 0, won: true });
    next(table);
    expect(bock(table)).toEqual({ now: 'ramsch', bockDeals: 0, ramschDeals: 3 });
    const before = table.stage('game');
    answerAsk(table, (ask) =>
      ask.kind === 'grandHand' && ask.contracts[0]
        ? { type: 'announce', contract: ask.contracts[0].contract }
        : { type: 'pass' },
    );
    sayAs(table, 0, { type: 'concede' });
    expect(bock(table)).toMatchObject({ now: 'ramsch', ramschDeals: 3 });
    const after = next(table).stage('game');
    expect(after.game.dealer).toBe(before.game.dealer);
    expect(after.match.round).toBe(before.match.round);
    expect(after.match.games).toBe((before.match.games ?? 0) + 1);
  });
});

describe('ways of scoring', () => {
  it('a tournament list writes the flat points, and games count what they brought alone', () => {
    const table = playNull(desk({ scoring: 'tournament' }), { seat: 1, won: false });
    expect(totals(table)).toEqual([40, -118 - 50, 40]);
  });

  it('Bierlachs ends as soon as somebody has so many minus points; he has lost, and nobody has won', () => {
    const table = desk({ scoring: 'bierlachs' }, { length: { kind: 'bierlachs', minus: 301 } });
    for (const seat of [0, 0]) next(playNull(table, { seat, won: false }));
    playNull(table, { seat: 0, won: false });
    expect(totals(table)).toEqual([-354, 0, 0]);
    expect(table.stage('pause').last).toBe(true);
    expect(next(table).stage('standings')).toMatchObject({ winners: [], losers: [0], ending: 'complete' });
  });

  it('Bierlachs and its end belong together', () => {
    const length = { kind: 'bierlachs', minus: 501 } as const;
    const seats = 3;
    expect(whyNotTableSettings({ seats, length, rules: OFFICIAL })).toBe('bierlachsLength');
    const rules = { ...OFFICIAL, scoring: 'bierlachs' } as const;
    expect(whyNotTableSettings({ seats, length: { kind: 'singleGame' }, rules })).toBe('bierlachsLength');
    expect(whyNotTableSettings({ seats, length, rules })).toBeUndefined();
  });
});

describe('settings', () => {
  it('that do not go together are refused, with the reason', () => {
    const table = new Desk();
    const settings = { seats: 3, length: { kind: 'singleGame' }, rules: { ...OFFICIAL, klopfen: true } } as const;
    expect(table.say('anna', { type: 'changeSettings', settings })).toBe('knockingNeedsRamsch');
  });

  it('that change need everybody’s "ready" again', () => {
    const table = new Desk().seat('ben', 'cleo');
    const rules = { ...OFFICIAL, kontraLevel: 2 } as const;
    table.must('anna', { type: 'changeSettings', settings: { seats: 3, length: { kind: 'singleGame' }, rules } });
    expect(table.view('ben').seats.map(({ ready }) => ready)).toEqual([false, false, false]);
  });
});

describe('leaving where it counts as giving up', () => {
  const RULES = { leavingCountsAsConceding: true };

  it('before there is a declarer the game is broken off', () => {
    const table = desk(RULES).must('ben', { type: 'leave' });
    expect(table.pad().lines[0]).toMatchObject({ brokenOffBy: { person: 'ben' } });
  });

  it('afterwards the side of who left loses, and the match goes on as after any leaving', () => {
    const table = desk(RULES);
    const { seats } = table.stage('game').game;
    const forehand = ['anna', 'ben', 'cleo'][seats[0] ?? 0] ?? '';
    for (let word = 0; word < 2; word += 1) answerAsk(table, () => ({ type: 'pass' }));
    answerAsk(table, () => ({ type: 'bid', value: 18 }));
    answerAsk(table, () => ({ type: 'announce', contract: { type: 'null', hand: true, ouvert: false } }));
    table.must(forehand, { type: 'leave' });
    const [line] = table.pad().lines;
    expect(line?.result).toMatchObject({ kind: 'played', won: false, ending: 'left', score: -70 });
    expect(line).not.toHaveProperty('brokenOffBy');
    expect(table.seated()).not.toContain(forehand);
    const stage = table.view(forehand === 'anna' ? 'ben' : 'anna').stage;
    expect(stage).toMatchObject({ kind: 'pause', last: true });
  });
});

describe('words of house rules', () => {
  it('an offer needs no number, an answer does', () => {
    const table = desk({ kontraLevel: 2, kontraRight: 'anyDefender' });
    const { seats } = table.stage('game').game;
    for (let word = 0; word < 2; word += 1) answerAsk(table, () => ({ type: 'pass' }));
    answerAsk(table, () => ({ type: 'bid', value: 18 }));
    answerAsk(table, () => ({ type: 'announce', contract: { type: 'null', hand: true, ouvert: false } }));
    sayAs(table, 1, { type: 'kontra' });
    const forehand = ['anna', 'ben', 'cleo'][seats[0] ?? 0] ?? '';
    expect(table.say(forehand, game({ type: 'double', word: 're', say: true }))).toBe('stale');
    answerAsk(table, (ask) =>
      ask.kind === 'double' ? { type: 'double', word: ask.word, say: true } : { type: 'pass' },
    );
    expect(table.stage('game').game.view).toMatchObject({ doubled: [{ word: 'kontra' }, { word: 're' }] });
  });
});
