import type { Doubling } from '@skatrunde/rules/cards';
import type { de } from '../de/index.ts';
import { pluralIn } from '../plural.ts';
import { options, reference } from './officers-rules.ts';

const plural = pluralIn('en');
const points = (count: number): string => plural(count, { one: '1 point', other: `${count} points` });
const DOUBLINGS: Readonly<Record<Doubling, string>> = { kontra: 'Kontra', re: 'Re' };

export const officers: typeof de.officers = {
  name: 'Officers’ Skat',
  settingsText: 'For two: eight stacks each, and only what lies open is played.',
  mixed: 'Officers’ Skat, own rules',
  options,
  reference,
  forTwo: {
    title: 'Officers’ Skat',
    text: 'Two players play Officers’ Skat. Change the table?',
    note: 'Then both say “ready” once more.',
    change: 'Change to two seats',
    stay: 'Wait for others',
  },
  doubling: (doubling) => DOUBLINGS[doubling],
  times: (doubling) => `× 2 ${DOUBLINGS[doubling]}`,
  board: {
    mine: 'Your stacks',
    theirs: (name) => `${name}’s stacks`,
    stack: (row, place) => `Row ${row}, stack ${place}`,
    cardOn: (card) => `${card}, another lies below`,
    notPlayable: (card) => `${card}, cannot be played`,
    sent: (card) => `${card}, sent`,
    coveredOnly: 'face down',
    empty: 'empty',
    trick: 'Trick',
    tricks: (tricks) => plural(tricks, { one: '1 trick', other: `${tricks} tricks` }),
    keys: 'Arrow keys and digits choose a stack, Enter plays',
  },
  line: {
    announces: ({ name, you }) => (you ? 'You announce' : `${name} announces`),
    firstRow: 'after the first row',
    trickOf: (trick) => `Trick ${trick} of 16`,
  },
  ask: {
    announce: 'Announce a game …',
    announceTitle: 'What do you play?',
    announceNote: 'You see no more than your first row yet.',
    choose: 'Choose a game',
    ramsch: 'Ramsch',
    ramschNote: 'fewer card points win',
    worth: (value) => `from ${value}`,
    say: (contract) => `Announce ${contract}`,
    double: (doubling) => `Say ${DOUBLINGS[doubling]}`,
    noDouble: (doubling) => `No ${DOUBLINGS[doubling]}`,
    question: (doubling, factor) => `${DOUBLINGS[doubling]}? Then it counts times ${factor}.`,
    follow: (what) => `Your turn: ${what}`,
  },
  offer: {
    claimText: 'If the open cards prove it, the game ends; otherwise the other player answers.',
    claimNow: 'Claim the rest',
  },
  told: {
    dealt: 'New game, Officers’ Skat.',
    row: ({ name, you }, cards) => `${you ? 'You get' : `${name} gets`} face up: ${cards}.`,
    announced: ({ name, you }, contract) => `${you ? 'You play' : `${name} plays`} ${contract}.`,
    doubled: ({ name, you }, doubling) => `${you ? 'You say' : `${name} says`} ${DOUBLINGS[doubling]}.`,
    notDoubled: ({ name, you }, doubling) => `${you ? 'You say' : `${name} says`} no ${DOUBLINGS[doubling]}.`,
    turned: ({ name, you }, card) => `${you ? 'You turn' : `${name} turns`} up ${card}.`,
    gaveUp: ({ name, you }) => `${you ? 'You give' : `${name} gives`} up.`,
    ask: 'Announce a game.',
  },
  result: {
    ramsch: ({ name, you }, count) => `${you ? 'You win' : `${name} wins`} the Ramsch with ${points(count)}.`,
    durchmarsch: ({ name, you }) => `${you ? 'You take' : `${name} takes`} every trick: Durchmarsch.`,
    evenRamsch: '60 to 60: then the announcer loses.',
    schneider: ({ name, you }, count) => `${you ? 'You are' : `${name} is`} schneider: ${points(count)}.`,
    schwarz: ({ name, you }) => `${you ? 'You are' : `${name} is`} schwarz: not a single trick.`,
    conceded: ({ name, you }) => (you ? 'You gave up.' : `${name} gave up.`),
    claimProven: ({ name, you }) =>
      you ? 'The rest was yours, the open cards prove it.' : `The rest was ${name}’s, the open cards prove it.`,
    claimAccepted: ({ name, you }, other) =>
      `The rest was ${you ? 'yours' : `${name}’s`}, and ${other.you ? 'you' : other.name} agreed.`,
    points: (first, count, second, rest) => `${first} ${points(count)}, ${second} ${points(rest)}`,
  },
  sum: {
    doubled: (words) => `${words.join(' ')} =`,
    durchmarsch: 'Durchmarsch',
    steps: (count, step) => `${points(count)}: ${plural(step, { one: 'scores 1', other: `scores ${step}` })}`,
  },
};
