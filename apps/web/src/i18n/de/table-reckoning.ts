import type { Level } from '@skatrunde/rules/cards';
import { scoreText } from '../number.ts';

const LEVELS: Readonly<Record<Level, string>> = {
  game: 'Spiel',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: 'angesagt',
  schwarz: 'Schwarz',
  schwarzAnnounced: 'angesagt',
  ouvert: 'ouvert',
};

/** The words of the sum on a pad line and on the result sheet. */
export const reckoning = {
  passedIn: 'eingepasst',
  /** In the running count the word stands behind what it belongs to: "Schneider 6, angesagt 7". */
  level: (level: Level): string => LEVELS[level],
  overbid: (bid: number, charged: number): string => `überreizt: ${bid} → ${charged}`,
  lost: (score: number): string => `verloren × 2 = ${scoreText(score)}`,
};
