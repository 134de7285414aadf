import type { Level, ScoreDoubling } from '@skatrunde/rules/cards';
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
  spitze: 'Spitze',
};

const DOUBLINGS: Readonly<Record<ScoreDoubling['kind'], string>> = {
  kontra: 'Kontra',
  re: 'Re',
  bock: 'Bock',
  hirsch: 'Hirsch',
  bockRound: 'Bock round',
  pushed: 'pushed',
  jungfrau: 'Jungfrau',
  knocked: 'knocked',
};

export const reckoning: typeof german = {
  passedIn: 'passed in',
  level: (level) => LEVELS[level],
  overbid: (bid, charged) => `overbid: ${bid} → ${charged}`,
  lost: (score, factor) => (factor === 1 ? `lost = ${scoreText(score)}` : `lost × 2 = ${scoreText(score)}`),
  doubling: ({ kind, factor }) => `× ${factor} ${DOUBLINGS[kind]}`,
  ramsch: (points) => `${points} card points`,
  durchmarsch: 'Durchmarsch 120',
  nobody: 'nobody loses',
  /** By Seeger and in tournaments: "36 + 50 = 86". */
  flat: (score, added, written) =>
    `Scoring: ${scoreText(score)} ${added < 0 ? '\u2212' : '+'} ${Math.abs(added)} = ${scoreText(written)}`,
  others: (change) => `the others each ${change}`,
  put: (name, cards) => `${name} put on ${cards}`,
  pushed: (name) => `${name} pushed`,
};
