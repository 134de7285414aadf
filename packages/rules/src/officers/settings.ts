/**
 * How a game is written down. `winner`: the winner writes the value, the loser nothing. `column`: as on a Skat pad, the
 * value for the announcer or twice the value against him. `steps`: 1 to 4 points for the winner by his card points.
 * Source: rules.md 9.11.
 */
export const SCORINGS = ['winner', 'column', 'steps'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** How far a game may be doubled. */
export const KONTRA_LIMITS = ['off', 'kontra', 're'] as const;
export type KontraLimit = (typeof KONTRA_LIMITS)[number];

/**
 * What lies on the table when forehand announces. `rows`: the first row, face down, and his own first open row.
 * `coveredFirst`: all face-down cards and his own first open row. `allLaid`: everything. Source: rules.md 9.3.
 */
export const DEAL_ORDERS = ['rows', 'coveredFirst', 'allLaid'] as const;
export type DealOrder = (typeof DEAL_ORDERS)[number];

/** The house rules of Officers' Skat (Offiziersskat), one key per rule. Source: rules.md 9.3, 9.4, 9.10, 9.11. */
export type OfficersSettings = {
  readonly scoring: Scoring;
  readonly kontra: KontraLimit;
  /** Kontra and Re in Ramsch too; means nothing without Ramsch or without Kontra. */
  readonly kontraInRamsch: boolean;
  /** Forehand may announce Ramsch. */
  readonly ramsch: boolean;
  readonly dealOrder: DealOrder;
};

export const OFFICERS_DEFAULTS: OfficersSettings = {
  scoring: 'winner',
  kontra: 're',
  kontraInRamsch: false,
  ramsch: true,
  dealOrder: 'rows',
};
