import { PACK } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { PersonId, TableCommand } from './commands.ts';
import type { Table } from './table.ts';
import { game } from './test/desk.ts';
import { shuffledPack } from './test/shuffled-pack.ts';
import { askNumber, momentAt, stageOf, World } from './test/world.ts';

/**
 * Nobody can tell that somebody bids "automatically up to": not from when the answers come, not from what comes over the
 * line. Cleo (middlehand) speaks to ben (forehand), then anna (rearhand). Source: rules.md 3.11.
 */

type Sent = { readonly at: number; readonly frame: string };

/** A table where each wait is another, as bots draw them; everything sent and every wait is written down. */
class WatchedWorld extends World {
  readonly drawn: string[] = [];
  readonly #sent = new Map<PersonId, Sent[]>();

  constructor(pack = 1) {
    super();
    this.pack = shuffledPack(PACK, pack);
    this.delayFor = (kind) => {
      this.drawn.push(kind);
      return 500 + 130 * this.drawn.length;
    };
    this.onPublish = ({ people, updateFor }) => {
      for (const person of people) {
        const sent = this.#sent.get(person) ?? [];
        this.#sent.set(person, [...sent, { at: this.clock.now(), frame: JSON.stringify(updateFor(person)) }]);
      }
    };
  }

  /** What this person's line has carried, and when. */
  sentTo(person: PersonId): readonly Sent[] {
    return this.#sent.get(person) ?? [];
  }
}

const OTHERS = ['anna', 'cleo'] as const;

function limit(table: Table, person: PersonId, upTo?: number): TableCommand {
  const word = { type: 'limitBidding', ...momentAt(table, person) } as const;
  return upTo === undefined ? word : { ...word, upTo };
}

async function says(world: World, table: Table, person: PersonId, value: number): Promise<void> {
  await world.must(table, person, game({ type: 'bid', value }, askNumber(table, person)));
}

/** Cleo's 18 goes to ben, who is a bot or has a limit: what was drawn for his answer, and when it came. */
async function answerTo18(of: 'bot' | { readonly upTo: number }, pack: number) {
  const world = new WatchedWorld(pack);
  const table = await world.open();
  for (const person of of === 'bot' ? ['cleo'] : ['ben', 'cleo']) {
    const seat = person === 'ben' ? 1 : 2;
    await world.must(table, person, { type: 'join', as: 'player', seat }, { type: 'ready', ready: true });
  }
  if (of === 'bot') await world.must(table, 'anna', { type: 'addBot', seat: 1 });
  await world.must(table, 'anna', { type: 'start' });
  if (of !== 'bot') await world.must(table, 'ben', limit(table, 'ben', of.upTo));
  await says(world, table, 'cleo', 18);
  const asked = world.clock.now();
  const before = callsAt(table);
  while (callsAt(table) === before) await world.clock.advance(10);
  return { drawn: world.drawn.slice(0, 1), waited: world.clock.now() - asked };
}

function callsAt(table: Table): number {
  return stageOf(table, 'game').game.view.calls.length;
}

describe('the time that an automatic answer takes', () => {
  const cases = [1, 2, 3, 4].flatMap((pack) => [18, 22, 264].map((upTo) => ({ upTo, pack })));

  it.each(cases)('is drawn as a bot’s is, whatever the limit and the cards: up to $upTo, pack $pack', async (one) => {
    expect(await answerTo18(one, one.pack)).toEqual(await answerTo18('bot', one.pack));
    expect(await answerTo18(one, one.pack)).toEqual({ drawn: ['hold'], waited: 630 });
  });

  it('is drawn anew for each answer, and once', async () => {
    const world = new WatchedWorld();
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 20));
    for (const value of [18, 20, 22]) {
      await says(world, table, 'cleo', value);
      await world.clock.advance(5_000);
    }
    expect(world.drawn).toEqual(['hold', 'hold', 'hold']);
  });

  it('is drawn for no question that is not answered: without a limit, or once it is withdrawn', async () => {
    const world = new WatchedWorld();
    const table = await world.started();
    await world.must(table, 'ben', limit(table, 'ben', 33), limit(table, 'ben'));
    await says(world, table, 'cleo', 18);
    await world.clock.advance(60_000);
    expect(world.drawn).toEqual([]);
    expect(callsAt(table)).toBe(1);
  });
});

describe('what the others’ lines carry', () => {
  /** Ben answers 18, 20 and 22 after the same waits, by his limit or with his own hand. */
  async function auction(automatic: boolean): Promise<WatchedWorld> {
    const world = new WatchedWorld();
    const table = await world.started();
    if (automatic)
      await world.must(table, 'ben', limit(table, 'ben', 264), limit(table, 'ben'), limit(table, 'ben', 20));
    for (const [index, value] of [18, 20, 22].entries()) {
      await says(world, table, 'cleo', value);
      await world.clock.advance(500 + 130 * (index + 1));
      if (automatic) continue;
      const command = value > 20 ? ({ type: 'pass' } as const) : ({ type: 'hold', value } as const);
      await world.must(table, 'ben', game(command, askNumber(table, 'ben')));
    }
    return world;
  }

  it('is the same to the byte and the millisecond with a limit and without one', async () => {
    const [by, own] = [await auction(true), await auction(false)];
    for (const person of OTHERS) {
      expect(by.sentTo(person).length).toBeGreaterThan(6);
      expect(by.sentTo(person)).toEqual(own.sentTo(person));
    }
  });

  it('holds nothing when a limit is set, changed or withdrawn', async () => {
    const world = new WatchedWorld();
    const table = await world.started();
    const before = OTHERS.map((person) => world.sentTo(person).length);
    await world.must(table, 'ben', limit(table, 'ben', 18), limit(table, 'ben', 48), limit(table, 'ben'));
    expect(OTHERS.map((person) => world.sentTo(person).length)).toEqual(before);
    expect(world.sentTo('ben').length).toBeGreaterThan(before[0] ?? 0);
  });
});
