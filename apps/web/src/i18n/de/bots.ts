import type { AbsenceRule, BotLevel, BotPace, ThinkTime } from '@skatrunde/protocol';

/** A value of a setting: its short name and what it does. */
type Choice = { readonly label: string; readonly does: string };

const levels: Readonly<Record<BotLevel, string>> = {
  beginner: 'Anfänger',
  regular: 'Stammtisch',
  club: 'Verein',
  master: 'Meister',
};
const paces: Readonly<Record<BotPace, Choice>> = {
  slow: { label: 'langsam', does: 'Bots lassen sich Zeit, man kann gut mitschauen.' },
  normal: { label: 'normal', does: 'Bots antworten nach etwa einer Sekunde.' },
  quick: { label: 'flott', does: 'Bots antworten nach einer halben Sekunde.' },
  atOnce: { label: 'sofort', does: 'Bots antworten, sobald sie dran sind.' },
};
const absences: Readonly<Record<AbsenceRule, Choice>> = {
  wait: { label: 'warten', does: 'Ist jemand weg, warten alle.' },
  bot: { label: 'Bot spielt', does: 'Ist jemand 60 Sekunden weg, spielt ein Bot weiter, bis er wieder da ist.' },
  ask: { label: 'fragen', does: 'Ist jemand 60 Sekunden weg, entscheidet die Mehrheit, ob ein Bot weiterspielt.' },
};
const thinkTimes: Readonly<Record<ThinkTime, string>> = { 0: 'ohne', 30: '30 s', 60: '60 s', 120: '2 min' };

/** Wer zu lange überlegt: was dann geschieht. */
const afterThinking: Readonly<Record<AbsenceRule, string>> = {
  wait: 'Danach wird daran erinnert, dass alle warten.',
  bot: 'Danach spielt ein Bot diesen einen Zug.',
  ask: 'Danach entscheidet die Mehrheit, ob ein Bot diesen einen Zug spielt.',
};

/** Bots: how well they play, how fast, and when one plays for somebody. */
export const bots = {
  levels,
  level: 'Spielstärke',
  levelOf: (name: string): string => `Spielstärke: ${name}`,
  /** A bot at the table: "Bot, Stammtisch". */
  botOf: (level: BotLevel): string => `Bot, ${levels[level]}`,
  comingShort: 'zur nächsten Runde',
  askAwayNamed: (name: string): string => `Bot abbestellen: ${name}`,
  addLater: 'Bot zur nächsten Runde',
  tempo: {
    title: 'Tempo und Abwesenheit',
    bots: 'Tempo der Bots',
    paces,
    absence: 'Wenn jemand weg ist',
    absences,
    thinkTime: 'Bedenkzeit',
    thinkTimes,
    noThinkTime: 'Jeder überlegt, solange er mag.',
    thinkTimeDoes: (seconds: number, rule: AbsenceRule): string =>
      `${seconds === 120 ? 'Zwei Minuten' : `${seconds} Sekunden`} für jede Entscheidung. ${afterThinking[rule]}`,
    anyTime: 'Das gilt sofort, auch mitten in der Partie.',
  },
  standIn: {
    /** At the seat. */
    plays: 'Bot spielt',
    playsFor: (name: string): string => `Bot spielt für ${name}`,
    askedAway: (name: string): string => `${name} ist weg. Soll ein Bot weiterspielen?`,
    askedThinking: (name: string): string => `${name} überlegt lange. Soll ein Bot diesen Zug spielen?`,
    untilBack: (name: string): string => `Kommt ${name} wieder, geht es sofort von Hand weiter.`,
    agreed: (agreed: number, needed: number): string => `${agreed} von ${needed} dafür`,
    yes: 'Bot spielen lassen',
    no: 'Lieber warten',
    youAgreed: 'Du bist dafür',
    youAgainst: 'Du willst warten',
    /** Host, where the table waits: lets a bot play from now on. */
    letPlay: 'Bot spielen lassen',
  },
  thinkTime: {
    youHave: (seconds: number): string => `Noch ${seconds} Sekunden Bedenkzeit`,
    over: (name: string): string => `${name} überlegt lange. Alle warten.`,
    youOver: 'Alle warten auf dich',
  },
  news: {
    botComing: (name: string): string => `Bot ${name} kommt zur nächsten Runde`,
    levelChanged: (name: string, level: BotLevel): string => `Bot ${name} spielt jetzt: ${levels[level]}`,
    tempoChanged: 'Tempo oder Abwesenheit sind anders eingestellt',
    began: (name: string): string => `Bot spielt für ${name}`,
    beganForYou: 'Bot spielt für dich',
    beganOnce: (name: string): string => `Die Bedenkzeit ist um: Bot spielt diesen Zug für ${name}`,
    beganOnceForYou: 'Die Bedenkzeit ist um: Bot spielt diesen Zug für dich',
    ended: (name: string): string => `${name} spielt wieder selbst`,
    youAgain: 'Du spielst wieder selbst',
    agrees: (by: string, name: string): string => `${by} will einen Bot für ${name}`,
    wouldWait: (by: string, name: string): string => `${by} will auf ${name} warten`,
  },
};
