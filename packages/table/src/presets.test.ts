import { OFFICIAL, PACK } from '@skatrunde/rules';
import { expect, it } from 'vitest';
import { PRESET_KEYS, PRESETS, presetOf } from './presets.ts';
import { DEFAULT_SETTINGS, whyNotTableSettings } from './settings.ts';
import { tempoOf } from './tempo.ts';
import { shuffledPack } from './test/shuffled-pack.ts';
import { stageOf, World } from './test/world.ts';

const KEYS = PRESET_KEYS.filter((key) => key !== 'officers');

it('there are at least eight, and each can be played', () => {
  expect(PRESET_KEYS.length).toBeGreaterThanOrEqual(8);
  for (const key of KEYS) expect(whyNotTableSettings(PRESETS[key]), key).toBeUndefined();
  expect(PRESETS.official).toEqual(DEFAULT_SETTINGS);
});

it('a list is played by those who sit down; beginners are given time, and help when somebody drops out', () => {
  expect(tempoOf(PRESETS.tournament)).toEqual({ bots: 'normal', absence: 'wait', thinkTime: 0 });
  expect(tempoOf(PRESETS.beginners)).toEqual({ bots: 'slow', absence: 'bot', thinkTime: 0 });
  expect(tempoOf(PRESETS.official)).toEqual({ bots: 'normal', absence: 'ask', thinkTime: 0 });
});

it.each(KEYS)('%s is known again, also with four seats, until a rule is changed', (key) => {
  const settings = PRESETS[key];
  expect(presetOf(settings)).toBe(key);
  expect(presetOf({ ...settings, seats: 4 })).toBe(key);
  expect(presetOf({ ...settings, tempo: { bots: 'quick', absence: 'wait', thinkTime: 30 } })).toBe(key);
  expect(presetOf({ ...settings, rules: { ...settings.rules, jungfrau: false } })).toBeUndefined();
  const bock = { ...settings.rules.bock, grandLost: true };
  expect(presetOf({ ...settings, rules: { ...settings.rules, bock } })).toBeUndefined();
});

/** A short game of each preset, with bots that play the first thing they may: the words, and the line of the pad. */
it.each(KEYS)('a golden game of %s', async (key) => {
  const world = new World();
  world.pack = shuffledPack(PACK, KEYS.indexOf(key) + 1);
  const table = await world.open(PRESETS[key]);
  await world.must(table, 'anna', { type: 'standUp' });
  for (const seat of [0, 1, 2]) await world.must(table, 'anna', { type: 'addBot', seat });
  const told: string[] = [];
  world.onPublish = (publication) => {
    for (const event of publication.updateFor('anna')?.events ?? []) {
      if (event.type === 'game') told.push(JSON.stringify(event.event));
    }
  };
  await world.must(table, 'anna', { type: 'start' });
  await world.clock.advance(0);
  expect(world.faults).toEqual([]);
  const { game } = stageOf(table, 'pause');
  const { proof: _chance, ...line } = table.pad()?.lines[0] ?? {};
  const bids = game?.view.calls.map(({ player, call, value }) => `${player} ${call} ${value}`).join(', ');
  const text = [`${key}: ${changed(PRESETS[key].rules)}`, `bidding: ${bids}`, ...told, JSON.stringify(line)].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot(`test/golden/preset-${key}.txt`);
});

/** What differs from the official rules. */
function changed(rules: object): string {
  const official = new Map<string, unknown>(Object.entries(OFFICIAL));
  const different = Object.entries(rules).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(official.get(name)),
  );
  return JSON.stringify(Object.fromEntries(different));
}
