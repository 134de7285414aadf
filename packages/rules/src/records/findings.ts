/** Why a row is left out. Only the first four are in order; a row for another reason makes a check fail. */
export const SKIP_REASONS = [
  'CONTESTED',
  'anomaly',
  'no game (a penalty)',
  'kind read by hand',
  'unreadable',
  'no record of a game',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const SKIPS_IN_ORDER: ReadonlySet<SkipReason> = new Set(SKIP_REASONS.slice(0, 4));

/** What became of one row. `what`: each difference in words, with its place. */
export type Finding =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'differed'; readonly what: readonly string[] }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly why: string };

export function skipped(reason: SkipReason, why: string): Finding {
  return { kind: 'skipped', reason, why };
}

/** Agreed, unless there is a difference. */
export function found(differences: readonly string[]): Finding {
  return differences.length === 0 ? { kind: 'agreed' } : { kind: 'differed', what: differences };
}

/** One value beside the recorded one; nothing if they agree. */
export function difference(place: string, recorded: unknown, replayed: unknown): readonly string[] {
  const [here, there] = [JSON.stringify(recorded), JSON.stringify(replayed)];
  return here === there ? [] : [`${place}: recorded ${here}, replayed ${there}`];
}
