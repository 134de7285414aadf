import {
  ABSENCE_RULES,
  BOT_PACES,
  type OfficersTableSettings,
  PRESETS,
  type SkatTableSettings,
  type TableSettings,
  THINK_TIMES,
  tempoOf,
  whyNotTableSettings,
} from '@skatrunde/protocol';
import { BOCK_TRIGGERS, type SkatSettings } from '@skatrunde/rules/cards';
import { LENGTHS, lengthWord } from './lengths.ts';
import { OFFICERS_RULE_VALUES, OFFICERS_RULES } from './officers-rules.ts';
import { CHOOSABLE_PRESETS, type ChoosablePreset, isChoosable } from './preset-name.ts';
import { GROUP_NAMES, RULE_GROUPS, RULE_VALUES } from './rule-values.ts';

/**
 * A kind of table in a link: `?preset=pub&spitze=1&length=rounds-3`. First the preset that is most like it, then whatever
 * differs, each rule under its own name. The link opens a new table; it says nothing of a table that is there.
 */

const SKAT_RULES = GROUP_NAMES.flatMap((group) => [...RULE_GROUPS[group]]);
/** As long as the name of a set of rules may be. */
const NAME_LENGTH = 40;

/** The query of a link to tables with these settings. */
export function queryOf(settings: TableSettings): string {
  const preset = mostAlike(settings);
  const differing = Object.entries(wordsOf(settings)).filter(([key, word]) => wordsOf(PRESETS[preset])[key] !== word);
  return new URLSearchParams({ preset, ...Object.fromEntries(differing) }).toString();
}

/**
 * What such a link sets; `undefined` when it names no preset. Whatever it says that nobody knows is overlooked, and where
 * its rules do not go together the preset alone is left.
 */
export function settingsInQuery(search: string): TableSettings | undefined {
  const query = new URLSearchParams(search);
  const preset = query.get('preset');
  if (preset === null || !isChoosable(preset)) return undefined;
  const wanted = changedBy(query, PRESETS[preset]);
  return whyNotTableSettings(wanted) === undefined ? wanted : PRESETS[preset];
}

/** Everything that can differ, each as one word. */
function wordsOf(settings: TableSettings): Readonly<Record<string, string>> {
  const { name, length, seats } = settings;
  const rules = Object.entries(settings.rules).map(([key, value]): readonly [string, string] => [key, ruleWord(value)]);
  const { bots, absence, thinkTime } = tempoOf(settings);
  return {
    ...Object.fromEntries(rules),
    bots,
    absence,
    thinkTime: String(thinkTime),
    length: lengthWord(length),
    seats: String(seats),
    ...(name === undefined ? {} : { name }),
  };
}

/** What starts Bock rounds is a list of names; every other rule has one value. */
function ruleWord(value: string | number | boolean | SkatSettings['bock']): string {
  if (typeof value !== 'object') return String(value);
  return BOCK_TRIGGERS.filter((trigger) => value[trigger]).join(' ') || NOTHING;
}
const NOTHING = 'none';

function mostAlike(settings: TableSettings): ChoosablePreset {
  const words = wordsOf(settings);
  const distance = (key: ChoosablePreset) => {
    const others = wordsOf(PRESETS[key]);
    return Object.keys(words).filter((word) => words[word] !== others[word]).length;
  };
  const sameGame = CHOOSABLE_PRESETS.filter((key) => PRESETS[key].game === settings.game);
  return sameGame.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'official';
}

function changedBy(query: URLSearchParams, base: SkatTableSettings | OfficersTableSettings): TableSettings {
  const name = query.get('name')?.trim().slice(0, NAME_LENGTH) ?? '';
  const besides = {
    length: LENGTHS.find((one) => lengthWord(one) === query.get('length')) ?? base.length,
    ...(name === '' ? {} : { name }),
    ...tempoIn(query, base),
  };
  if (base.game === 'officers') {
    const changed = OFFICERS_RULES.map((key) => known(key, OFFICERS_RULE_VALUES[key], query));
    return { ...base, ...besides, rules: Object.assign({}, base.rules, ...changed) };
  }
  const changed = SKAT_RULES.map((key) => known(key, RULE_VALUES[key], query));
  const seats = query.get('seats') === '4' ? 4 : base.seats;
  return { ...base, ...besides, seats, rules: Object.assign({}, base.rules, ...changed, bockIn(query)) };
}

function tempoIn(query: URLSearchParams, base: TableSettings): Pick<TableSettings, 'tempo'> {
  const changed = Object.assign(
    {},
    known('bots', BOT_PACES, query),
    known('absence', ABSENCE_RULES, query),
    known('thinkTime', THINK_TIMES, query),
  );
  return Object.keys(changed).length === 0 ? {} : { tempo: { ...tempoOf(base), ...changed } };
}

/** The value of one rule, where the link names one that there is. */
function known(key: string, values: readonly (string | number | boolean)[], query: URLSearchParams): object {
  const value = values.find((one) => String(one) === query.get(key));
  return value === undefined ? {} : { [key]: value };
}

function bockIn(query: URLSearchParams): object {
  const words = query.get('bock')?.split(' ');
  if (words === undefined || !words.every((word) => word === NOTHING || isTrigger(word))) return {};
  return { bock: Object.fromEntries(BOCK_TRIGGERS.map((trigger) => [trigger, words.includes(trigger)])) };
}

function isTrigger(word: string): boolean {
  return BOCK_TRIGGERS.some((trigger) => trigger === word);
}
