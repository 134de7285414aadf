import {
  OFFICIAL,
  type OfficersSettings,
  type SettingsRefusal,
  type SkatSettings,
  whyNotSettings,
} from '@skatrunde/rules/cards';
import type { Tempo } from './tempo.ts';

/** How long a match is. A round is over when everyone at the table has dealt once. Source: rules.md 12.1. */
export type MatchLength =
  | { readonly kind: 'singleGame' }
  /** 1..3 rounds, or 12: a list (36 games with three, 48 with four). */
  | { readonly kind: 'rounds'; readonly rounds: 1 | 2 | 3 | 12 }
  /** Once somebody has this score the round is played to its end; then the highest total wins, jointly on a tie. */
  | { readonly kind: 'target'; readonly score: 250 | 500 | 1000 }
  /** Bierlachs: until somebody has so many minus points; that one has lost. Source: rules.md 12.4. */
  | { readonly kind: 'bierlachs'; readonly minus: 301 | 501 };

/**
 * `name`: what the host calls this set of rules, where he keeps it under a name of his own. It goes along with the rules
 * into the match, like the title of a table, and says nothing about them. `tempo`: absent where it was never chosen.
 * `hints`: who is to move may ask what a bot would do; not where it is absent.
 */
type AnySettings = { readonly name?: string; readonly tempo?: Tempo; readonly hints?: boolean };

/** Skat for three or four. Tables that were set before there was another game do not name it. */
export type SkatTableSettings = AnySettings & {
  readonly game?: 'skat';
  readonly seats: 3 | 4;
  readonly length: MatchLength;
  readonly rules: SkatSettings;
};

/** Officers' Skat (Offiziersskat) for two. */
export type OfficersTableSettings = AnySettings & {
  readonly game: 'officers';
  readonly seats: 2;
  readonly length: MatchLength;
  readonly rules: OfficersSettings;
};

/** What the host sets in the lobby. Fixed while a match runs, but for the tempo. */
export type TableSettings = SkatTableSettings | OfficersTableSettings;

/** Who may come in; the host may change it at any time. */
export type Door = {
  /** Newcomers may take a free seat. */
  readonly newcomers: boolean;
  /** People may watch. */
  readonly watchers: boolean;
};

export const DEFAULT_SETTINGS: SkatTableSettings = { seats: 3, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };
export const DEFAULT_DOOR: Door = { newcomers: true, watchers: true };

/** Why settings of a table cannot be played, beside those of the rules. */
export const LENGTH_REFUSALS = [
  /** Bierlachs ends at a number of minus points, and only Bierlachs does. */
  'bierlachsLength',
  /** In a list everybody plays for themselves. */
  'noHintsInLists',
] as const;

/** Why these settings do not go together; `undefined` when they do. The page asks the same before it lets one choose. */
export function whyNotTableSettings(
  settings: TableSettings,
): SettingsRefusal | (typeof LENGTH_REFUSALS)[number] | undefined {
  const { length, rules } = settings;
  const bierlachs = rules.scoring === 'bierlachs';
  if (bierlachs !== (length.kind === 'bierlachs')) return 'bierlachsLength';
  if (givesHints(settings) && !mayGiveHints(settings)) return 'noHintsInLists';
  return settings.game === 'officers' ? undefined : whyNotSettings(settings.rules);
}

/** Who is to move may ask what a bot would do. */
export function givesHints({ hints }: TableSettings): boolean {
  return hints === true;
}

/** Not in a tournament's list. */
export function mayGiveHints({ rules }: TableSettings): boolean {
  return rules.scoring !== 'tournament';
}

/** Leaving ends the running game as given up; otherwise it is not scored. Source: rules.md 6.13. */
export function leavingConcedes(settings: TableSettings): boolean {
  return settings.game !== 'officers' && settings.rules.leavingCountsAsConceding;
}
