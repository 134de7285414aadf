import type { pad as german } from '../de/pad.ts';
import { scoreText } from '../number.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const UP_TO_FOUR = ['nobody', 'one', 'two', 'three', 'four'];

export const pad: typeof german = {
  lines: 'Lines of the pad',
  game: 'Game',
  empty: 'No game yet',
  gameOf: (game, games) => (games === undefined ? `Game ${game}` : `Game ${game} of ${games}`),
  brokenOff: 'abandoned',
  brokenOffBy: (name) => `${name} left, not scored`,
  declarerPlayed: (declarer, game) => `${declarer}, ${game}`,
  leads: (leader, score, next) => `${leader} leads ${next} by ${scoreText(score)}`,
  struck: (total) => `before ${scoreText(total)}`,
  now: (total) => `now ${scoreText(total)}`,
  chart: 'How the scores went',
  standings: {
    title: 'Final standings',
    calledOff: 'Match called off',
    wins: (names) => plural(names.length, { one: `${list.format(names)} wins`, other: `${list.format(names)} win` }),
    noWinner: 'No game scored',
    noWinnerText: 'There are no points on the pad, so nobody wins.',
    ahead: (score, others) =>
      `With ${plural(score, { one: 'one point', other: `${scoreText(score)} points` })}, ahead of ${list.format(others.map(({ name, total }) => `${name} (${scoreText(total)})`))}.`,
    alone: (score) => `With ${plural(score, { one: 'one point', other: `${scoreText(score)} points` })}.`,
    tie: (count, score) => `A tie: ${UP_TO_FOUR[count] ?? String(count)} in front with ${scoreText(score)}.`,
    tieBroken: 'With equal points the games won decide, then the games lost.',
    loses: (names) => plural(names.length, { one: `${list.format(names)} loses`, other: `${list.format(names)} lose` }),
    reached: (score, minus) => `${scoreText(score)}: at ${minus} minus points it is over.`,
    gone: 'left',
    calledOffText: 'Too few have stayed.',
    scoredCount: 'What is on the pad counts.',
    games: (games, rounds) =>
      `${plural(games, { one: '1 game', other: `${games} games` })} in ${plural(rounds, { one: 'one round', other: `${rounds} rounds` })}`,
    gameCount: (games) => plural(games, { one: '1 game', other: `${games} games` }),
    passedIn: (count) => `${count} passed in`,
    record: (won, lost) => `${won} won, ${lost} lost`,
    again: 'Another match',
    hostAgain: (host) => `${host} can start a new match.`,
    leave: 'Leave the table',
  },
};
