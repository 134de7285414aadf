import { answer } from '@skatrunde/bots';
import type { CommandEnvelope, TableUpdate } from '@skatrunde/protocol';
import { PRESETS } from '@skatrunde/protocol';
import type { TableBots, TableCommand } from '@skatrunde/table';
import { describe, expect, test } from 'vitest';
import { shuffleByBrowser } from './browser-shuffle.ts';
import { passingStore } from './passing-store.ts';
import type { FromPractice, PracticeChoice } from './practice-messages.ts';
import type { PracticeStore } from './practice-store.ts';
import { type OthersNews, practiceTable } from './practice-table.ts';

const NAMES = { me: 'Mira', table: 'Üben' };
const ONE_GAME: PracticeChoice = {
  level: 'club',
  settings: { ...PRESETS.official, length: { kind: 'rounds', rounds: 1 } },
};

const BOTS: TableBots = {
  answer: async (question) =>
    question.plays === 'officers'
      ? undefined
      : answer(question.view, question.ask, question.offers, question.seed, question.tricks),
  delayFor: () => 0,
};

/** A practice table whose page plays by itself as far as it is told to. */
function practising(store: PracticeStore = passingStore()) {
  const told: FromPractice[] = [];
  const others: OthersNews[] = [];
  const faults: unknown[] = [];
  let waiting: (() => void)[] = [];
  let count = 0;
  const table = practiceTable({
    store,
    bots: BOTS,
    clock: {
      now: Date.now,
      after: (ms, run) => {
        // What takes long (a bot that does not answer) never happens here.
        const timer = ms < 10_000 ? setTimeout(run, 0) : undefined;
        return () => clearTimeout(timer);
      },
    },
    shuffle: shuffleByBrowser,
    newId: shuffleByBrowser.secret,
    tell: (message) => {
      told.push(message);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    tellOthers: (news) => others.push(news),
    report: (error) => faults.push(error),
  });

  const last = (): TableUpdate => {
    const update = told.findLast((message) => message.kind === 'update');
    if (update?.kind !== 'update') throw new Error('The page has heard nothing');
    return update.update;
  };

  async function until(wanted: (update: TableUpdate) => boolean): Promise<TableUpdate> {
    while (!told.some(({ kind }) => kind === 'update') || !wanted(last())) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return last();
  }

  async function say(command: TableCommand | object): Promise<unknown> {
    count += 1;
    const nr = count;
    const message = { id: `practice-command-${nr}`.padEnd(20, '_'), command } as CommandEnvelope;
    await table.hear({ kind: 'told', nr, event: 'table:command', message });
    const answered = told.find((one) => one.kind === 'answer' && one.nr === nr);
    return answered?.kind === 'answer' ? answered.reply : undefined;
  }

  /** Whatever a page adds without being seen, then on to the cards. */
  async function untilDealt(): Promise<TableUpdate> {
    const { view } = await until(({ view: { stage } }) => stage.kind === 'game' || wantsChance(stage));
    if (view.stage.kind === 'pause' && view.stage.chance) {
      await say({ type: 'addChance', dealing: view.stage.chance.dealing, text: shuffleByBrowser.secret() });
    }
    return until(({ view: { stage } }) => stage.kind === 'game');
  }

  async function answerOnce(): Promise<void> {
    const { view } = await until(isAskedOrOver);
    const { stage } = view;
    if (stage.kind !== 'game' || stage.game.plays === 'officers' || stage.game.ask === undefined) return;
    const { ask, offers } = stage.game;
    const command = answer(stage.game.view, ask, offers, 'me', []);
    if (command === undefined) throw new Error(`No answer to ${ask.kind}`);
    expect(await say({ type: 'game', ask: ask.number, command })).toMatchObject({ ok: true });
  }

  async function playToEnd(): Promise<TableUpdate> {
    while ((await until(isAskedOrOver)).view.stage.kind === 'game') await answerOnce();
    return last();
  }

  return { ...table, store, told, others, faults, last, until, say, untilDealt, answerOnce, playToEnd };
}

function wantsChance(stage: TableUpdate['view']['stage']): boolean {
  return stage.kind === 'pause' && stage.chance?.wanted === true;
}

function isAskedOrOver({ view: { stage } }: TableUpdate): boolean {
  return stage.kind !== 'game' || stage.game.ask !== undefined;
}

function handOf({ view: { stage } }: TableUpdate): readonly string[] {
  return stage.kind === 'game' && stage.game.plays !== 'officers' ? stage.game.view.hand : [];
}

async function dealt(store?: PracticeStore) {
  const me = practising(store);
  await me.hear({ kind: 'open', choice: ONE_GAME, names: NAMES });
  await me.untilDealt();
  return me;
}

describe('the practice table', () => {
  test('one word opens it: two bots of the chosen level sit there, and the cards are dealt', async () => {
    const me = await dealt();
    const { view } = me.last();
    expect(view.title).toBe('Üben');
    expect(view.seats.map(({ occupant }) => (occupant?.kind === 'bot' ? occupant.level : occupant?.kind))).toEqual([
      'person',
      'club',
      'club',
    ]);
    expect(handOf(me.last())).toHaveLength(10);
    expect(me.faults).toEqual([]);
  });

  test('a whole game is played, its result waits to be read, then the next is dealt', async () => {
    const me = await dealt();
    const { view } = await me.playToEnd();
    if (view.stage.kind !== 'pause') throw new Error(`After the game: ${view.stage.kind}`);
    const { dealing } = view.stage;
    if (view.stage.chance?.wanted === true) {
      await me.say({ type: 'addChance', dealing: view.stage.chance.dealing, text: shuffleByBrowser.secret() });
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(me.last().view.stage.kind).toBe('pause');
    expect(me.told.some(({ kind }) => kind === 'pad')).toBe(true);
    expect(await me.say({ type: 'next', dealing })).toMatchObject({ ok: true });
    await me.untilDealt();
    expect(handOf(me.last())).toHaveLength(10);
    expect(me.faults).toEqual([]);
  });

  test('a reload goes on where it was, and shows the same view', async () => {
    const me = await dealt();
    for (let answers = 0; answers < 3; answers += 1) await me.answerOnce();
    const before = await me.until(isAskedOrOver);
    const again = practising(me.store);
    await again.hear({ kind: 'open', choice: { ...ONE_GAME, level: 'master' }, names: NAMES });
    expect(again.last().version).toBe(before.version);
    expect(again.last().view).toEqual(before.view);
  });

  test('the same deal again: the same cards from the first call on, and nothing written for it', async () => {
    const me = await dealt();
    const [hand, { version }] = [handOf(me.last()), me.last()];
    await me.playToEnd();
    await me.hear({ kind: 'sameDeal' });
    expect(me.told.at(-1)).toEqual({ kind: 'laidAnew' });
    await me.hear({ kind: 'open', choice: ONE_GAME, names: NAMES });
    const { view } = me.last();
    expect(handOf(me.last())).toEqual(hand);
    expect(me.last().version).toBeLessThanOrEqual(version + 2);
    if (view.stage.kind !== 'game') throw new Error(`Dealt again: ${view.stage.kind}`);
    expect(view.stage.match.participants.map(({ total }) => total)).toEqual([0, 0, 0]);
    await me.playToEnd();
    expect(me.faults).toEqual([]);
  });

  test('starting over: another table, with the level and the rules chosen then', async () => {
    const me = await dealt();
    const { table } = me.last().view;
    const choice = { level: 'beginner', settings: PRESETS.officers } as const;
    await me.hear({ kind: 'startOver', choice });
    await me.hear({ kind: 'open', choice, names: NAMES });
    const { view } = me.last();
    expect(view.table).not.toBe(table);
    expect(view.seats.map(({ occupant }) => (occupant?.kind === 'bot' ? occupant.level : occupant?.kind))).toEqual([
      'person',
      'beginner',
    ]);
    expect(me.others).toContain('laidAnew');
  });

  test('takes words of the form of the protocol only', async () => {
    const me = await dealt();
    expect(await me.say({ type: 'start', cheat: true })).toEqual({ ok: false, code: 'malformed' });
    expect(await me.say({ type: 'game', ask: 1, command: { type: 'play', card: 'C1' } })).toEqual({
      ok: false,
      code: 'malformed',
    });
    await me.hear({ kind: 'told', nr: 99, event: 'table:say', message: { id: 'x', text: 'hello' } });
    expect(me.told.at(-1)).toEqual({ kind: 'answer', nr: 99, reply: { ok: false, code: 'tableGone' } });
  });

  test('what lies there and cannot be read is replaced by a new table', async () => {
    const store = passingStore();
    await store.lay('broken', [{ version: 1, at: 0, by: 'clock', events: [] }]);
    const me = await dealt(store);
    expect(handOf(me.last())).toHaveLength(10);
    expect(await store.current()).not.toBe('broken');
  });

  test('a second window of the same browser shows what the first has done', async () => {
    const me = await dealt();
    const second = practising(me.store);
    await second.hear({ kind: 'open', choice: ONE_GAME, names: NAMES });
    await me.answerOnce();
    const { version } = me.last();
    await second.hearOthers('entry');
    expect(second.last().version).toBeGreaterThanOrEqual(version);
    await second.hearOthers('laidAnew');
    expect(second.told.at(-1)).toEqual({ kind: 'laidAnew' });
  });
});
