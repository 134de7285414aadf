import { PRESET_KEYS, PRESETS, type TableSettings, tempoOf } from '@skatrunde/protocol';
import { BOCK_TRIGGERS, OFFICERS_DEFAULTS, OFFICIAL } from '@skatrunde/rules/cards';
import { describe, expect, test } from 'vitest';
import { choose } from '../features/table/settings/choosing.ts';
import { queryOf, settingsInQuery } from './link-settings.ts';
import { GROUP_NAMES, RULE_GROUPS, RULE_VALUES } from './rule-values.ts';

/** Every settings that one change of the host makes out of a preset. */
function oneChangeAway(): readonly TableSettings[] {
  const presets = PRESET_KEYS.flatMap((key) => {
    const settings = PRESETS[key];
    return settings.game === 'officers' ? [] : [settings];
  });
  const keys = GROUP_NAMES.flatMap((group) => [...RULE_GROUPS[group]]);
  return presets.flatMap((settings) => [
    ...keys.flatMap((key) =>
      RULE_VALUES[key].flatMap((value) => {
        const chosen = choose(settings, { of: 'rule', key, value });
        return chosen.ok ? [chosen.settings] : [];
      }),
    ),
    ...BOCK_TRIGGERS.flatMap((trigger) => {
      const chosen = choose(settings, { of: 'bock', trigger, on: !settings.rules.bock[trigger] });
      return chosen.ok ? [chosen.settings] : [];
    }),
  ]);
}

/** What is not set is the usual tempo, whether it is named or not. */
function withTempo(settings: TableSettings | undefined): TableSettings | undefined {
  return settings && { ...settings, tempo: tempoOf(settings) };
}

describe('a link to a kind of table', () => {
  test('names the preset alone where nothing was changed', () => {
    expect(PRESET_KEYS.map((key) => queryOf(PRESETS[key]))).toEqual(PRESET_KEYS.map((key) => `preset=${key}`));
  });

  test('carries the preset and every changed rule', () => {
    const changed = { ...PRESETS.pub, seats: 4, rules: { ...PRESETS.pub.rules, spitze: 1, kontraLevel: 2 } } as const;
    expect(queryOf(changed)).toBe('preset=pub&kontraLevel=2&spitze=1&seats=4');
    expect(settingsInQuery(`?${queryOf(changed)}`)).toEqual(changed);
  });

  test('brings every change of every preset to a new table', () => {
    for (const settings of oneChangeAway()) {
      expect(withTempo(settingsInQuery(queryOf(settings)))).toEqual(withTempo(settings));
    }
  });

  test('carries length, seats and the name of the set', () => {
    const named: TableSettings = {
      ...PRESETS.bierlachs,
      name: 'Ünser & Donnerstag?',
      seats: 4,
      length: { kind: 'bierlachs', minus: 301 },
    };
    expect(settingsInQuery(queryOf(named))).toEqual(named);
  });

  test('carries the tempo', () => {
    const quick: TableSettings = { ...PRESETS.pub, tempo: { bots: 'quick', absence: 'wait', thinkTime: 60 } };
    expect(queryOf(quick)).toBe('preset=pub&bots=quick&absence=wait&thinkTime=60');
    expect(settingsInQuery(queryOf(quick))).toEqual(quick);
    const { tempo: _, ...patient } = PRESETS.tournament;
    expect(queryOf(patient)).toBe('preset=tournament&absence=ask');
    expect(settingsInQuery('?preset=tournament&absence=never')).toEqual(PRESETS.tournament);
  });

  test('of Officers’ Skat', () => {
    const rules = { ...OFFICERS_DEFAULTS, kontra: 'off', ramsch: false } as const;
    const two: TableSettings = { ...PRESETS.officers, length: { kind: 'singleGame' }, rules };
    expect(queryOf(two)).toBe('preset=officers&kontra=off&ramsch=false&length=singleGame');
    expect(settingsInQuery(queryOf(two))).toEqual(two);
  });
});

describe('what stands in a link otherwise', () => {
  test('without a preset it is none', () => {
    expect(settingsInQuery('')).toBeUndefined();
    expect(settingsInQuery('?preset=poker')).toBeUndefined();
    expect(settingsInQuery('?preset=__proto__')).toBeUndefined();
    expect(settingsInQuery('?kontraLevel=2')).toBeUndefined();
  });

  test('values and rules that nobody knows are overlooked', () => {
    const link = '?preset=pub&kontraLevel=9&seats=7&length=rounds-99&bock=everything&cheat=true&name=%20';
    expect(settingsInQuery(link)).toEqual(PRESETS.pub);
  });

  test('rules that do not go together leave the preset alone', () => {
    expect(settingsInQuery('?preset=official&klopfen=true')).toEqual(PRESETS.official);
    expect(settingsInQuery('?preset=pub&length=bierlachs-501')).toEqual(PRESETS.pub);
  });

  test('a name is cut where names end', () => {
    const long = settingsInQuery(`?preset=pub&name=${'x'.repeat(90)}`);
    expect(long?.name).toHaveLength(40);
    expect(long?.rules).toMatchObject({ ...OFFICIAL, ramsch: 'allPass', kontraLevel: 4, bock: PRESETS.pub.rules.bock });
  });
});
