import type { Doubling } from '@skatrunde/rules/cards';
import { pluralIn } from '../plural.ts';
import type { Who } from '../who.ts';
import { options, reference } from './officers-rules.ts';

const plural = pluralIn('de');
const eyes = (count: number): string => plural(count, { one: '1 Auge', other: `${count} Augen` });
const DOUBLINGS: Readonly<Record<Doubling, string>> = { kontra: 'Kontra', re: 'Re' };

/** Officers' Skat (Offiziersskat) for two: its board, its calls, its results. */
export const officers = {
  name: 'Offiziersskat',
  settingsText: 'Für zwei: acht Stapel, gespielt wird nur, was offen liegt.',
  /** Its rules were changed one by one. */
  mixed: 'Offiziersskat, eigene Regeln',
  options,
  reference,
  forTwo: {
    title: 'Offiziersskat',
    text: 'Zu zweit wird Offiziersskat gespielt. Umstellen?',
    note: 'Danach sagen beide noch einmal „bereit“.',
    change: 'Auf zwei Plätze umstellen',
    stay: 'Auf andere warten',
  },
  doubling: (doubling: Doubling): string => DOUBLINGS[doubling],
  times: (doubling: Doubling): string => `× 2 ${DOUBLINGS[doubling]}`,
  board: {
    mine: 'Deine Stapel',
    theirs: (name: string): string => `Stapel von ${name}`,
    stack: (row: number, place: number): string => `Reihe ${row}, Stapel ${place}`,
    cardOn: (card: string): string => `${card}, darunter liegt noch eine`,
    notPlayable: (card: string): string => `${card}, nicht spielbar`,
    sent: (card: string): string => `${card}, gesendet`,
    coveredOnly: 'verdeckt',
    empty: 'leer',
    trick: 'Stich',
    tricks: (tricks: number): string => plural(tricks, { one: '1 Stich', other: `${tricks} Stiche` }),
    keys: 'Pfeiltasten und Ziffern wählen einen Stapel, Eingabe spielt',
  },
  line: {
    announces: ({ name, you }: Who): string => (you ? 'Du sagst an' : `${name} sagt an`),
    firstRow: 'nach der ersten Reihe',
    trickOf: (trick: number): string => `Stich ${trick} von 16`,
  },
  ask: {
    announce: 'Spiel ansagen …',
    announceTitle: 'Was spielst du?',
    announceNote: 'Mehr als deine erste Reihe siehst du noch nicht.',
    choose: 'Wähle ein Spiel',
    ramsch: 'Ramsch',
    ramschNote: 'wer weniger Augen hat, gewinnt',
    worth: (value: number): string => `ab ${value}`,
    say: (contract: string): string => `${contract} ansagen`,
    double: (doubling: Doubling): string => `${DOUBLINGS[doubling]} sagen`,
    noDouble: (doubling: Doubling): string => `Kein ${DOUBLINGS[doubling]}`,
    question: (doubling: Doubling, factor: number): string => `${DOUBLINGS[doubling]}? Dann zählt es mal ${factor}.`,
    follow: (what: string): string => `Du bist dran: ${what}`,
  },
  offer: {
    claimText: 'Beweisen es die offenen Karten, endet das Spiel; sonst antwortet der andere.',
    claimNow: 'Den Rest beanspruchen',
  },
  told: {
    dealt: 'Neues Spiel, Offiziersskat.',
    row: ({ name, you }: Who, cards: string): string => `${you ? 'Du bekommst' : `${name} bekommt`} offen: ${cards}.`,
    announced: ({ name, you }: Who, contract: string): string =>
      `${you ? 'Du spielst' : `${name} spielt`} ${contract}.`,
    doubled: ({ name, you }: Who, doubling: Doubling): string =>
      `${you ? 'Du sagst' : `${name} sagt`} ${DOUBLINGS[doubling]}.`,
    notDoubled: ({ name, you }: Who, doubling: Doubling): string =>
      `${you ? 'Du sagst' : `${name} sagt`} kein ${DOUBLINGS[doubling]}.`,
    turned: ({ name, you }: Who, card: string): string =>
      `${you ? 'Bei dir' : `Bei ${name}`} liegt jetzt ${card} offen.`,
    gaveUp: ({ name, you }: Who): string => `${you ? 'Du gibst' : `${name} gibt`} auf.`,
    ask: 'Spiel ansagen.',
  },
  result: {
    ramsch: ({ name, you }: Who, points: number): string =>
      `${you ? 'Du gewinnst' : `${name} gewinnt`} den Ramsch mit ${eyes(points)}.`,
    durchmarsch: ({ name, you }: Who): string => `${you ? 'Du machst' : `${name} macht`} einen Durchmarsch.`,
    evenRamsch: '60 zu 60: dann verliert, wer angesagt hat.',
    schneider: ({ name, you }: Who, points: number): string =>
      `${you ? 'Du bist' : `${name} ist`} Schneider: ${eyes(points)}.`,
    schwarz: ({ name, you }: Who): string => `${you ? 'Du bist' : `${name} ist`} schwarz: kein einziger Stich.`,
    conceded: ({ name, you }: Who): string => (you ? 'Du hast aufgegeben.' : `${name} hat aufgegeben.`),
    claimProven: ({ name, you }: Who): string =>
      you
        ? 'Der Rest gehörte dir, die offenen Karten beweisen es.'
        : `Der Rest gehörte ${name}, die offenen Karten beweisen es.`,
    claimAccepted: ({ name, you }: Who, other: Who): string =>
      `Der Rest gehörte ${you ? 'dir' : name}, ${other.you ? 'du warst' : `${other.name} war`} einverstanden.`,
    points: (first: string, points: number, second: string, rest: number): string =>
      `${first} ${eyes(points)}, ${second} ${eyes(rest)}`,
  },
  sum: {
    doubled: (words: readonly string[]): string => `${words.join(' ')} =`,
    durchmarsch: 'Durchmarsch',
    steps: (points: number, step: number): string =>
      `${points} Augen: ${plural(step, { one: '1 Punkt', other: `${step} Punkte` })}`,
  },
};
