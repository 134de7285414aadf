import type { result as german } from '../de/table-result.ts';
import { pluralIn } from '../plural.ts';
import type { Who } from '../who.ts';

const plural = pluralIn('en');
const eyes = (count: number): string => plural(count, { one: '1 point', other: `${count} points` });
const wins = ({ name, you }: Who): string => (you ? 'You win' : `${name} wins`);
const loses = ({ name, you }: Who): string => (you ? 'You lose' : `${name} loses`);

export const result: typeof german = {
  label: 'Result',
  won: (who, contract, points) => `${wins(who)} ${contract} with ${eyes(points)}.`,
  wonNull: (who, contract) => `${wins(who)} ${contract} without a trick.`,
  wonEarly: (who, contract) => `${wins(who)} ${contract}.`,
  lost: (who, contract, points) => `${loses(who)} ${contract} with ${eyes(points)}.`,
  lostPlain: (who, contract) => `${loses(who)} ${contract}.`,
  overbid: ({ name, you }, contract) => `${you ? 'You' : name} overbid with ${contract}.`,
  gaveUp: ({ name, you }, contract) => (you ? `You give up ${contract}.` : `${name} gives up ${contract}.`),
  passedIn: 'Everybody passed.',
  passedInWhy: 'Passed in: nobody writes anything down.',
  brokenOff: (name) => `${name} has left the table.`,
  brokenOffWhy: 'The game ends without a score. What is written down stays.',
  why: {
    even: '60 each: one point was missing.',
    missing: (points) => plural(points, { one: 'One point short of 61.', other: `${points} points short of 61.` }),
    justEnough: 'Just enough: it takes 61.',
    nearSchneider: (points) =>
      plural(points, { one: 'One point short of schneider.', other: `${points} points short of schneider.` }),
    schneider: (points) => `The defenders are schneider: ${eyes(points)}.`,
    schwarz: 'The defenders are schwarz: not a single trick.',
    ownSchneider: ({ name, you }) => (you ? 'You are schneider yourself.' : `${name} is schneider.`),
    ownSchwarz: ({ name, you }) => (you ? 'You are schwarz: no trick.' : `${name} is schwarz: no trick.`),
    notSchneider: (points) => `Schneider was announced: it takes 90, there are ${points}.`,
    notSchwarz: (tricks) =>
      plural(tricks, {
        one: 'Schwarz was announced: one trick went to the defenders.',
        other: `Schwarz was announced: ${tricks} tricks went to the defenders.`,
      }),
    tookTrick: ({ name, you }) => (you ? 'A trick went to you.' : `A trick went to ${name}.`),
    wouldDo: (points) => `${eyes(points)} would have been enough.`,
    bid: (bid) => `The bid was ${bid}.`,
    tooLittle: (value, bid) => `The game is worth ${value}, the bid was ${bid}.`,
    skatCard: (card, planned, counted) => `The ${card} lay in the skat: ${planned} became ${counted}.`,
    defendersGaveUp: ({ name }) => `${name} gave up.`,
    alreadyWon: (points) => `Given up, but with ${eyes(points)} it was already won.`,
    alreadyLost: ({ name }) => `${name} gave up, but it was already lost.`,
    alreadyLostBy: ({ name, you }, points) =>
      `${name} gave up, but with ${eyes(points)} ${you ? 'you' : 'they'} had already won.`,
    schneiderGone: (points) => `Schneider was announced, and the defenders already had ${eyes(points)}.`,
    claimProven: 'Cut short: the rest was certain.',
    claimAccepted: 'Cut short: everybody agreed.',
    noMoreTrick: ({ name, you }) => `Cut short: ${you ? 'you' : name} could not take another trick.`,
    surelyATrick: ({ name, you }) => `Cut short: ${you ? 'you' : name} would surely have taken a trick.`,
  },
  both: (first, second) => `${first} and ${second}`,
  youFirst: 'You',
  toWin: '61 to win',
  toWinShort: '61',
  bar: (declarer, points, defenders, rest) => `${declarer} ${eyes(points)}, ${defenders} ${eyes(rest)}, 61 to win`,
  step: { with: 'with', without: 'without' },
  value: 'value',
  charged: (bid, charged) => [`bid ${bid}, so it counts`, String(charged)],
  lostTwice: 'lost × 2 =',
  lostOnce: 'lost =',
  inSkat: 'In the skat',
  discarded: 'Discarded',
  noChange: '–',
  change: 'change',
  total: 'total',
  player: 'player',
  next: 'Next game',
  toStandings: 'Final standings',
  pressed: 'Ready, the others are still looking',
  countdown: (seconds) => `next in ${seconds} s`,
};
