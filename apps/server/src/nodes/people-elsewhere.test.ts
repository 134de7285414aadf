import { beforeEach, describe, expect, it } from 'vitest';
import type { NodeLife } from './node-messages.ts';
import { LOST, type PeopleElsewhere, peopleElsewhere } from './people-elsewhere.ts';

const MIRA = { table: 'a', person: 'mira' };
const JONAS = { table: 'a', person: 'jonas' };

let now: number;
let told: NodeLife[];
let seen: string[];
let people: PeopleElsewhere;
beforeEach(() => {
  now = 1000;
  told = [];
  seen = [];
  people = peopleElsewhere({
    node: 'me',
    clock: { now: () => now },
    tell: (message) => told.push(message),
    here: () => [JONAS],
    came: (_, person) => seen.push(`+${person}`),
    went: (_, person) => seen.push(`-${person}`),
  });
});

describe('people with other nodes', () => {
  it('are asked for once a node is heard for the first time, and not again', () => {
    people.hear({ kind: 'alive', node: 'other' });
    expect(told).toEqual([{ kind: 'asking', node: 'me', of: 'other' }]);
    people.hear({ kind: 'people', node: 'other', people: [MIRA] });
    people.hear({ kind: 'alive', node: 'other' });
    expect([told.length, seen, people.at('a'), people.nodes()]).toEqual([1, ['+mira'], 1, 1]);
  });

  it('come and go, each once', () => {
    for (const kind of ['came', 'came', 'went', 'went'] as const) people.hear({ kind, node: 'other', ...MIRA });
    expect([seen, people.at('a')]).toEqual([['+mira', '-mira'], 0]);
  });

  it('are there with each of several nodes', () => {
    for (const node of ['one', 'two']) people.hear({ kind: 'came', node, ...MIRA });
    people.hear({ kind: 'leaving', node: 'one' });
    expect([seen, people.at('a'), people.nodes()]).toEqual([['+mira', '+mira', '-mira'], 1, 1]);
  });

  it('go with a node that says nothing any more', () => {
    people.hear({ kind: 'people', node: 'dead', people: [MIRA] });
    people.hear({ kind: 'people', node: 'well', people: [JONAS] });
    now += LOST;
    people.hear({ kind: 'alive', node: 'well' });
    people.dropSilent();
    expect(seen).toEqual(['+mira', '+jonas']);
    now += 1;
    people.dropSilent();
    expect([seen, people.nodes()]).toEqual([['+mira', '+jonas', '-mira'], 1]);
  });

  it('are corrected by a whole list: whoever it lacks has gone, whoever stays never went', () => {
    people.hear({ kind: 'people', node: 'other', people: [MIRA, JONAS] });
    people.hear({ kind: 'people', node: 'other', people: [JONAS] });
    expect(seen).toEqual(['+mira', '+jonas', '-mira']);
  });

  it('stay through a broken line, and are asked for again after it', () => {
    people.hear({ kind: 'people', node: 'other', people: [MIRA] });
    now += 60_000;
    people.doubtAll();
    people.dropSilent();
    expect(seen).toEqual(['+mira']);
    people.hear({ kind: 'alive', node: 'other' });
    expect(told).toEqual([{ kind: 'asking', node: 'me', of: 'other' }]);
  });

  it.each([
    ['to all', {}, 1],
    ['to this node', { of: 'me' }, 1],
    ['to another', { of: 'third' }, 0],
  ])('of this node are told to who asks %s', (_, to, answers) => {
    people.hear({ kind: 'asking', node: 'other', ...to });
    expect(told).toEqual(answers === 1 ? [{ kind: 'people', node: 'me', people: [JONAS] }] : []);
  });
});
