import { PRESET_KEYS, PRESETS, type PresetKey, presetOf, type TableSettings } from '@skatrunde/protocol';
import type { Texts } from '../i18n/index.ts';

/** Presets a host can choose here. */
export type ChoosablePreset = keyof typeof PRESETS;
export const CHOOSABLE_PRESETS: readonly ChoosablePreset[] = PRESET_KEYS.filter(isChoosable);

/** Whether a link or a key names a preset that can be chosen. */
export function isChoosable(key: PresetKey | string): key is ChoosablePreset {
  return Object.hasOwn(PRESETS, key);
}

/** The preset with these rules, at any length and number of seats; `undefined` once a rule was changed. */
export function presetByRules(settings: TableSettings): ChoosablePreset | undefined {
  const exact = presetOf(settings);
  if (exact !== undefined && isChoosable(exact)) return exact;
  return CHOOSABLE_PRESETS.find((key) => presetOf({ ...settings, length: PRESETS[key].length }) === key);
}

/** The settings of a preset; a preset of Skat keeps the number of seats. */
export function presetFor(key: ChoosablePreset, { seats }: TableSettings): TableSettings {
  const preset = PRESETS[key];
  return preset.game === 'officers' || seats === 2 ? preset : { ...preset, seats };
}

/** What the host calls this set of rules, "Kneipenskat", or that these are rules of this table's own. */
export function presetName(settings: TableSettings, text: Texts): string {
  if (settings.name !== undefined) return text.rules.own.named(settings.name);
  const key = presetByRules(settings);
  if (key !== undefined) return text.rules.presets[key].name;
  return settings.game === 'officers' ? text.officers.mixed : text.rules.mixed;
}

/** Something differs from the official rules; the match carries a mark. */
export function hasHouseRules(settings: TableSettings): boolean {
  return presetByRules(settings) !== 'official';
}

/** "Offizielle Regeln", "Offiziersskat", "Hausregeln: Kneipenskat", "Hausregeln: „Unser Donnerstag“". */
export function rulesMark(settings: TableSettings, text: Texts): string {
  const key = presetByRules(settings);
  if (key === 'official' || key === 'officers') return text.rules.presets[key].name;
  const known = key !== undefined || settings.name !== undefined;
  return known ? `${text.table.house.rules}: ${presetName(settings, text)}` : text.table.house.rules;
}

/** Changed settings: with other rules they are no longer the set that had this name. */
export function renamedBy(next: TableSettings, before: TableSettings): TableSettings {
  const { name: _, ...unnamed } = next;
  const same = before.name !== undefined && JSON.stringify(next.rules) === JSON.stringify(before.rules);
  return same ? { ...unnamed, name: before.name } : unnamed;
}
