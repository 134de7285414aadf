import type { BotLevel } from '../levels.ts';

/** How hard a bot of some level thinks about a card. Everything is counted, nothing is timed. */
export type Skill = {
  /** Remembers all tricks, not only the one that may still be looked at. */
  readonly remembers: boolean;
  /** So many of a hundred cards are played by rules of thumb, without a closer look. */
  readonly offhand: number;
  /** Worlds dealt to choose from. */
  readonly candidates: number;
  /** Worlds among them in which the cards played so far are weighed. */
  readonly closer: number;
  /** Worlds asked at most. */
  readonly worlds: number;
  /** Positions that one decision may look at. */
  readonly nodes: number;
  /** Worlds in which close cards are played out as people play. */
  readonly playOuts: number;
  /** How much the card by rules of thumb is preferred, against the worlds asked. */
  readonly trust: number;
  /** Worlds in which a Ramsch is played out; 0: by rules of thumb. */
  readonly ramschWorlds: number;
};

const BY_RULES_OF_THUMB = { offhand: 100, candidates: 0, closer: 0, worlds: 0, nodes: 0, playOuts: 0, trust: 0 };

export const SKILLS: Readonly<Record<BotLevel, Skill>> = {
  beginner: { remembers: false, ...BY_RULES_OF_THUMB, ramschWorlds: 0 },
  regular: { remembers: true, ...BY_RULES_OF_THUMB, ramschWorlds: 1 },
  club: {
    remembers: true,
    offhand: 30,
    candidates: 60,
    closer: 30,
    worlds: 4,
    nodes: 30_000,
    playOuts: 0,
    trust: 0.3,
    ramschWorlds: 3,
  },
  master: {
    remembers: true,
    offhand: 0,
    candidates: 12_000,
    closer: 800,
    worlds: 150,
    nodes: 450_000,
    playOuts: 100,
    trust: 0.02,
    ramschWorlds: 200,
  },
};
