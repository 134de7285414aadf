import { describe, expect, it } from 'vitest';
import { AWAY_MS } from './away.ts';
import { nextDeadline } from './clock.ts';
import { Desk } from './test/desk.ts';

const LEAVE = { type: 'leave' } as const;

describe('the host', () => {
  it('hands the table to anybody who is here', () => {
    const desk = new Desk().seat('ben').watch('cleo').must('anna', { type: 'handOver', person: 'cleo' });
    expect(desk.view('anna')).toMatchObject({ host: 'cleo', you: { host: false } });
    expect(desk.say('anna', { type: 'handOver', person: 'anna' })).toBe('notHost');
    expect(desk.say('cleo', { type: 'handOver', person: 'zoe' })).toBe('noSuchPerson');
  });

  it('who leaves is followed by who sits longest', () => {
    const desk = new Desk({ settings: { seats: 4 } })
      .watch('cleo')
      .must('dora', { type: 'join', as: 'player', seat: 3 });
    desk.must('ben', { type: 'join', as: 'player', seat: 1 }).must('cleo', { type: 'sit', seat: 2 });
    desk.must('dora', { type: 'sit', seat: 0 + 3 }).must('anna', LEAVE);
    expect(desk.view('dora').host).toBe('dora');
    desk.must('dora', LEAVE);
    expect(desk.view('ben').host).toBe('ben');
  });

  it('keeps the time of sitting when changing seats', () => {
    const desk = new Desk({ settings: { seats: 4 } }).seat('ben', 'cleo').must('ben', { type: 'sit', seat: 3 });
    desk.must('anna', LEAVE);
    expect(desk.view('ben').host).toBe('ben');
  });

  it('who leaves a table of bots and watchers is followed by the longest watcher', () => {
    const desk = new Desk().watch('cleo', 'ben').must('anna', { type: 'addBot', seat: 1 }, LEAVE);
    expect(desk.view('ben').host).toBe('cleo');
  });

  it('is not somebody who is being removed', () => {
    const desk = new Desk().seat('ben', 'cleo').start().must('anna', { type: 'removePerson', person: 'ben' });
    expect(desk.say('anna', { type: 'handOver', person: 'ben' })).toBe('noSuchPerson');
    desk.must('anna', LEAVE);
    expect(desk.view('cleo').host).toBe('cleo');
  });
});

describe('a host who is away', () => {
  const away = (desk: Desk, person: string) => desk.people.awaySince.set(person, desk.now);

  it('for five minutes is replaced by who sits longest and is here', () => {
    const desk = new Desk().seat('ben', 'cleo').watch('dora');
    away(desk, 'anna');
    away(desk, 'ben');
    expect(nextDeadline(desk.state, desk.people)).toEqual({ at: desk.now + AWAY_MS, kind: 'hostAway' });
    desk.wait(AWAY_MS - 1);
    expect(desk.view('ben').host).toBe('anna');
    desk.wait(1);
    expect(desk.view('ben').host).toBe('cleo');
    expect(desk.entries.at(-1)).toMatchObject({ by: 'clock', events: [{ type: 'hostChanged', host: 'cleo' }] });
  });

  it('but comes back in time stays host, and loses no seat when not', () => {
    const desk = new Desk().seat('ben');
    away(desk, 'anna');
    desk.wait(AWAY_MS - 1);
    desk.people.awaySince.clear();
    desk.wait(AWAY_MS);
    expect(desk.view('ben').host).toBe('anna');
    away(desk, 'anna');
    desk.wait(AWAY_MS);
    expect(desk.seated()).toEqual(['anna', 'ben', undefined]);
  });

  it('stays host while everybody is away: nothing is due', () => {
    const desk = new Desk().seat('ben');
    away(desk, 'anna');
    away(desk, 'ben');
    expect(nextDeadline(desk.state, desk.people)).toBeUndefined();
    const { version } = desk.wait(AWAY_MS * 2).state;
    expect(version).toBe(desk.entries.length);
    expect(desk.view('ben').host).toBe('anna');
    desk.people.awaySince.delete('ben');
    expect(nextDeadline(desk.state, desk.people)?.at).toBeLessThan(desk.now);
    desk.wait(0);
    expect(desk.view('ben').host).toBe('ben');
  });
});
