import { pluralIn } from '../plural.ts';
import type { Who } from '../who.ts';

const plural = pluralIn('de');
const eyes = (count: number): string => plural(count, { one: '1 Auge', other: `${count} Augen` });
const wins = ({ name, you }: Who): string => (you ? 'Du gewinnst' : `${name} gewinnt`);
const loses = ({ name, you }: Who): string => (you ? 'Du verlierst' : `${name} verliert`);

/** How a game ended: one sentence, what decided it, the sum. */
export const result = {
  label: 'Ergebnis',
  won: (who: Who, contract: string, points: number): string => `${wins(who)} ${contract} mit ${eyes(points)}.`,
  wonNull: (who: Who, contract: string): string => `${wins(who)} ${contract} ohne Stich.`,
  wonEarly: (who: Who, contract: string): string => `${wins(who)} ${contract}.`,
  lost: (who: Who, contract: string, points: number): string => `${loses(who)} ${contract} mit ${eyes(points)}.`,
  lostPlain: (who: Who, contract: string): string => `${loses(who)} ${contract}.`,
  overbid: ({ name, you }: Who, contract: string): string =>
    `${you ? 'Du hast dich' : `${name} hat sich`} mit ${contract} überreizt.`,
  gaveUp: ({ name, you }: Who, contract: string): string =>
    you ? `Du gibst ${contract} auf.` : `${name} gibt ${contract} auf.`,
  passedIn: 'Alle haben gepasst.',
  passedInWhy: 'Eingepasst: niemand schreibt etwas auf.',
  brokenOff: (name: string): string => `${name} hat den Tisch verlassen.`,
  brokenOffWhy: 'Das Spiel endet ohne Wertung. Was schon aufgeschrieben ist, bleibt.',
  why: {
    even: '60 zu 60: ein Auge hat gefehlt.',
    missing: (points: number): string =>
      plural(points, { one: 'Ein Auge hat zu 61 gefehlt.', other: `${points} Augen haben zu 61 gefehlt.` }),
    justEnough: 'Gerade gereicht: 61 müssen es sein.',
    nearSchneider: (points: number): string =>
      plural(points, { one: 'Ein Auge fehlte zum Schneider.', other: `${points} Augen fehlten zum Schneider.` }),
    schneider: (points: number): string => `Die Gegner sind Schneider: ${eyes(points)}.`,
    schwarz: 'Die Gegner sind schwarz: kein einziger Stich.',
    ownSchneider: ({ name, you }: Who): string => (you ? 'Du bist selbst Schneider.' : `${name} ist selbst Schneider.`),
    ownSchwarz: ({ name, you }: Who): string =>
      you ? 'Du bist schwarz: kein Stich.' : `${name} ist schwarz: kein Stich.`,
    notSchneider: (points: number): string => `Schneider war angesagt: 90 müssen es sein, es sind ${points}.`,
    notSchwarz: (tricks: number): string =>
      plural(tricks, {
        one: 'Schwarz war angesagt: ein Stich ging an die Gegner.',
        other: `Schwarz war angesagt: ${tricks} Stiche gingen an die Gegner.`,
      }),
    tookTrick: ({ name, you }: Who): string => (you ? 'Ein Stich ging an dich.' : `Ein Stich ging an ${name}.`),
    wouldDo: (points: number): string => `${eyes(points)} hätten gereicht.`,
    bid: (bid: number): string => `Gereizt war bis ${bid}.`,
    tooLittle: (value: number, bid: number): string => `Das Spiel zählt ${value}, gereizt war bis ${bid}.`,
    skatCard: (card: string, planned: string, counted: string): string =>
      `Im Skat lag ${card}: aus ${planned} wurde ${counted}.`,
    defendersGaveUp: ({ name, you }: Who): string => `${name} ${you ? 'habt' : 'haben'} aufgegeben.`,
    /** What the played cards had decided stays. */
    alreadyWon: (points: number): string => `Aufgegeben, aber mit ${eyes(points)} war es schon gewonnen.`,
    alreadyLost: ({ name, you }: Who): string =>
      `${name} ${you ? 'habt' : 'haben'} aufgegeben, aber da war es schon verloren.`,
    alreadyLostBy: ({ name, you }: Who, points: number): string =>
      `${name} ${you ? 'habt' : 'haben'} aufgegeben, aber mit ${eyes(points)} ${you ? 'hattet ihr' : 'hatten sie'} schon gewonnen.`,
    schneiderGone: (points: number): string => `Schneider war angesagt, und die Gegner hatten schon ${eyes(points)}.`,
    claimProven: 'Abgekürzt: Der Rest war sicher.',
    claimAccepted: 'Abgekürzt: Alle waren einverstanden.',
    noMoreTrick: ({ name, you }: Who): string =>
      `Abgekürzt: ${you ? 'Du konntest' : `${name} konnte`} keinen Stich mehr bekommen.`,
    surelyATrick: ({ name, you }: Who): string =>
      `Abgekürzt: ${you ? 'Du hättest' : `${name} hätte`} sicher noch einen Stich bekommen.`,
  },
  both: (first: string, second: string): string => `${first} und ${second}`,
  /** Oneself as the first of two. */
  youFirst: 'Du',
  toWin: '61 zum Sieg',
  toWinShort: '61',
  bar: (declarer: string, points: number, defenders: string, rest: number): string =>
    `${declarer} ${eyes(points)}, ${defenders} ${eyes(rest)}, 61 zum Sieg`,
  step: { with: 'mit', without: 'ohne' },
  value: 'Wert',
  charged: (bid: number, charged: number): readonly [string, string] => [
    `gereizt ${bid}, also zählen`,
    String(charged),
  ],
  lostTwice: 'verloren × 2 =',
  lostOnce: 'verloren =',
  inSkat: 'Im Skat lagen',
  discarded: 'Gedrückt',
  noChange: '–',
  change: 'Änderung',
  total: 'Stand',
  player: 'Spieler',
  next: 'Nächstes Spiel',
  toStandings: 'Zum Schlussstand',
  pressed: 'Bereit, die anderen schauen noch',
  countdown: (seconds: number): string => `weiter in ${seconds} s`,
};
