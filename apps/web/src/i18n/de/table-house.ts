import type { DoublingWord } from '@skatrunde/rules/cards';
import type { Who } from '../who.ts';

const WORDS: Readonly<Record<DoublingWord, string>> = { kontra: 'Kontra', re: 'Re', bock: 'Bock', hirsch: 'Hirsch' };
const LEVELS = { schneider: 'Schneider', schwarz: 'Schwarz' } as const;

const does = ({ name, you }: Who, third: string, second: string): string => (you ? `Du ${second}` : `${name} ${third}`);

/** House rules: what is asked for them, told, and written. */
export const house = {
  ramsch: 'Ramsch',
  ramschLine: 'Ramsch: jeder für sich',
  ramschDetail: 'wenig Augen gewinnen',
  before: { grandHand: 'Grand Hand statt Ramsch?', push: 'Schieben', putOn: 'Drücken', knock: 'Klopfen' },
  grandHand: 'Grand Hand …',
  noGrandHand: 'Ramsch spielen',
  take: 'Skat aufnehmen',
  push: 'Weiterschieben',
  knock: 'Klopfen: ich verliere nicht',
  noKnock: 'Nicht klopfen',
  say: (word: DoublingWord): string => `${WORDS[word]} sagen`,
  asks: (word: DoublingWord, factor: number): string => `Sagst du ${WORDS[word]}? Dann zählt es × ${factor}.`,
  letStand: 'Nichts sagen',
  keepCards: 'Karten so lassen',
  rearrange: 'Karten verteilen …',
  rearrangeTitle: 'Welche zehn behältst du?',
  rearrangeCount: (count: number): string => `Zehn Karten behalten, gewählt sind ${count}`,
  keepThese: 'Diese zehn behalten',
  swapHands: 'Hände tauschen',
  partnerHolds: (cards: string): string => `Dein Partner hat ${cards}.`,
  giveIn: 'Spiel schenken …',
  giveInTitle: 'Spiel schenken?',
  giveInText: 'Stimmt dein Partner zu, kann der Alleinspieler das Spiel als einfach gewonnen nehmen.',
  giveInNow: 'Schenken',
  giveInAsked: (name: string): string => `${name} will das Spiel schenken.`,
  agree: 'Mit schenken',
  playOn: 'Weiterspielen',
  giftAsked: (level: 'schneider' | 'schwarz'): string =>
    `Das Spiel wird dir geschenkt. Weiterspielen heißt: ${LEVELS[level]} angesagt.`,
  takeGift: 'Annehmen',
  told: {
    ramsch: 'Es wird Ramsch gespielt.',
    noGrandHand: (who: Who): string => `${does(who, 'spielt', 'spielst')} keinen Grand Hand.`,
    pushed: (who: Who): string => `${does(who, 'schiebt', 'schiebst')} weiter.`,
    knocked: (who: Who): string => `${does(who, 'klopft', 'klopfst')}.`,
    notKnocked: (who: Who): string => `${does(who, 'klopft', 'klopfst')} nicht.`,
    doubled: (who: Who, word: DoublingWord): string => `${does(who, 'sagt', 'sagst')} ${WORDS[word]}.`,
    notDoubled: (who: Who, word: DoublingWord): string => `${does(who, 'sagt', 'sagst')} kein ${WORDS[word]}.`,
    rearranged: (who: Who): string => `${does(who, 'verteilt', 'verteilst')} die Karten.`,
    gaveIn: (who: Who): string => `${does(who, 'will', 'willst')} das Spiel schenken.`,
    agreed: (who: Who): string => `${does(who, 'schenkt', 'schenkst')} mit.`,
    refused: (who: Who): string => `${does(who, 'spielt', 'spielst')} weiter.`,
    giftTaken: (who: Who): string => `${does(who, 'nimmt', 'nimmst')} das Geschenk an.`,
    giftRefused: (who: Who, contract: string): string => `${does(who, 'spielt', 'spielst')} weiter: ${contract}.`,
    forfeited: (who: Who): string => `${does(who, 'geht', 'gehst')}: das zählt als aufgegeben.`,
  },
  result: {
    lost: (who: Who, points: number): string => `${does(who, 'verliert', 'verlierst')} den Ramsch mit ${points} Augen.`,
    lostBoth: (names: string): string => `${names} verlieren den Ramsch.`,
    nobody: 'Alle haben gleich viel: niemand verliert den Ramsch.',
    durchmarsch: (who: Who): string => `${does(who, 'macht', 'machst')} den Durchmarsch: alle Stiche.`,
    jungfrau: (who: Who): string => `${does(who, 'bleibt', 'bleibst')} ohne Stich.`,
    givenIn: 'Das Spiel wurde geschenkt.',
    left: 'Wer geht, gibt auf.',
    spitze: 'Die Spitze hat den letzten Stich nicht gemacht.',
    bockRounds: (rounds: number): string => (rounds === 1 ? 'Eine Bockrunde folgt.' : `${rounds} Bockrunden folgen.`),
  },
  rules: 'Hausregeln',
  rulesText: 'Offizielle Regeln mit Änderungen dieses Tisches.',
};
