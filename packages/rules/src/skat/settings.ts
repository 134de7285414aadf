/**
 * The house rules of one Skat game, one key per rule, as data. Official Skat is every key at its default.
 * House rules are added here, each with its own file under `rules/`.
 */
export type SkatSettings = Readonly<Record<never, never>>;

/** Official rules: nothing on. */
export const OFFICIAL: SkatSettings = {};
