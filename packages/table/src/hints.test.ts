import { OFFICERS_DEFAULTS, OFFICIAL } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import type { BotQuestion } from './deps.ts';
import { PRESETS } from './presets.ts';
import { whyNotTableSettings } from './settings.ts';
import { askNumber, stageOf, World } from './test/world.ts';

const HINTS = { hints: true } as const;

/** Cleo speaks first. */
async function asked(world: World, settings: { readonly hints?: boolean } = HINTS) {
  const table = await world.started(settings);
  return { table, ask: askNumber(table, 'cleo') };
}

describe('hints', () => {
  it('are off unless the host has set them, on for beginners, and never in a list', async () => {
    const world = new World();
    const { table, ask } = await asked(world, {});
    expect(await table.hint('cleo', ask)).toEqual({ ok: false, code: 'hintsOff' });
    const on = Object.entries(PRESETS).filter(([, { hints }]) => hints === true);
    expect(on.map(([key]) => key)).toEqual(['beginners']);
    expect(whyNotTableSettings({ ...PRESETS.tournament, hints: true })).toBe('noHintsInLists');
    expect(whyNotTableSettings({ ...PRESETS.tournament, hints: false })).toBeUndefined();
    const rules = { ...OFFICERS_DEFAULTS };
    expect(whyNotTableSettings({ ...PRESETS.officers, rules, hints: true })).toBeUndefined();
  });

  it('ask a Club bot what a bot on that seat would be asked', async () => {
    const world = new World();
    const questions: BotQuestion[] = [];
    world.hint = async (question) => {
      questions.push(question);
      return { command: { type: 'pass' }, reason: { code: 'notWorth', upTo: 0, jacks: 0, aces: 1 } };
    };
    const { table, ask } = await asked(world);
    expect(await table.hint('cleo', ask)).toEqual({
      ok: true,
      hint: { command: { type: 'pass' }, reason: { code: 'notWorth', upTo: 0, jacks: 0, aces: 1 } },
    });
    const { game } = stageOf(table, 'game', 'cleo');
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ level: 'club', view: game.view, ask: game.ask, offers: [], tricks: [] });
    expect(questions[0]?.seed).toBe(`test 1 1 ask ${ask}`);
  });

  it('write nothing and tell nobody', async () => {
    const world = new World();
    const { table, ask } = await asked(world);
    const before = world.trace.length;
    const { version } = table.state;
    expect(await table.hint('cleo', ask)).toMatchObject({ ok: true });
    expect(world.trace).toHaveLength(before);
    expect(table.state.version).toBe(version);
  });

  it('are for who is to move, for the ask that is open, and for who plays', async () => {
    const world = new World();
    const { table, ask } = await asked(world);
    await world.must(table, 'dora', { type: 'join', as: 'watcher' });
    expect(await table.hint('ben', ask)).toEqual({ ok: false, code: 'stale' });
    expect(await table.hint('cleo', ask + 1)).toEqual({ ok: false, code: 'stale' });
    expect(await table.hint('dora', ask)).toEqual({ ok: false, code: 'notPlayingThisGame' });
    expect(await table.hint('stranger', ask)).toEqual({ ok: false, code: 'notPlayingThisGame' });
    expect(await (await new World().open({ ...HINTS, rules: OFFICIAL })).hint('anna', 1)).toEqual({
      ok: false,
      code: 'noGameRunning',
    });
  });

  it('that come when the ask is answered are none', async () => {
    const world = new World();
    const { table, ask } = await asked(world);
    let say = (): void => undefined;
    const thought = new Promise<void>((resolve) => {
      say = resolve;
    });
    world.hint = async () => {
      await thought;
      return { command: { type: 'pass' }, reason: { code: 'mostDeals' } };
    };
    const late = table.hint('cleo', ask);
    await world.must(table, 'cleo', { type: 'game', ask, command: { type: 'pass' } });
    say();
    expect(await late).toEqual({ ok: false, code: 'stale' });
  });

  it('that fail are reported, and may be asked for again', async () => {
    const world = new World();
    const { table, ask } = await asked(world);
    world.hint = async () => Promise.reject(new Error('no idea'));
    expect(await table.hint('cleo', ask)).toEqual({ ok: false, code: 'tryAgain' });
    expect(world.faults).toMatchObject([{ kind: 'bot' }]);
  });
});
