import type { TableSettings } from '@skatrunde/protocol';
import { BOCK_TRIGGERS, OFFICIAL, type SkatSettings } from '@skatrunde/rules/cards';
import type { Texts } from '../i18n/index.ts';
import type { RuleKey } from '../i18n/rule-texts.ts';
import type { Difference } from './difference.ts';
import { officersDifferences } from './officers-rules.ts';
import { missingFor, RULE_VALUES } from './rule-values.ts';

/** A rule with what says how it goes; told together. */
const TOLD_TOGETHER: readonly (readonly [RuleKey, ...RuleKey[]])[] = [
  ['ramsch', 'ramschSkatTo', 'ramschTies', 'jungfrau', 'durchmarsch'],
  ['schieberamsch', 'pushingDoubles', 'jacksMayBePutOn'],
  ['klopfen'],
  ['kontraLevel', 'kontraRight'],
];
const AFTER_BOCK: readonly (readonly [RuleKey, ...RuleKey[]])[] = [
  ['spitze'],
  ['schenken'],
  ['revolution'],
  ['valuesBefore1999'],
  ['scoring'],
  ['leavingCountsAsConceding'],
];

/** Every rule of this table that differs from the official ones, in plain words. */
export function differences(settings: TableSettings, text: Texts): readonly Difference[] {
  if (settings.game === 'officers') return officersDifferences(settings.rules, text);
  const { rules } = settings;
  const told = (keys: readonly [RuleKey, ...RuleKey[]]) => differenceOf(keys, rules, text);
  return [
    ...TOLD_TOGETHER.flatMap(told),
    ...bockDifference(rules, text),
    ...ramschRounds(rules, text),
    ...AFTER_BOCK.flatMap(told),
  ];
}

function differenceOf(
  [key, ...details]: readonly [RuleKey, ...RuleKey[]],
  rules: SkatSettings,
  text: Texts,
): readonly Difference[] {
  if (rules[key] === OFFICIAL[key]) return [];
  const compulsory: readonly RuleKey[] = key === 'ramsch' && rules.ramsch === 'always' ? ['grandHandBeforeRamsch'] : [];
  return [{ key, name: ruleTitle(key, rules, text), does: sentences([key, ...details, ...compulsory], rules, text) }];
}

function sentences(keys: readonly RuleKey[], rules: SkatSettings, text: Texts): string {
  return keys
    .filter((key) => missingFor(key, rules) === undefined)
    .map((key) => valueText(key, rules[key], text).does)
    .join(' ');
}

function bockDifference({ bock }: SkatSettings, text: Texts): readonly Difference[] {
  const on = BOCK_TRIGGERS.filter((trigger) => bock[trigger]);
  if (on.length === 0) return [];
  const does = text.rules.bockDoes(on.map((trigger) => text.rules.bock[trigger].after));
  return [{ key: 'bock', name: text.rules.bockTitle, does }];
}

/** Where Ramsch is played in these rounds alone, how it goes is told here. */
function ramschRounds(rules: SkatSettings, text: Texts): readonly Difference[] {
  if (!rules.bockRamsch) return [];
  const details: readonly RuleKey[] =
    rules.ramsch === 'off' ? ['ramschSkatTo', 'ramschTies', 'jungfrau', 'durchmarsch'] : [];
  const does = sentences(['bockRamsch', 'grandHandBeforeRamsch', ...details], rules, text);
  return [{ key: 'bockRamsch', name: text.rules.options.bockRamsch.name, does }];
}

/** "Klopfen", "Kontra: bis Hirsch". */
function ruleTitle(key: RuleKey, rules: SkatSettings, text: Texts): string {
  const { name } = text.rules.options[key];
  return isSwitch(key) ? name : `${name}: ${valueText(key, rules[key], text).label}`;
}

export function isSwitch(key: RuleKey): boolean {
  return typeof RULE_VALUES[key][0] === 'boolean';
}

/** The words of one value of a rule. */
export function valueText(key: RuleKey, value: string | number | boolean, text: Texts) {
  const words = Object.entries(text.rules.options[key].values).find(([name]) => name === String(value));
  if (words === undefined) throw new Error(`No words for ${key} ${value}`);
  return words[1];
}
