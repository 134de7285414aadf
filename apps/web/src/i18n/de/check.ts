const list = new Intl.ListFormat('de', { type: 'conjunction' });
const moment = new Intl.DateTimeFormat('de', { dateStyle: 'short', timeStyle: 'short' });
const names = (all: readonly string[]): string => (all.length === 0 ? 'niemand' : list.format(all));

/** The page that checks the cards of a finished game, line by line. */
export const check = {
  title: 'Karten prüfen',
  lead: 'Niemand kann an diesem Tisch die Karten aussuchen, auch der Server nicht. Hier rechnet dein Browser das für ein Spiel nach, das zu Ende ist, und zwar allein: Nichts von dieser Seite geht an einen Server.',
  gameOf: (game: number, players: readonly string[]): string => `Spiel ${game}: ${list.format(players)}`,
  game: (players: readonly string[]): string => list.format(players),
  verdict: {
    good: 'Alles stimmt.',
    bad: 'Da stimmt etwas nicht.',
    open: 'Was sich hier prüfen lässt, stimmt.',
  },
  results: 'Prüfungen',
  /** Spoken before each line. */
  outcome: { good: 'Stimmt', bad: 'Stimmt nicht', open: 'Lässt sich hier nicht sagen' },
  secret: {
    title: 'Das Geheimnis des Tisches',
    good: 'Seine SHA-256-Summe ist die Bindung, die vor dem Geben am Tisch stand.',
    bad: 'Seine SHA-256-Summe ist eine andere als die Bindung, die vor dem Geben am Tisch stand.',
    open: 'Hast du dir die Bindung notiert, die vor dem Geben am Tisch stand? Sie muss so lauten:',
    sum: 'Summe des Geheimnisses',
    commitment: 'Bindung vor dem Geben',
  },
  seen: {
    title: 'Die Bindung, vor dem Geben gesehen',
    good: (at: number): string =>
      `Dieser Browser hat dieselbe Bindung am ${moment.format(at)} gesehen, bevor gegeben wurde.`,
    bad: (at: number): string => `Dieser Browser hat am ${moment.format(at)} eine andere Bindung gesehen:`,
    notThere: 'Dieser Browser war beim Geben nicht dabei, oder er hat es vergessen.',
    cameLater: 'Dieser Browser kam erst dazu, als schon gegeben war.',
  },
  own: {
    title: 'Dein Beitrag',
    good: 'Was dieser Browser zum Mischen beigesteuert hat, steht darin:',
    bad: 'Was dieser Browser beigesteuert hat, steht nicht darin. Das ist nur in Ordnung, wenn du an zwei Geräten am Tisch warst: Dann zählt das schnellere.',
    addedNothing: 'Dieser Browser hat zu diesem Spiel nichts beigesteuert.',
    tooLate: 'Dein Beitrag kam nicht rechtzeitig an: Der Tisch hat dich übersprungen und das beim Geben gezeigt.',
  },
  skipped: {
    title: 'Wer beigesteuert hat',
    told: (added: readonly string[], skipped: readonly string[]): string =>
      `Beigesteuert: ${names(added)}. Übersprungen: ${names(skipped)}.`,
    good: 'So hat es der Tisch beim Geben gezeigt.',
    open: 'Was der Tisch beim Geben gezeigt hat, weiß dieser Browser nicht.',
    bad: (added: readonly string[], skipped: readonly string[]): string =>
      `Beim Geben hat der Tisch etwas anderes gezeigt: beigesteuert ${names(added)}, übersprungen ${names(skipped)}.`,
    twice: 'Jemand steht zweimal da.',
  },
  order: {
    title: 'Die Reihenfolge der Karten',
    good: 'Aus Geheimnis und Beiträgen folgt genau diese Reihenfolge, und keine andere.',
    bad: (place: number): string =>
      `Aus Geheimnis und Beiträgen folgt eine andere Reihenfolge: Sie weicht von der ${place}. Karte an ab.`,
  },
  hands: {
    title: 'Die Blätter',
    good: 'So gegeben, sind es die zehn Karten, die du auf der Hand hattest.',
    open: 'So gegeben, sind es die Blätter unten. Vergleiche sie mit dem, was gespielt wurde.',
    badPack: 'Das sind nicht die 32 Karten des Spiels.',
    badHand: 'So gegeben, sind es andere Karten als die, die du auf der Hand hattest.',
  },
  cards: {
    title: 'So wurde gegeben',
    skat: 'Drei für jeden, zwei in den Skat, vier für jeden, drei für jeden.',
    officers: 'Vier verdeckt für jeden, vier offen darauf, und das Ganze noch einmal.',
    packets: 'Die Karten, wie sie vom Stapel kamen',
    hands: 'Die Blätter',
    positions: ['Vorhand', 'Mittelhand', 'Hinterhand'],
    officersPositions: ['Vorhand', 'Geber'],
    inSkat: 'Skat',
    covered: 'verdeckt',
    open: 'offen',
    of: (position: string, name: string): string => `${position}: ${name}`,
    named: (position: string, how: string): string => `${position}, ${how}`,
  },
  shell: {
    title: 'Ohne diese Seite nachrechnen',
    text: 'Wer auch dieser Seite nicht glaubt: Speichere das Skript als check.sh und rufe es mit den Zahlen des Spiels auf. Es braucht bash und openssl.',
    script: 'Das Skript',
    command: 'Der Aufruf',
    copyScript: 'Skript kopieren',
    copyCommand: 'Aufruf kopieren',
    copied: 'Kopiert',
    byHand: 'Der Text ist markiert: kopiere ihn mit Strg+C, am Telefon mit langem Druck.',
    output: 'Das muss dabei herauskommen, wenn alles stimmt',
  },
  record: {
    title: 'Die Zahlen des Spiels',
    label: 'Aufzeichnung',
    note: 'Ändere eine Ziffer, und du siehst, welche Prüfung es merkt. Auch eine andere Aufzeichnung oder ein Link lässt sich hier einfügen.',
    paste: 'Füge hier die Aufzeichnung eines Spiels ein, oder den Link zu seiner Prüfung.',
    where: 'Den Link findest du im Ergebnis und in jeder Zeile des Skatblocks: „Karten prüfen“.',
  },
  wrong: {
    form: 'Das ist keine Aufzeichnung und kein Link zu einer.',
    dealing: '„dealing“ fehlt: die Nummer des Spiels an seinem Tisch.',
    plays: '„plays“ muss „skat“ oder „officers“ sein.',
    names: '„names“ muss eine Liste von Namen sein.',
    players: '„players“ muss eine Liste von Spalten sein, von 0 an.',
    commitment: '„commitment“, die Bindung, muss 64 Hexziffern haben.',
    secret: '„secret“, das Geheimnis, muss 64 Hexziffern haben.',
    added: '„added“ muss Zeilen haben wie „0:“ und dahinter Hexziffern.',
    skipped: '„skipped“ muss eine Liste von Spalten sein, von 0 an.',
    cards: '„cards“ muss Karten haben wie „CJ HT“.',
  },
  how: {
    title: 'Wie es geht',
    steps: [
      'Vor jedem Spiel zieht der Tisch ein Geheimnis und zeigt allen dessen SHA-256-Summe: die Bindung. Ein anderes Geheimnis hätte eine andere Summe.',
      'Dann steuert der Browser jedes Spielers eigenen Zufall bei. Wer in fünf Sekunden nichts schickt, wird übersprungen, und alle sehen, wer.',
      'Beides zusammen gibt die Reihenfolge der Karten. Der Tisch kennt die Beiträge nicht, wenn er sich bindet, und die Spieler kennen das Geheimnis nicht: So kann niemand zielen.',
      'Nach dem Spiel zeigt der Tisch sein Geheimnis, und jeder kann nachrechnen. Das Geheimnis eines abgebrochenen Spiels bleibt verborgen.',
    ],
    not: 'Nicht bewiesen ist damit, dass der Server die Karten während des Spiels für sich behält.',
  },
};
