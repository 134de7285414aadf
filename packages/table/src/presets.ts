import { NO_BOCK, OFFICERS_DEFAULTS, OFFICIAL, type SkatSettings } from '@skatrunde/rules/cards';
import type { OfficersTableSettings, SkatTableSettings, TableSettings } from './settings.ts';
import { DEFAULT_TEMPO } from './tempo.ts';

/**
 * Ready-made settings that a host can begin with and change one by one. Names and what each rule does stand in the page.
 * Source: rules.md 8.12.
 */
export const PRESET_KEYS = [
  'official',
  'pub',
  'officers',
  'tournament',
  'bierlachs',
  'ramschEvening',
  'beginners',
  'grandmas',
  'bockEvening',
] as const;
export type PresetKey = (typeof PRESET_KEYS)[number];

/** The three that most tables play. Source: rules.md 8.7. */
const USUAL_BOCK: SkatSettings['bock'] = {
  ...NO_BOCK,
  lostWithSixty: true,
  grandHandWon: true,
  lostAfterKontra: true,
};

export const PRESETS: Readonly<Record<Exclude<PresetKey, 'officers'>, SkatTableSettings>> & {
  readonly officers: OfficersTableSettings;
} = {
  official: { seats: 3, length: { kind: 'rounds', rounds: 1 }, rules: OFFICIAL },
  /** Kneipenskat. */
  pub: {
    seats: 3,
    length: { kind: 'target', score: 500 },
    rules: { ...OFFICIAL, ramsch: 'allPass', kontraLevel: 4, bock: USUAL_BOCK },
  },
  /** Offiziersskat, a game of its own for exactly two. */
  officers: { game: 'officers', seats: 2, length: { kind: 'rounds', rounds: 3 }, rules: OFFICERS_DEFAULTS },
  /** Turnierliste: 36 games with three, 48 with four. Nobody plays for another. */
  tournament: {
    seats: 3,
    length: { kind: 'rounds', rounds: 12 },
    rules: { ...OFFICIAL, scoring: 'tournament', leavingCountsAsConceding: true },
    tempo: { ...DEFAULT_TEMPO, absence: 'wait' },
  },
  bierlachs: {
    seats: 3,
    length: { kind: 'bierlachs', minus: 501 },
    rules: { ...OFFICIAL, scoring: 'bierlachs' },
  },
  /** Every deal a Schieberamsch, Grand Hand against it allowed. */
  ramschEvening: {
    seats: 3,
    length: { kind: 'rounds', rounds: 3 },
    rules: { ...OFFICIAL, ramsch: 'always', schieberamsch: true, klopfen: true },
  },
  /** One official game at a time, where nobody can lose much: a lost Hand game counts once. Bots give hints. */
  beginners: {
    seats: 3,
    length: { kind: 'singleGame' },
    rules: { ...OFFICIAL, valuesBefore1999: true },
    tempo: { bots: 'slow', absence: 'bot', thinkTime: 0 },
    hints: true,
  },
  /** As it was played in many kitchens: old values, Spitze, giving in, Kontra by anybody, a Ramsch when all pass. */
  grandmas: {
    seats: 3,
    length: { kind: 'rounds', rounds: 3 },
    rules: {
      ...OFFICIAL,
      ramsch: 'allPass',
      schieberamsch: true,
      kontraLevel: 2,
      kontraRight: 'anyDefender',
      schenken: true,
      spitze: 1,
      valuesBefore1999: true,
    },
  },
  /** Bock rounds and a round of Ramsch after each, with everything that makes the numbers big. */
  bockEvening: {
    seats: 3,
    length: { kind: 'target', score: 1000 },
    rules: {
      ...OFFICIAL,
      ramsch: 'allPass',
      schieberamsch: true,
      klopfen: true,
      kontraLevel: 4,
      revolution: true,
      bock: { ...USUAL_BOCK, kontraAndRe: true, equalDigits: true, multipleOf100: true },
      bockRamsch: true,
    },
  },
};

/** Which preset these settings are, at either number of seats; `undefined` once a rule was changed. */
export function presetOf(settings: TableSettings): PresetKey | undefined {
  return PRESET_KEYS.find((key) => isSame(PRESETS[key], settings));
}

/** The same rules and length; a preset stays itself with a fourth seat, at another tempo, and with or without hints. */
function isSame(preset: TableSettings, settings: TableSettings): boolean {
  const sameGame = (preset.game ?? 'skat') === (settings.game ?? 'skat');
  return sameGame && isEqual(preset.length, settings.length) && isEqual(preset.rules, settings.rules);
}

/** The same values under the same keys, whatever their order. */
function isEqual(one: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([key, value]: [string, unknown]) => {
    const against = others.get(key);
    if (typeof value !== 'object' || value === null) return value === against;
    return typeof against === 'object' && against !== null && isEqual(value, against);
  });
}
