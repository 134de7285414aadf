import { PRESET_KEYS, PRESETS, type SkatTableSettings, whyNotTableSettings } from '@skatrunde/protocol';
import { BOCK_TRIGGERS, OFFICERS_DEFAULTS, OFFICIAL, type OfficersSettings } from '@skatrunde/rules/cards';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Change, choose } from '../features/table/settings/choosing.ts';
import { dropPreset, keepPreset, namedSettings, ownPresets } from '../features/table/settings/own-presets.ts';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { differences, valueText } from './at-this-table.ts';
import {
  OFFICERS_RULE_VALUES,
  OFFICERS_RULES,
  officersDifferences,
  officersRuleNeeds,
  officersValueText,
} from './officers-rules.ts';
import { CHOOSABLE_PRESETS, presetName, renamedBy, rulesMark } from './preset-name.ts';
import { GROUP_NAMES, RULE_GROUPS, RULE_VALUES } from './rule-values.ts';

const RULE_KEYS = GROUP_NAMES.flatMap((group) => [...RULE_GROUPS[group]]);
const BASE: SkatTableSettings = PRESETS.official;
const LANGUAGES = [
  ['de', de],
  ['en', en],
] as const;

function chosen(settings: SkatTableSettings, change: Change): SkatTableSettings {
  const result = choose(settings, change);
  if (!result.ok) throw new Error(`refused: ${result.why}`);
  return result.settings;
}

