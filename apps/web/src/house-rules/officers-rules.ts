import { OFFICERS_DEFAULTS, type OfficersSettings } from '@skatrunde/rules/cards';
import type { Texts } from '../i18n/index.ts';
import type { RuleValueText } from '../i18n/rule-texts.ts';
import type { Difference } from './difference.ts';

export type OfficersRuleKey = keyof OfficersSettings;

/** Every value of every house rule of Officers' Skat, in the order in which they are offered. */
export const OFFICERS_RULE_VALUES: { readonly [K in OfficersRuleKey]: readonly OfficersSettings[K][] } = {
  scoring: ['winner', 'column', 'steps'],
  kontra: ['off', 'kontra', 're'],
  ramsch: [false, true],
  kontraInRamsch: [false, true],
  dealOrder: ['rows', 'coveredFirst', 'allLaid'],
};
export const OFFICERS_RULES = [
  'scoring',
  'kontra',
  'ramsch',
  'kontraInRamsch',
  'dealOrder',
] as const satisfies readonly OfficersRuleKey[];

/** What is missing for this rule to do anything; `undefined` where it does. */
export function officersRuleNeeds(
  key: OfficersRuleKey,
  { ramsch, kontra }: OfficersSettings,
): 'ramsch' | 'kontra' | undefined {
  if (key !== 'kontraInRamsch') return undefined;
  if (!ramsch) return 'ramsch';
  return kontra === 'off' ? 'kontra' : undefined;
}

export function isOfficersSwitch(key: OfficersRuleKey): boolean {
  return typeof OFFICERS_RULE_VALUES[key][0] === 'boolean';
}

/** The words of one value of a rule. */
export function officersValueText(key: OfficersRuleKey, value: string | boolean, text: Texts): RuleValueText {
  const values: Readonly<Record<string, RuleValueText>> = text.officers.options[key].values;
  const words = values[String(value)];
  if (words === undefined) throw new Error(`No words for ${key} ${value}`);
  return words;
}

/** Every rule of a table for two that differs from how Officers' Skat is played here otherwise. */
export function officersDifferences(rules: OfficersSettings, text: Texts): readonly Difference[] {
  return OFFICERS_RULES.filter(
    (key) => rules[key] !== OFFICERS_DEFAULTS[key] && officersRuleNeeds(key, rules) === undefined,
  ).map((key) => {
    const { label, does } = officersValueText(key, rules[key], text);
    const { name } = text.officers.options[key];
    return { key, name: `${name}: ${label}`, does };
  });
}
