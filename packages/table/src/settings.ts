import { OFFICIAL, type SettingsRefusal, type SkatSettings, whyNotSettings } from '@skatrunde/rules/cards';

/** How long a match is. A round is over when everyone at the table has dealt once. Source: rules.md 12.1. */
export type MatchLength =
  | { readonly kind: 'singleGame' }
  /** 1..3 rounds, or 12: a list (36 games with three, 48 with four). */
  | { readonly kind: 'rounds'; readonly rounds: 1 | 2 | 3 | 12 }
  /** Once somebody has this score the round is played to its end; then the highest total wins, jointly on a tie. */
  | { readonly kind: 'target'; readonly score: 250 | 500 | 1000 }
  /** Bierlachs: until somebody has so many minus points; that one has lost. Source: rules.md 12.4. */
  | { readonly kind: 'bierlachs'; readonly minus: 301 | 501 };

/** What the host sets in the lobby. Fixed while a match runs. */
export type TableSettings = {
  readonly seats: 3 | 4;
  readonly length: MatchLength;
  readonly rules: SkatSettings;
};

/** Who may come in; the host may change it at any time. */
export type Door = {
  /** Newcomers may take a free seat. */
  readonly newcomers: boolean;
  /** People may watch. */
  readonly watchers: boolean;
};

export const DEFAULT_SETTINGS: TableSettings = { seats: 3, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL };
export const DEFAULT_DOOR: Door = { newcomers: true, watchers: true };

/** Why settings of a table cannot be played, beside those of the rules. */
export const LENGTH_REFUSALS = [
  /** Bierlachs ends at a number of minus points, and only Bierlachs does. */
  'bierlachsLength',
] as const;

/** Why these settings do not go together; `undefined` when they do. The page asks the same before it lets one choose. */
export function whyNotTableSettings({
  length,
  rules,
}: TableSettings): SettingsRefusal | (typeof LENGTH_REFUSALS)[number] | undefined {
  const bierlachs = rules.scoring === 'bierlachs';
  return bierlachs === (length.kind === 'bierlachs') ? whyNotSettings(rules) : 'bierlachsLength';
}
