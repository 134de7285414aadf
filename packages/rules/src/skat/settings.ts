/**
 * What starts a Bock round (Bockereignisse), each on or off: the game lost with 60 card points; a Grand Hand won; lost or
 * won after Kontra; Kontra and Re said; a total of equal digits or a multiple of 100; a game value of 72 or 96 and more;
 * all passed; a Grand lost; a Grand Hand or Null ouvert Hand played; all 120 card points. Source: rules.md 8.7.
 */
export const BOCK_TRIGGERS = [
  'lostWithSixty',
  'grandHandWon',
  'lostAfterKontra',
  'wonAfterKontra',
  'kontraAndRe',
  'equalDigits',
  'multipleOf100',
  'value72',
  'value96',
  'allPassed',
  'grandLost',
  'handPlayed',
  'all120',
] as const;
export type BockTrigger = (typeof BOCK_TRIGGERS)[number];

/**
 * The house rules of one Skat game, one key per rule, as data. Official Skat is every key at its default. Source: rules.md 8.
 */
export type SkatSettings = {
  /** When Ramsch is played: never, when all have passed, or every deal without bidding. */
  readonly ramsch: 'off' | 'allPass' | 'always';
  /** Whose the skat is in Ramsch. */
  readonly ramschSkatTo: 'lastTrick' | 'loser' | 'nobody';
  /** Two with the most card points: both lose, the one who took the later trick, or half each. */
  readonly ramschTies: 'allLose' | 'laterTrick' | 'shared';
  /** One player without a trick doubles. */
  readonly jungfrau: boolean;
  /** All tricks: 120, doubled by pushing and knocking, or always the same 120. */
  readonly durchmarsch: 'pushed' | 'flat';
  /** The skat goes round before the Ramsch (Schieberamsch). */
  readonly schieberamsch: boolean;
  readonly jacksMayBePutOn: boolean;
  /** Pushing on unseen doubles. */
  readonly pushingDoubles: boolean;
  /** Before a compulsory Ramsch each may play Grand Hand instead. */
  readonly grandHandBeforeRamsch: boolean;
  /** Knocking (Klopfen): "I will not lose" doubles the Ramsch. */
  readonly klopfen: boolean;
  /** Giving in (Schenken) during the first trick. */
  readonly schenken: boolean;
  /** Null ouvert in which the defenders rearrange their cards. */
  readonly revolution: boolean;
  /** A lost Hand game counts single, Grand ouvert has the base 36. */
  readonly valuesBefore1999: boolean;
  /** How far doubling goes: none, Kontra, Re, Bock, Hirsch. */
  readonly kontraLevel: 0 | 1 | 2 | 3 | 4;
  /** Who may say Kontra: who has said or held 18, or every defender. */
  readonly kontraRight: 'bid18' | 'anyDefender';
  /** Announcing the lowest trump for the last trick: not played, or so many levels. */
  readonly spitze: 0 | 1 | 2;
  /** Bock rounds after these. */
  readonly bock: Readonly<Record<BockTrigger, boolean>>;
  /** A round of compulsory Ramsch after each Bock round. */
  readonly bockRamsch: boolean;
  readonly scoring: 'classic' | 'seeger' | 'tournament' | 'bierlachs';
  /** Who leaves a running game has given it up, instead of the game not being scored. */
  readonly leavingCountsAsConceding: boolean;
};

export const NO_BOCK: SkatSettings['bock'] = {
  lostWithSixty: false,
  grandHandWon: false,
  lostAfterKontra: false,
  wonAfterKontra: false,
  kontraAndRe: false,
  equalDigits: false,
  multipleOf100: false,
  value72: false,
  value96: false,
  allPassed: false,
  grandLost: false,
  handPlayed: false,
  all120: false,
};

/** Official rules: nothing on. What only says how a rule goes stands at its usual value. */
export const OFFICIAL: SkatSettings = {
  ramsch: 'off',
  ramschSkatTo: 'lastTrick',
  ramschTies: 'allLose',
  jungfrau: true,
  durchmarsch: 'pushed',
  schieberamsch: false,
  jacksMayBePutOn: false,
  pushingDoubles: true,
  grandHandBeforeRamsch: true,
  klopfen: false,
  schenken: false,
  revolution: false,
  valuesBefore1999: false,
  kontraLevel: 0,
  kontraRight: 'bid18',
  spitze: 0,
  bock: NO_BOCK,
  bockRamsch: false,
  scoring: 'classic',
  leavingCountsAsConceding: false,
};

/** Why a set of house rules cannot be played. */
export const SETTINGS_REFUSALS = [
  /** Pushing the skat or knocking without any Ramsch. */
  'pushingNeedsRamsch',
  'knockingNeedsRamsch',
  /** Every deal is a Ramsch without Grand Hand: nobody plays alone. */
  'nobodyPlaysAlone',
  /** Every deal is a Ramsch: the one game against it is Grand Hand. */
  'onlyGrandHandInRamsch',
  /** A Bock round after Kontra or Re that nobody can say. */
  'bockNeedsKontra',
  'bockNeedsRe',
  /** Bock rounds after all have passed, but nobody bids. */
  'nobodyCanPass',
  /** Ramsch rounds after Bock rounds that nothing starts. */
  'ramschRoundsNeedBock',
  /** Ramsch rounds where every deal is a Ramsch. */
  'ramschRoundsInRamsch',
] as const;
export type SettingsRefusal = (typeof SETTINGS_REFUSALS)[number];

/** Why these rules do not go together; `undefined` when they do. */
export function whyNotSettings(settings: SkatSettings): SettingsRefusal | undefined {
  return whyNotRamsch(settings) ?? whyNotAlone(settings) ?? whyNotBock(settings);
}

function whyNotRamsch({ ramsch, bockRamsch, schieberamsch, klopfen }: SkatSettings): SettingsRefusal | undefined {
  if (ramsch !== 'off' || bockRamsch) return undefined;
  if (schieberamsch) return 'pushingNeedsRamsch';
  return klopfen ? 'knockingNeedsRamsch' : undefined;
}

/** Rules of games that somebody plays alone, where every deal is a Ramsch. */
function whyNotAlone(settings: SkatSettings): SettingsRefusal | undefined {
  if (settings.ramsch !== 'always') return undefined;
  const { kontraLevel, spitze, schenken, revolution, valuesBefore1999, grandHandBeforeRamsch } = settings;
  const alone = kontraLevel > 0 || spitze > 0 || schenken || valuesBefore1999 || isBockPlayed(settings);
  if (!grandHandBeforeRamsch && (alone || revolution)) return 'nobodyPlaysAlone';
  return revolution ? 'onlyGrandHandInRamsch' : undefined;
}

function whyNotBock(settings: SkatSettings): SettingsRefusal | undefined {
  const { bock, kontraLevel, ramsch, bockRamsch } = settings;
  if ((bock.lostAfterKontra || bock.wonAfterKontra) && kontraLevel < 1) return 'bockNeedsKontra';
  if (bock.kontraAndRe && kontraLevel < 2) return 'bockNeedsRe';
  if (bock.allPassed && ramsch === 'always') return 'nobodyCanPass';
  if (!bockRamsch) return undefined;
  if (ramsch === 'always') return 'ramschRoundsInRamsch';
  return isBockPlayed(settings) ? undefined : 'ramschRoundsNeedBock';
}

/** Something starts Bock rounds. */
export function isBockPlayed({ bock }: Pick<SkatSettings, 'bock'>): boolean {
  return BOCK_TRIGGERS.some((trigger) => bock[trigger]);
}
