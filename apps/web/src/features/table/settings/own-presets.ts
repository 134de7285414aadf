import {
  ABSENCE_RULES,
  BOT_PACES,
  DEFAULT_TEMPO,
  type MatchLength,
  type OfficersTableSettings,
  type TableSettings,
  THINK_TIMES,
  whyNotTableSettings,
} from '@skatrunde/protocol';
import {
  BOCK_TRIGGERS,
  type BockTrigger,
  OFFICERS_DEFAULTS,
  OFFICIAL,
  type OfficersSettings,
  type SkatSettings,
} from '@skatrunde/rules/cards';
import { LENGTHS } from '../../../house-rules/lengths.ts';
import { OFFICERS_RULE_VALUES, OFFICERS_RULES } from '../../../house-rules/officers-rules.ts';
import { GROUP_NAMES, RULE_GROUPS, RULE_VALUES } from '../../../house-rules/rule-values.ts';
import type { RuleKey } from '../../../i18n/rule-texts.ts';

/** A set of rules that a host keeps under a name of his own, in this browser. */
export type OwnPreset = { readonly name: string; readonly settings: TableSettings };

/** The settings of such a set, for a table: they carry its name. */
export function namedSettings({ name, settings }: OwnPreset): TableSettings {
  return { ...settings, name };
}

const KEY = 'skatrunde.presets';
const MOST = 20;
export const NAME_LENGTH = 40;

/** What this browser has kept; whatever is no set of rules (any more) is left out. */
export function ownPresets(): readonly OwnPreset[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readPreset).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Under the same name the old one is replaced. `false`: this browser keeps nothing. */
export function keepPreset(preset: OwnPreset): boolean {
  return store([preset, ...ownPresets().filter(({ name }) => name !== preset.name)].slice(0, MOST));
}

export function dropPreset(name: string): boolean {
  return store(ownPresets().filter((preset) => preset.name !== name));
}

function store(presets: readonly OwnPreset[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(presets));
    return true;
  } catch {
    return false;
  }
}

function readPreset(stored: unknown): readonly OwnPreset[] {
  const name = field(stored, 'name');
  const settings = readSettings(field(stored, 'settings'));
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_LENGTH || !settings) return [];
  return whyNotTableSettings(settings) === undefined ? [{ name, settings }] : [];
}

function readSettings(stored: unknown): TableSettings | undefined {
  const seats = field(stored, 'seats');
  const length = LENGTHS.find((one) => isSame(one, field(stored, 'length')));
  const tempo = readTempo(field(stored, 'tempo'));
  if (field(stored, 'game') === 'officers')
    return length && { ...readOfficers(length, field(stored, 'rules')), ...tempo };
  const rules = readRules(field(stored, 'rules'));
  return (seats === 3 || seats === 4) && length && rules ? { seats, length, rules, ...tempo } : undefined;
}

/** Sets that were kept before there was a choice have none. */
function readTempo(stored: unknown): Pick<TableSettings, 'tempo'> {
  if (typeof stored !== 'object' || stored === null) return {};
  const read = [
    knownValue('bots', BOT_PACES, field(stored, 'bots')),
    knownValue('absence', ABSENCE_RULES, field(stored, 'absence')),
    knownValue('thinkTime', THINK_TIMES, field(stored, 'thinkTime')),
  ];
  return { tempo: Object.assign({}, DEFAULT_TEMPO, ...read) };
}

function readOfficers(length: MatchLength, stored: unknown): OfficersTableSettings {
  const read = OFFICERS_RULES.map((key) => knownValue(key, OFFICERS_RULE_VALUES[key], field(stored, key)));
  const rules: OfficersSettings = Object.assign({}, OFFICERS_DEFAULTS, ...read);
  return { game: 'officers', seats: 2, length, rules };
}

/** A rule that is missing or has no such value stands as in the official rules. */
function readRules(stored: unknown): SkatSettings | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const keys: readonly RuleKey[] = GROUP_NAMES.flatMap((group): readonly RuleKey[] => RULE_GROUPS[group]);
  const read: SkatSettings = Object.assign(
    {},
    OFFICIAL,
    ...keys.map((key) => knownValue(key, RULE_VALUES[key], field(stored, key))),
  );
  const isOn = (trigger: BockTrigger) => field(field(stored, 'bock'), trigger) === true;
  const bock: SkatSettings['bock'] = Object.assign(
    {},
    OFFICIAL.bock,
    ...BOCK_TRIGGERS.map((trigger) => ({ [trigger]: isOn(trigger) })),
  );
  return { ...read, bock };
}

function knownValue(key: string, values: readonly unknown[], value: unknown): object {
  return values.includes(value) ? { [key]: value } : {};
}

function isSame(length: MatchLength, stored: unknown): boolean {
  return Object.entries(length).every(([key, value]) => field(stored, key) === value);
}

function field(stored: unknown, key: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, key) : undefined;
}
