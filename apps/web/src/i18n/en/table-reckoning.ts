import type { Level } from '@skatrunde/rules/cards';
import type { reckoning as german } from '../de/table-reckoning.ts';
import { scoreText } from '../number.ts';

const LEVELS: Readonly<Record<Level, string>> = {
  game: 'game',
  hand: 'hand',
  schneider: 'schneider',
  schneiderAnnounced: 'announced',
  schwarz: 'schwarz',
  schwarzAnnounced: 'announced',
  ouvert: 'ouvert',
};

export const reckoning: typeof german = {
  passedIn: 'passed in',
  level: (level) => LEVELS[level],
  overbid: (bid, charged) => `overbid: ${bid} → ${charged}`,
  lost: (score) => `lost × 2 = ${scoreText(score)}`,
};
