import type { DecisionKind } from './game-words.ts';

/** How fast a table goes on: how long bots seem to think, and what is done while everybody waits for one person. */

export const BOT_PACES = ['slow', 'normal', 'quick', 'atOnce'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** What is done about somebody who is away: wait, let a bot play for them, or ask those who are here. */
export const ABSENCE_RULES = ['wait', 'bot', 'ask'] as const;
export type AbsenceRule = (typeof ABSENCE_RULES)[number];

/** How long one may think while others wait, in seconds; 0: as long as one likes. */
export const THINK_TIMES = [0, 30, 60, 120] as const;
export type ThinkTime = (typeof THINK_TIMES)[number];

/** Set by the host, at any time. What comes of it when somebody takes too long is the same as when they are away. */
export type Tempo = { readonly bots: BotPace; readonly absence: AbsenceRule; readonly thinkTime: ThinkTime };

/** Also of tables that were set before there was a choice. */
export const DEFAULT_TEMPO: Tempo = { bots: 'normal', absence: 'ask', thinkTime: 0 };

/** What a table has set. */
export function tempoOf({ tempo }: { readonly tempo?: Tempo }): Tempo {
  return tempo ?? DEFAULT_TEMPO;
}

/** At the normal pace: long enough to follow, short enough not to bore. Ms, by the kind of question alone. */
const NORMAL_MS: Readonly<Record<DecisionKind, number>> = {
  bid: 900,
  hold: 900,
  pickUpOrHand: 1100,
  discard: 1400,
  announce: 1100,
  play: 850,
  grandHand: 1100,
  push: 1100,
  putOn: 1400,
  knock: 900,
  double: 900,
  kontra: 900,
  re: 900,
  rearrange: 1400,
  giveIn: 1100,
  takeGift: 1100,
  answerClaim: 1200,
  answerConcession: 1200,
};

/** Beside the normal pace. */
const FACTORS: Readonly<Record<BotPace, number>> = { slow: 2, normal: 1, quick: 0.45, atOnce: 0 };

/** How long a bot seems to think. Ms; nothing can be read from it but what everybody knows. */
export function thinkingMs(kind: DecisionKind, pace: BotPace): number {
  return Math.round(NORMAL_MS[kind] * FACTORS[pace]);
}