describe('the words of house rules', () => {
  test('the editor offers every rule of the settings once', () => {
    expect([...RULE_KEYS, 'bock'].toSorted()).toEqual(Object.keys(OFFICIAL).toSorted());
  });

  test.each(LANGUAGES)('every value of every rule says what it does: %s', (_, text) => {
    const said = RULE_KEYS.flatMap((key) => RULE_VALUES[key].map((value) => valueText(key, value, text).does));
    expect(said.every((does) => does.length > 10 && does.endsWith('.'))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
    expect(BOCK_TRIGGERS.map((trigger) => text.rules.bock[trigger].after).filter(Boolean)).toHaveLength(13);
  });

  test.each(LANGUAGES)('every preset has a name and one sentence: %s', (_, text) => {
    expect(PRESET_KEYS.filter((key) => !text.rules.presets[key].note.endsWith('.'))).toEqual([]);
    expect(CHOOSABLE_PRESETS.length).toBeGreaterThanOrEqual(8);
  });
});

describe('at this table', () => {
  const names = (settings: SkatTableSettings, text = de) => differences(settings, text).map(({ name }) => name);

  test('nothing differs by the official rules', () => {
    expect(differences(BASE, de)).toEqual([]);
    expect(rulesMark(BASE, de)).toBe('Offizielle Regeln');
  });

  test('Pub Skat, with how its Ramsch goes', () => {
    expect(names(PRESETS.pub)).toEqual(['Ramsch: wenn alle passen', 'Kontra: bis Hirsch', 'Bockrunden']);
    expect(names(PRESETS.pub, en)).toEqual(['Ramsch: when all pass', 'Kontra: up to Hirsch', 'Bock rounds']);
    const [ramsch, kontra, bock] = differences(PRESETS.pub, de);
    expect(ramsch?.does).toContain('Den Skat bekommt, wer den letzten Stich macht.');
    expect(kontra?.does).toContain('mindestens 18');
    expect(bock?.does).toBe(
      'Nach einem 60 zu 60, einem gewonnenen Grand Hand oder einem mit Kontra verlorenen Spiel zählt eine Runde doppelt.',
    );
    expect(rulesMark(PRESETS.pub, de)).toBe('Hausregeln: Kneipenskat');
  });

  test('each rule that is changed alone is told, in both languages', () => {
    const silent = RULE_KEYS.flatMap((key) =>
      RULE_VALUES[key].filter((value) => {
        const result = choose(PRESETS.bockEvening, { of: 'rule', key, value });
        if (!result.ok || result.settings.rules[key] === PRESETS.bockEvening.rules[key]) return false;
        return LANGUAGES.some(
          ([, text]) =>
            JSON.stringify(differences(result.settings, text)) ===
            JSON.stringify(differences(PRESETS.bockEvening, text)),
        );
      }),
    );
    expect(silent).toEqual([]);
  });

  test('a preset keeps its name at another length; changed rules are the table’s own', () => {
    expect(presetName({ ...PRESETS.pub, length: { kind: 'rounds', rounds: 2 } }, de)).toBe('Kneipenskat');
    expect(presetName({ ...BASE, rules: { ...OFFICIAL, klopfen: true } }, de)).toBe('Eigene Regeln');
  });
});

describe('a table for two', () => {
  const changed = (rules: Partial<OfficersSettings>) => ({
    ...PRESETS.officers,
    rules: { ...OFFICERS_DEFAULTS, ...rules },
  });

  test('the editor offers every rule of the settings once, with every value', () => {
    expect(OFFICERS_RULES.toSorted()).toEqual(Object.keys(OFFICERS_DEFAULTS).toSorted());
    for (const key of OFFICERS_RULES) expect(OFFICERS_RULE_VALUES[key]).toContain(OFFICERS_DEFAULTS[key]);
  });

  test.each(LANGUAGES)('every value says what it does, and is told where it differs: %s', (_, text) => {
    const said = OFFICERS_RULES.flatMap((key) =>
      OFFICERS_RULE_VALUES[key].map((value) => officersValueText(key, value, text).does),
    );
    expect(said.every((does) => does.length > 10 && does.endsWith('.'))).toBe(true);
    expect(new Set(said).size).toBe(said.length);
    for (const key of OFFICERS_RULES) {
      for (const value of OFFICERS_RULE_VALUES[key]) {
        const told = officersDifferences({ ...OFFICERS_DEFAULTS, [key]: value }, text);
        expect(told.map((one) => one.key)).toEqual(value === OFFICERS_DEFAULTS[key] ? [] : [key]);
      }
    }
  });

  test('Kontra in Ramsch needs both, and is not told where it does nothing', () => {
    expect(officersRuleNeeds('kontraInRamsch', OFFICERS_DEFAULTS)).toBeUndefined();
    expect(officersRuleNeeds('kontraInRamsch', { ...OFFICERS_DEFAULTS, ramsch: false })).toBe('ramsch');
    expect(officersRuleNeeds('kontraInRamsch', { ...OFFICERS_DEFAULTS, kontra: 'off' })).toBe('kontra');
    const silent = changed({ kontra: 'off', kontraInRamsch: true });
    expect(differences(silent, de).map(({ name }) => name)).toEqual(['Kontra: aus']);
  });

  test('is called by its game, also with rules of its own', () => {
    expect(presetName(PRESETS.officers, de)).toBe('Offiziersskat');
    expect(rulesMark(PRESETS.officers, en)).toBe('Officers’ Skat');
    expect(presetName(changed({ ramsch: false }), de)).toBe('Offiziersskat, eigene Regeln');
    expect(rulesMark(changed({ ramsch: false }), de)).toBe('Hausregeln');
  });
});

describe('choosing', () => {
  test('what cannot be is refused with its reason', () => {
    expect(choose(BASE, { of: 'rule', key: 'schieberamsch', value: true })).toEqual({
      ok: false,
      why: 'pushingNeedsRamsch',
    });
    expect(choose(BASE, { of: 'bock', trigger: 'lostAfterKontra', on: true })).toMatchObject({
      why: 'bockNeedsKontra',
    });
    expect(choose(BASE, { of: 'rule', key: 'bockRamsch', value: true })).toMatchObject({ why: 'ramschRoundsNeedBock' });
  });

  test('what was built upon a rule goes with it, and is named', () => {
    const result = choose(PRESETS.bockEvening, { of: 'rule', key: 'kontraLevel', value: 0 });
    expect(result).toMatchObject({ ok: true, alsoOff: ['lostAfterKontra', 'kontraAndRe'] });
    const noRamsch = chosen(PRESETS.ramschEvening, { of: 'rule', key: 'ramsch', value: 'off' });
    expect(noRamsch.rules).toMatchObject({ schieberamsch: false, klopfen: false });
  });

  test('Bierlachs brings its length, and its length brings Bierlachs', () => {
    expect(chosen(BASE, { of: 'rule', key: 'scoring', value: 'bierlachs' }).length).toEqual({
      kind: 'bierlachs',
      minus: 501,
    });
    const byLength = chosen(BASE, { of: 'length', length: { kind: 'bierlachs', minus: 301 } });
    expect(byLength.rules.scoring).toBe('bierlachs');
    expect(chosen(byLength, { of: 'length', length: { kind: 'singleGame' } }).rules.scoring).toBe('classic');
  });

  test('whatever is chosen from whichever preset can be played', () => {
    const presets = CHOOSABLE_PRESETS.flatMap((preset) => {
      const settings = PRESETS[preset];
      return settings.game === 'officers' ? [] : [settings];
    });
    const unplayable = presets
      .flatMap((settings) =>
        RULE_KEYS.flatMap((key) => RULE_VALUES[key].map((value) => choose(settings, { of: 'rule', key, value }))),
      )
      .filter((result) => result.ok && whyNotTableSettings(result.settings) !== undefined);
    expect(unplayable).toEqual([]);
  });
});

describe('presets of one’s own', () => {
  beforeEach(() => localStorage.clear());

  test('are kept under their name, replaced and dropped', () => {
    keepPreset({ name: 'Donnerstag', settings: PRESETS.pub });
    keepPreset({ name: 'Oma', settings: PRESETS.grandmas });
    keepPreset({ name: 'Donnerstag', settings: PRESETS.bierlachs });
    expect(ownPresets()).toEqual([
      { name: 'Donnerstag', settings: PRESETS.bierlachs },
      { name: 'Oma', settings: PRESETS.grandmas },
    ]);
    dropPreset('Donnerstag');
    expect(ownPresets().map(({ name }) => name)).toEqual(['Oma']);
  });

  test('keep a table for two with its own rules', () => {
    const ours = { ...PRESETS.officers, rules: { ...OFFICERS_DEFAULTS, scoring: 'column', ramsch: false } } as const;
    keepPreset({ name: 'Zu zweit', settings: ours });
    expect(ownPresets()).toEqual([{ name: 'Zu zweit', settings: ours }]);
    localStorage.setItem(
      'skatrunde.presets',
      JSON.stringify([{ name: 'Alt', settings: { ...ours, rules: { scoring: 'bierlachs', kontra: 'off' } } }]),
    );
    expect(ownPresets()[0]?.settings.rules).toEqual({ ...OFFICERS_DEFAULTS, kontra: 'off' });
  });

  test('what somebody else wrote there is overlooked', () => {
    const unplayable = { ...PRESETS.official, rules: { ...OFFICIAL, klopfen: true } };
    const stored = [7, { name: '' }, { name: 'x', settings: { seats: 5 } }, { name: 'y', settings: unplayable }];
    localStorage.setItem('skatrunde.presets', JSON.stringify(stored));
    expect(ownPresets()).toEqual([]);
    localStorage.setItem('skatrunde.presets', '{');
    expect(ownPresets()).toEqual([]);
  });

  test('carry their name to the table: it is shown, not that these are some rules of one’s own', () => {
    const rules = { ...PRESETS.pub.rules, spitze: 1 } as const;
    const named = namedSettings({ name: 'Unser Donnerstag', settings: { ...PRESETS.pub, rules } });
    expect(presetName(named, de)).toBe('„Unser Donnerstag“');
    expect(rulesMark(named, en)).toBe('House rules: “Unser Donnerstag”');
    expect(presetName(namedSettings({ name: 'Stammtisch', settings: PRESETS.pub }), de)).toBe('„Stammtisch“');
    expect(rulesMark(namedSettings({ name: 'Offizielle Regeln', settings: PRESETS.pub }), de)).toBe(
      'Hausregeln: „Offizielle Regeln“',
    );
  });

  test('lose it with a rule that is changed, and keep it at another length or number of seats', () => {
    const before = namedSettings({ name: 'Donnerstag', settings: PRESETS.pub });
    if (before.game === 'officers') throw new Error('Pub Skat is Skat');
    const spitze = chosen(before, { of: 'rule', key: 'spitze', value: 1 });
    expect(renamedBy(spitze, before)).not.toHaveProperty('name');
    const longer = chosen(before, { of: 'length', length: { kind: 'rounds', rounds: 3 } });
    expect(renamedBy(longer, before).name).toBe('Donnerstag');
    expect(renamedBy({ ...before, seats: 4 }, before).name).toBe('Donnerstag');
    const bierlachs = chosen(before, { of: 'length', length: { kind: 'bierlachs', minus: 501 } });
    expect(renamedBy(bierlachs, before)).not.toHaveProperty('name');
  });
});
