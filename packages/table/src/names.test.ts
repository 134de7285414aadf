import { describe, expect, it } from 'vitest';
import { Desk } from './test/desk.ts';
import { passIn } from './test/short-games.ts';

function namesAt(desk: Desk, viewer = 'anna'): readonly string[] {
  return desk.view(viewer).people.map(({ name }) => name);
}

/** Anna, and three who are called Mira or nearly so. */
function miras(): Desk {
  const desk = new Desk({ settings: { seats: 4 } });
  for (const [person, name] of [
    ['ben', 'Mira'],
    ['cleo', 'mira'],
    ['dora', 'Mira 2'],
  ] as const) {
    desk.people.names.set(person, name);
  }
  return desk.seat('ben', 'cleo', 'dora');
}

describe('names at a table', () => {
  it('are numbered by order of coming when they look the same', () => {
    expect(namesAt(miras())).toEqual(['anna', 'Mira', 'mira 2', 'Mira 2 2']);
  });

  it('stay when another leaves, and come back with their owner', () => {
    const desk = miras().must('ben', { type: 'leave' });
    expect(namesAt(desk)).toEqual(['anna', 'mira 2', 'Mira 2 2']);
    desk.watch('ben');
    expect(namesAt(desk)).toEqual(['anna', 'mira 2', 'Mira 2 2', 'Mira']);
  });

  it('give the number to who takes a name that is taken, not to who had it', () => {
    const desk = new Desk().seat('ben');
    desk.now += 1000;
    desk.people.names.set('anna', 'Ben');
    desk.people.namedSince.set('anna', desk.now);
    expect(namesAt(desk)).toEqual(['Ben 2', 'ben']);
    desk.now += 1000;
    desk.seat('cleo');
    desk.people.names.set('cleo', 'ben');
    expect(namesAt(desk)).toEqual(['Ben 2', 'ben', 'ben 3']);
  });

  it('stay with who brought one that was chosen long ago', () => {
    const desk = new Desk();
    desk.now += 1000;
    for (const person of ['ben', 'cleo']) desk.people.names.set(person, 'Mira');
    desk.people.namedSince.set('ben', desk.now - 500);
    desk.people.namedSince.set('cleo', 1);
    expect(namesAt(desk.seat('ben', 'cleo'))).toEqual(['anna', 'Mira', 'Mira 2']);
  });

  it('are those of bots too: who comes with a bot’s name gets a number', () => {
    const desk = new Desk().must('anna', { type: 'addBot', seat: 1 });
    desk.people.names.set('ben', 'Frieda');
    expect(namesAt(desk.watch('ben'))).toEqual(['anna', 'Frieda 2']);
    desk.must('anna', { type: 'removeBot', seat: 1 }, { type: 'addBot', seat: 1 });
    expect(namesAt(desk)).toEqual(['anna', 'Frieda']);
    expect(desk.seated()[1]).toBe('bot Oskar');
  });

  it('are never longer than 24 characters, also with a number', () => {
    const desk = new Desk();
    const long = '👨‍👩‍👧 Wilhelmine von und zur';
    for (const person of ['ben', 'cleo']) desk.people.names.set(person, long);
    const [, , second = ''] = namesAt(desk.watch('ben', 'cleo'));
    expect(second).toBe('👨‍👩‍👧 Wilhelmine von und z 2');
    expect([...new Intl.Segmenter().segment(second)]).toHaveLength(24);
  });

  it('stay readable on the pad when their owner has gone', () => {
    const desk = passIn(miras().start()).must('ben', { type: 'leave' });
    expect(desk.pad().columns.map(({ name }) => name)).toEqual(['anna', 'Mira', 'mira 2', 'Mira 2 2']);
  });
});
