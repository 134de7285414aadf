import { scoreText } from '../number.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const UP_TO_FOUR = ['null', 'einer', 'zwei', 'drei', 'vier'];

/** The pad (Block) and the final standings. */
export const pad = {
  lines: 'Zeilen des Blocks',
  game: 'Spiel',
  empty: 'Noch kein Spiel',
  gameOf: (game: number, games: number | undefined): string =>
    games === undefined ? `Spiel ${game}` : `Spiel ${game} von ${games}`,
  brokenOff: 'abgebrochen',
  brokenOffBy: (name: string): string => `${name} ist gegangen, nicht gewertet`,
  /** Heading of a line: who played what. */
  declarerPlayed: (declarer: string, game: string): string => `${declarer}, ${game}`,
  leads: (leader: string, score: number, next: string): string => `${leader} liegt ${scoreText(score)} vor ${next}`,
  /** For the screen reader: an older total. */
  struck: (total: number): string => `vorher ${scoreText(total)}`,
  now: (total: number): string => `jetzt ${scoreText(total)}`,
  chart: 'Verlauf der Punkte',
  standings: {
    title: 'Schlussstand',
    calledOff: 'Partie abgebrochen',
    wins: (names: readonly string[]): string =>
      plural(names.length, { one: `${list.format(names)} gewinnt`, other: `${list.format(names)} gewinnen` }),
    noWinner: 'Kein Spiel gewertet',
    noWinnerText: 'Auf dem Block stehen keine Punkte, also gewinnt auch niemand.',
    ahead: (score: number, others: readonly { readonly name: string; readonly total: number }[]): string =>
      `Mit ${plural(score, { one: 'einem Punkt', other: `${scoreText(score)} Punkten` })} vor ${list.format(others.map(({ name, total }) => `${name} (${scoreText(total)})`))}.`,
    alone: (score: number): string =>
      `Mit ${plural(score, { one: 'einem Punkt', other: `${scoreText(score)} Punkten` })}.`,
    tie: (count: number, score: number): string =>
      `Gleichstand: ${UP_TO_FOUR[count] ?? String(count)} mit ${scoreText(score)} vorn.`,
    /** Equal points, and yet one is ahead. */
    tieBroken: 'Bei gleichen Punkten entscheiden die gewonnenen Spiele, dann die verlorenen.',
    loses: (names: readonly string[]): string =>
      plural(names.length, { one: `${list.format(names)} verliert`, other: `${list.format(names)} verlieren` }),
    reached: (score: number, minus: number): string => `${scoreText(score)}: Bei ${minus} Miesen ist Schluss.`,
    gone: 'gegangen',
    calledOffText: 'Es sind zu wenige geblieben.',
    scoredCount: 'Was auf dem Block steht, zählt.',
    games: (games: number, rounds: number): string =>
      `${plural(games, { one: '1 Spiel', other: `${games} Spiele` })} in ${plural(rounds, { one: 'einer Runde', other: `${rounds} Runden` })}`,
    gameCount: (games: number): string => plural(games, { one: '1 Spiel', other: `${games} Spiele` }),
    passedIn: (count: number): string => `davon ${count} eingepasst`,
    record: (won: number, lost: number): string => `${won} gewonnen, ${lost} verloren`,
    again: 'Noch eine Partie',
    hostAgain: (host: string): string => `${host} kann eine neue Partie beginnen.`,
    leave: 'Tisch verlassen',
  },
};
