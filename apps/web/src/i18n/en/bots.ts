import type { AbsenceRule, BotLevel, BotPace, ThinkTime } from '@skatrunde/protocol';
import type { bots as german } from '../de/bots.ts';

type Choice = { readonly label: string; readonly does: string };

const levels: Readonly<Record<BotLevel, string>> = {
  beginner: 'Beginner',
  regular: 'Regular',
  club: 'Club',
  master: 'Master',
};
const paces: Readonly<Record<BotPace, Choice>> = {
  slow: { label: 'slow', does: 'Bots take their time, easy to follow.' },
  normal: { label: 'normal', does: 'Bots answer after about a second.' },
  quick: { label: 'quick', does: 'Bots answer after half a second.' },
  atOnce: { label: 'at once', does: 'Bots answer as soon as it is their turn.' },
};
const absences: Readonly<Record<AbsenceRule, Choice>> = {
  wait: { label: 'wait', does: 'When somebody is away, everybody waits.' },
  bot: { label: 'a bot plays', does: 'When somebody is away for 60 seconds, a bot plays on until they are back.' },
  ask: {
    label: 'ask',
    does: 'When somebody is away for 60 seconds, the majority decides whether a bot plays on.',
  },
};
const thinkTimes: Readonly<Record<ThinkTime, string>> = { 0: 'none', 30: '30 s', 60: '60 s', 120: '2 min' };
const afterThinking: Readonly<Record<AbsenceRule, string>> = {
  wait: 'After that, a reminder that everybody waits.',
  bot: 'After that, a bot makes this one decision.',
  ask: 'After that, the majority decides whether a bot makes this one decision.',
};

export const bots: typeof german = {
  levels,
  level: 'Level',
  levelOf: (name) => `Level: ${name}`,
  botOf: (level) => `Bot, ${levels[level]}`,
  comingShort: 'with the next round',
  askAwayNamed: (name) => `Cancel bot: ${name}`,
  addLater: 'Bot for the next round',
  tempo: {
    title: 'Pace and absence',
    bots: 'Pace of bots',
    paces,
    absence: 'When somebody is away',
    absences,
    thinkTime: 'Time to think',
    thinkTimes,
    noThinkTime: 'Everybody may think as long as they like.',
    thinkTimeDoes: (seconds, rule) =>
      `${seconds === 120 ? 'Two minutes' : `${seconds} seconds`} for each decision. ${afterThinking[rule]}`,
    anyTime: 'This applies at once, also in the middle of a match.',
  },
  standIn: {
    plays: 'Bot plays',
    playsFor: (name) => `Bot plays for ${name}`,
    askedAway: (name) => `${name} is away. Should a bot play on?`,
    askedThinking: (name) => `${name} is taking long. Should a bot make this move?`,
    untilBack: (name) => `When ${name} comes back, they play on themselves at once.`,
    agreed: (agreed, needed) => `${agreed} of ${needed} agree`,
    yes: 'Let a bot play',
    no: 'Rather wait',
    youAgreed: 'You agree',
    youAgainst: 'You want to wait',
    letPlay: 'Let a bot play',
  },
  thinkTime: {
    youHave: (seconds) => `${seconds} seconds left to think`,
    over: (name) => `${name} is taking long. Everybody waits.`,
    youOver: 'Everybody waits for you',
  },
  news: {
    botComing: (name) => `Bot ${name} joins with the next round`,
    levelChanged: (name, level) => `Bot ${name} now plays: ${levels[level]}`,
    tempoChanged: 'Pace or absence are set differently',
    began: (name) => `Bot plays for ${name}`,
    beganForYou: 'Bot plays for you',
    beganOnce: (name) => `Time is up: a bot makes this move for ${name}`,
    beganOnceForYou: 'Time is up: a bot makes this move for you',
    ended: (name) => `${name} plays again`,
    youAgain: 'You play again yourself',
    agrees: (by, name) => `${by} wants a bot for ${name}`,
    wouldWait: (by, name) => `${by} wants to wait for ${name}`,
  },
};
