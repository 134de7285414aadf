import type { BotLevel } from '../levels.ts';

/** How hard a bot of some level thinks about a card. Everything is counted, nothing is timed. */
export type Skill = {
  /** Worlds dealt to choose from. */
  readonly candidates: number;
  /** Worlds asked at most. */
  readonly worlds: number;
  /** Positions that one decision may look at. */
  readonly nodes: number;
};

export const SKILLS: Readonly<Record<BotLevel, Skill>> = {
  beginner: { candidates: 0, worlds: 0, nodes: 0 },
  regular: { candidates: 0, worlds: 0, nodes: 0 },
  club: { candidates: 400, worlds: 12, nodes: 100_000 },
  master: { candidates: 2000, worlds: 60, nodes: 1_000_000 },
};
