import type { Level, ScoreDoubling } from '@skatrunde/rules/cards';
import { scoreText } from '../number.ts';

const LEVELS: Readonly<Record<Level, string>> = {
  game: 'Spiel',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: 'angesagt',
  schwarz: 'Schwarz',
  schwarzAnnounced: 'angesagt',
  ouvert: 'ouvert',
  spitze: 'Spitze',
};

const DOUBLINGS: Readonly<Record<ScoreDoubling['kind'], string>> = {
  kontra: 'Kontra',
  re: 'Re',
  bock: 'Bock',
  hirsch: 'Hirsch',
  bockRound: 'Bockrunde',
  pushed: 'geschoben',
  jungfrau: 'Jungfrau',
  knocked: 'geklopft',
};

/** The words of the sum on a pad line and on the result sheet. */
export const reckoning = {
  passedIn: 'eingepasst',
  /** In the running count the word stands behind what it belongs to: "Schneider 6, angesagt 7". */
  level: (level: Level): string => LEVELS[level],
  overbid: (bid: number, charged: number): string => `überreizt: ${bid} → ${charged}`,
  /** A lost Hand game counts once by the values before 1999. */
  lost: (score: number, factor: 1 | 2): string =>
    factor === 1 ? `verloren = ${scoreText(score)}` : `verloren × 2 = ${scoreText(score)}`,
  /** "× 2 Kontra". */
  doubling: ({ kind, factor }: ScoreDoubling): string => `× ${factor} ${DOUBLINGS[kind]}`,
  ramsch: (points: number): string => `${points} Augen`,
  durchmarsch: 'Durchmarsch 120',
  nobody: 'niemand verliert',
  /** By Seeger and in tournaments: "36 + 50 = 86". */
  flat: (score: number, added: number, written: number): string =>
    `Abrechnung: ${scoreText(score)} ${added < 0 ? '\u2212' : '+'} ${Math.abs(added)} = ${scoreText(written)}`,
  others: (change: string): string => `die anderen je ${change}`,
  put: (name: string, cards: string): string => `${name} drückt ${cards}`,
  pushed: (name: string): string => `${name} schiebt`,
};
