/** What this browser itself has seen of the chance of one game, kept so that the game can be checked later. */
export type SeenChance = {
  /** The beginning of the table's id: enough to tell tables apart, too little to come in by. */
  readonly table: string;
  /** Counts the games of the table. */
  readonly dealing: number;
  /** By what the table was bound, as this browser heard it first: that stays. */
  readonly commitment: string;
  /** When that was, by this browser's clock in ms; and whether it was before the deal, not only while the game ran. */
  readonly at: number;
  readonly before: boolean;
  /** What this browser has added; two tabs may have said two things, of which the table takes the first. */
  readonly own: readonly string[];
  /** This person's column of the pad, and the columns that the table showed at the deal. */
  readonly column?: number;
  readonly added?: readonly number[];
  readonly skipped?: readonly number[];
  /** The cards this person was dealt. */
  readonly hand?: readonly string[];
};

/** One entry of what this browser has kept; whatever is none (any more) is left out. */
export function readSeen(stored: unknown): readonly SeenChance[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const entry = new Map<string, unknown>(Object.entries(stored));
  const table = entry.get('table');
  const dealing = entry.get('dealing');
  const commitment = entry.get('commitment');
  const at = entry.get('at');
  const own = texts(entry.get('own'));
  if (typeof table !== 'string' || typeof commitment !== 'string' || own === undefined) return [];
  if (typeof dealing !== 'number' || typeof at !== 'number') return [];
  const column = entry.get('column');
  const added = numbers(entry.get('added'));
  const skipped = numbers(entry.get('skipped'));
  const hand = texts(entry.get('hand'));
  return [
    {
      table,
      dealing,
      commitment,
      at,
      before: entry.get('before') === true,
      own,
      ...(typeof column === 'number' && { column }),
      ...(added && { added }),
      ...(skipped && { skipped }),
      ...(hand && { hand }),
    },
  ];
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

function numbers(value: unknown): readonly number[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : undefined;
}
