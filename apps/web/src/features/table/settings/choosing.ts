import {
  type MatchLength,
  mayGiveHints,
  type SkatTableSettings,
  type TableSettings,
  whyNotTableSettings,
} from '@skatrunde/protocol';
import type { BockTrigger, SkatSettings } from '@skatrunde/rules/cards';
import type { RuleKey } from '../../../i18n/rule-texts.ts';

/** Why settings cannot be played. */
export type WhyNot = NonNullable<ReturnType<typeof whyNotTableSettings>>;

/** What a host changes: one rule, one thing that starts Bock rounds, or the length. */
export type Change =
  | { readonly of: 'rule'; readonly key: RuleKey; readonly value: string | number | boolean }
  | { readonly of: 'bock'; readonly trigger: BockTrigger; readonly on: boolean }
  | { readonly of: 'length'; readonly length: MatchLength };

/** The settings after a change, with what had to be switched off along with it; or why it cannot be chosen. */
export type Chosen =
  | { readonly ok: true; readonly settings: SkatTableSettings; readonly alsoOff: readonly Off[] }
  | { readonly ok: false; readonly why: WhyNot };
export type Off = RuleKey | BockTrigger;

/**
 * What was built upon a rule goes when the rule goes: no pushing without Ramsch, no Bock after Kontra without Kontra. What
 * is chosen itself is never taken back silently; then the reason is told instead.
 */
export function choose(settings: SkatTableSettings, change: Change): Chosen {
  return settled(applied(settings, change), change, []);
}

function settled(settings: SkatTableSettings, change: Change, alsoOff: readonly Off[]): Chosen {
  const why = whyNotTableSettings(settings);
  if (why === undefined) return { ok: true, settings, alsoOff };
  const off = FOLLOWERS[why].filter((one) => isOn(settings.rules, one));
  const own = change.of === 'rule' ? change.key : change.of === 'bock' ? change.trigger : undefined;
  if (off.length === 0 || off.some((one) => one === own)) return { ok: false, why };
  return settled({ ...settings, rules: off.reduce(without, settings.rules) }, change, [...alsoOff, ...off]);
}

/** What can be switched off to make the settings playable again. */
const FOLLOWERS: Readonly<Record<WhyNot, readonly Off[]>> = {
  pushingNeedsRamsch: ['schieberamsch'],
  knockingNeedsRamsch: ['klopfen'],
  nobodyPlaysAlone: [],
  onlyGrandHandInRamsch: ['revolution'],
  bockNeedsKontra: ['lostAfterKontra', 'wonAfterKontra'],
  bockNeedsRe: ['kontraAndRe'],
  nobodyCanPass: ['allPassed'],
  ramschRoundsNeedBock: ['bockRamsch'],
  ramschRoundsInRamsch: ['bockRamsch'],
  bierlachsLength: [],
  noHintsInLists: [],
};

function isBockTrigger(one: Off, rules: SkatSettings): one is BockTrigger {
  return one in rules.bock;
}

function isOn(rules: SkatSettings, one: Off): boolean {
  return isBockTrigger(one, rules) ? rules.bock[one] : rules[one] === true;
}

function without(rules: SkatSettings, one: Off): SkatSettings {
  return isBockTrigger(one, rules) ? { ...rules, bock: { ...rules.bock, [one]: false } } : { ...rules, [one]: false };
}

/** Bierlachs is a way of scoring and a length; each brings the other. */
function applied(settings: SkatTableSettings, change: Change): SkatTableSettings {
  const { rules } = settings;
  switch (change.of) {
    case 'rule':
      return withFittingHints(withFittingLength({ ...settings, rules: { ...rules, [change.key]: change.value } }));
    case 'bock':
      return { ...settings, rules: { ...rules, bock: { ...rules.bock, [change.trigger]: change.on } } };
    case 'length':
      return { ...settings, length: change.length, rules: { ...rules, scoring: scoringFor(change.length, rules) } };
  }
}

function scoringFor({ kind }: MatchLength, { scoring }: SkatSettings): SkatSettings['scoring'] {
  if (kind === 'bierlachs') return 'bierlachs';
  return scoring === 'bierlachs' ? 'classic' : scoring;
}

/** A tournament's list goes without hints. */
export function withFittingHints<S extends TableSettings>(settings: S): S {
  if (settings.hints !== true || mayGiveHints(settings)) return settings;
  return { ...settings, hints: false };
}

function withFittingLength(settings: SkatTableSettings): SkatTableSettings {
  const bierlachs = settings.rules.scoring === 'bierlachs';
  if (bierlachs === (settings.length.kind === 'bierlachs')) return settings;
  return { ...settings, length: bierlachs ? { kind: 'bierlachs', minus: 501 } : { kind: 'rounds', rounds: 1 } };
}
