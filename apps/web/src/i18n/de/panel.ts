import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const list = new Intl.ListFormat('de', { type: 'conjunction' });
const playing = (players: number): string => plural(players, { one: '1 spielt', other: `${players} spielen` });

/** What becomes of the running game when somebody is taken out of it. */
export type GameEnds = 'unscored' | 'givenUp';
const COUNTS: Readonly<Record<GameEnds, string>> = {
  unscored: 'Es zählt für niemanden',
  givenUp: 'Es zählt als aufgegeben',
};
const THEN: Readonly<Record<GameEnds, string>> = {
  unscored: 'endet das Spiel ohne Wertung',
  givenUp: 'endet das Spiel und zählt als aufgegeben',
};

/** Around the table: bar, people, chat, settings, leaving, the line. */
export const panel = {
  pad: 'Skatblock',
  talk: 'Chat und Leute',
  /** Spoken name of the chat button when something new is there. */
  talkNews: (count: number): string =>
    plural(count, { one: 'Chat und Leute, eine neue Nachricht', other: `Chat und Leute, ${count} neue Nachrichten` }),
  settings: 'Einstellungen',
  beside: 'Neben dem Tisch',
  auction: {
    title: 'Reizen',
    says: (name: string, value: string): string => `${name} sagt ${value}`,
    holds: (name: string): string => `${name} hält`,
    holdsTo: (name: string, value: string): string => `${name} hält ${value}`,
    upTo: (value: string): string => `bis ${value}`,
    passes: (name: string): string => `${name} passt`,
    andPasses: (sentence: string): string => `${sentence} und passt`,
  },
  people: {
    title: 'Am Tisch',
    count: (players: number, watchers: number): string =>
      watchers === 0
        ? playing(players)
        : `${playing(players)}, ${plural(watchers, { one: '1 schaut zu', other: `${watchers} schauen zu` })}`,
    you: 'du',
    host: 'Gastgeber',
    away: (duration: string): string => `weg seit ${duration}`,
    watching: 'schaut zu',
    waits: 'wartet auf einen Platz',
    leavesAfterGame: 'geht nach diesem Spiel',
    more: (name: string): string => `Mehr zu ${name}`,
    handOver: 'Zum Gastgeber machen',
    remove: 'Aus der Runde nehmen',
    letStay: 'Doch bleiben lassen',
    allowBack: 'Wieder hereinlassen',
    barred: 'Aus der Runde genommen',
    rename: 'Namen ändern',
    removeTitle: (name: string): string => `${name} aus der Runde nehmen?`,
    removeNow: 'Das gilt sofort.',
    removeLater: 'Das laufende Spiel wird noch zu Ende gespielt.',
    removeAway: (name: string, ends: GameEnds): string =>
      `Kommt ${name} gleich wieder, wird das Spiel noch zu Ende gespielt. Ist ${name} fünf Minuten weg, ${THEN[ends]}.`,
    removeLongAway: (ends: GameEnds): string => `Das laufende Spiel ist damit sofort aus: ${COUNTS[ends]}.`,
    onlyYouLetIn: (name: string): string => `Nur du kannst ${name} wieder hereinlassen.`,
    handOverTitle: (name: string): string => `${name} zum Gastgeber machen?`,
    handOverText: 'Dann bestimmst nicht mehr du, was am Tisch gilt.',
  },
  chat: {
    title: 'Chat',
    players: 'Das lesen nur die Spieler.',
    watchers: 'Das lesen nur die Zuschauer.',
    label: 'Etwas sagen',
    placeholder: 'Etwas sagen …',
    send: 'Senden',
    said: (name: string, text: string): string => `${name} schreibt: ${text}`,
  },
  mine: {
    title: 'Für dich',
  },
  table: {
    title: 'Dieser Tisch',
    leave: 'Tisch verlassen',
    standUp: 'Aufstehen und zuschauen',
  },
  leave: {
    title: 'Den Tisch verlassen?',
    lobby: 'Dein Platz wird frei. Mit dem Link kommst du wieder herein.',
    watcher: 'Mit dem Link kommst du wieder herein.',
    game: 'Das laufende Spiel endet und zählt für niemanden. Was schon auf dem Block steht, bleibt.',
    gameGivenUp:
      'Das laufende Spiel endet und zählt, als hättest du aufgegeben. Was schon auf dem Block steht, bleibt.',
    pause: 'Die Partie geht ohne dich weiter, wenn noch genug am Tisch sind. Was schon auf dem Block steht, bleibt.',
    absence: 'Musst du nur kurz weg, mach einfach die Seite zu: Platz und Karten bleiben.',
    stay: 'Sitzen bleiben',
    go: 'Verlassen',
  },
  line: {
    lost: (duration: string): string => `Verbindung weg seit ${duration}. Dein Platz bleibt.`,
    lostNow: 'Verbindung weg. Dein Platz bleibt.',
    back: 'Die Verbindung ist wieder da',
    retry: 'Jetzt verbinden',
  },
  away: {
    turn: (name: string): string => `${name} ist dran, aber nicht verbunden. Platz und Karten bleiben.`,
    since: (name: string, duration: string): string => `${name} ist seit ${duration} weg`,
    stays: 'Platz und Karten bleiben.',
    youMay: (name: string): string => `Wollt ihr nicht warten, nimm ${name} aus der Runde.`,
    hostMay: (host: string, name: string): string =>
      `Wollt ihr nicht warten, kann ${host} ${name} aus der Runde nehmen.`,
    hostMayShort: (host: string, name: string): string => `${host} kann ${name} aus der Runde nehmen.`,
    thenLater: (ends: GameEnds): string => `Sind fünf Minuten um, ${THEN[ends]}.`,
    thenNow: (ends: GameEnds): string => `Dann ${THEN[ends]}, und zwar sofort.`,
    hostAway: 'Nach fünf Minuten wird jemand anders Gastgeber und kann dann entscheiden.',
    wait: 'Weiter warten',
    stopWaiting: 'Nicht mehr warten …',
  },
  watcher: {
    watching: 'Du schaust zu',
    with: (names: readonly string[]): string => `Du schaust zu, mit ${list.format(names)}`,
    waiting: 'Zur nächsten Runde bekommst du einen Platz',
    waitingFull: 'Du rückst nach, sobald ein Platz frei wird',
    wish: 'Platz vormerken',
    withdraw: 'Doch nur zuschauen',
    sittingOut: 'Du gibst und setzt in diesem Spiel aus',
  },
  tab: {
    yourTurn: 'Du bist dran',
    turn: (name: string): string => `${name} ist dran`,
    waiting: 'Wartet auf Mitspieler',
    pause: (game: number): string => `Spiel ${game} ist aus`,
    standings: 'Schlussstand',
  },
  news: {
    cameToPlay: (name: string): string => `${name} ist da und spielt mit`,
    cameToWatch: (name: string): string => `${name} ist da und schaut zu`,
    left: (name: string): string => `${name} hat den Tisch verlassen`,
    removed: (name: string): string => `${name} ist aus der Runde genommen worden`,
    seated: (name: string, place: number): string => `${name} sitzt auf Platz ${place}`,
    stoodUp: (name: string): string => `${name} ist aufgestanden`,
    botSeated: (name: string): string => `Bot ${name} sitzt am Tisch`,
    botRemoved: (name: string): string => `Bot ${name} ist gegangen`,
    ready: (name: string): string => `${name} ist bereit`,
    notReady: (name: string): string => `${name} ist noch nicht bereit`,
    doorChanged: 'Wer hereindarf, hat sich geändert',
    host: (name: string): string => `${name} ist jetzt Gastgeber`,
    youHost: 'Du bist jetzt Gastgeber',
    matchStarted: 'Die Partie beginnt',
    brokenOff: (name: string): string => `${name} ist gegangen, das Spiel zählt nicht`,
    matchEnded: 'Die Partie ist zu Ende',
    away: (name: string): string => `${name} ist gerade nicht verbunden`,
    back: (name: string): string => `${name} ist wieder da`,
  },
  somebody: 'Jemand',
};
