import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const UP_TO_TWELVE = ['null', 'ein', 'zwei', 'drei', 'vier'];
const counted = (count: number): string => UP_TO_TWELVE[count] ?? String(count);

/** Landing page, the guest's door, the waiting room, what is set at a table. */
export const lobby = {
  landing: {
    title: 'Skat mit Freunden, am eigenen Tisch',
    lead: 'Link schicken, Namen tippen, spielen. Zu dritt oder zu viert, nach den offiziellen Regeln oder euren Hausregeln. Ohne Anmeldung.',
    or: 'oder',
    joinLabel: 'Link zu einem Tisch',
    joinPlaceholder: 'Link zu einem Tisch',
    join: 'Beitreten',
    joinWrong: 'Das ist kein Link zu einem Tisch: füge den ganzen Link ein',
    stillThere: (table: string): string => `Du sitzt noch am Tisch: ${table}`,
    backToTable: 'Zurück an den Tisch',
    promises: [
      'Niemand sieht mehr, als er am Tisch sähe.',
      'Reißt die Verbindung ab, warten Platz und Karten auf dich.',
    ],
    picture: 'Ein Blatt mit vier Buben',
  },
  /** Pages of whoever runs the server. */
  operator: { imprint: 'Impressum', privacy: 'Datenschutz' },
  door: {
    /** Heading for a guest; `host` invites. */
    title: (host: string): string => `${host} lädt dich an den Tisch ein`,
    /** Heading where there is no host. */
    empty: 'Der Tisch ist leer',
    emptyNote: 'Alle sind gegangen. Wer jetzt kommt, ist Gastgeber.',
    seated: (names: string): string => `Am Tisch: ${names}`,
    freeSeats: (count: number): string =>
      plural(count, {
        zero: 'Alle Plätze sind besetzt',
        one: 'Noch ein Platz frei',
        other: `Noch ${counted(count)} Plätze frei`,
      }),
    sitDown: 'Mitspielen',
    watch: 'Nur zuschauen',
    playing: 'Gerade läuft eine Partie. Du schaust erst zu und bekommst zur nächsten Runde einen Platz.',
    playingFull: 'Gerade läuft eine Partie. Du kannst zuschauen und rückst nach, sobald ein Platz frei wird.',
    playingFullNoWatching:
      'Gerade läuft eine Partie, und zuschauen ist hier nicht erlaubt. Versuch es später noch einmal.',
    waitForSeat: 'Platz vormerken',
    full: 'Es ist kein Platz mehr frei, zuschauen geht.',
    fullNoWatching: 'Es ist kein Platz mehr frei, und zuschauen ist hier nicht erlaubt.',
    closed: 'Der Tisch ist für Neue zu, zuschauen geht.',
    closedNoWatching: 'Der Tisch ist für Neue zu. Bitte die Runde, ihn zu öffnen, und versuch es dann noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    arriving: 'Du setzt dich dazu …',
    opening: 'Der Tisch wird geöffnet …',
  },
  gone: {
    unknown: {
      title: 'Diesen Tisch gibt es nicht',
      text: 'Der Link ist vertippt oder unvollständig. Lass ihn dir noch einmal schicken, oder eröffne selbst einen Tisch.',
    },
    closed: {
      title: 'Diesen Tisch gibt es nicht mehr',
      text: 'Er ist geschlossen worden. Eröffne einfach einen neuen.',
    },
    removed: {
      title: 'Du bist nicht mehr am Tisch',
      text: 'Der Gastgeber hat dich aus der Runde genommen. Nur er kann dich wieder hereinlassen.',
      back: 'Noch einmal versuchen',
    },
    watchersForbidden: {
      title: 'Zuschauen ist hier nicht mehr erlaubt',
      text: 'Der Gastgeber hat es für alle abgestellt. Ist ein Platz frei, kannst du mitspielen.',
      back: 'Nach einem Platz sehen',
    },
    stranger: {
      title: 'Hier bist du jetzt jemand anders',
      text: 'Der Browser hat vergessen, wer du warst, oder gehört nun zu einem anderen Gerät. Komm als neuer Gast herein.',
      back: 'An die Tür',
    },
    left: {
      title: 'Du hast den Tisch verlassen',
      text: 'Vielleicht in einem anderen Fenster. Über den Link kommst du wieder herein.',
      back: 'Wieder an den Tisch',
    },
    protocol: {
      title: 'Die Seite ist veraltet',
      text: 'Skatrunde ist inzwischen neuer. Lade die Seite neu, dein Platz bleibt.',
      reload: 'Neu laden',
    },
    unreachable: {
      title: 'Der Tisch antwortet nicht',
      text: 'Ein Tisch mit Freunden braucht den Server, und der ist gerade nicht zu erreichen. Dein Platz bleibt.',
      retry: 'Noch einmal versuchen',
    },
  },
  waiting: {
    headline: 'Gleich geht es los',
    freeSeats: (count: number): string =>
      plural(count, { zero: 'alle da', one: 'noch ein Platz frei', other: `noch ${counted(count)} Plätze frei` }),
    /** So many more players are needed; none: every seat is taken. */
    missing: (count: number): string =>
      plural(count, { zero: 'Alle sitzen', one: 'Es fehlt noch einer', other: `Es fehlen noch ${counted(count)}` }),
    threeOfFour: 'Drei genügen, einer hat noch Platz',
    twoOrOfficers: 'Zum Skat fehlt noch einer, zu zweit geht Offiziersskat',
    invite: 'Lade deine Freunde ein',
    inviteText: 'Wer den Link hat, kann sich dazusetzen.',
    link: 'Link zu diesem Tisch',
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    shareTitle: 'Skat an meinem Tisch',
    stayHere: 'Der Link geht auch auf anderen Geräten. Bleib du selbst auf dieser Seite: Dort wärst du ein neuer Gast.',
    showLink: 'Link zeigen',
    freeSeat: 'freier Platz',
    sitHere: 'Hier sitzen',
    sitOn: (place: number): string => `Auf Platz ${place} setzen`,
    addBot: 'Bot hinsetzen',
    addBotOn: (place: number): string => `Bot hinsetzen, Platz ${place}`,
    removeBot: 'Bot wegschicken',
    removeBotNamed: (name: string): string => `Bot wegschicken: ${name}`,
    fillWithBots: (count: number): string => plural(count, { one: 'Mit Bot auffüllen', other: 'Mit Bots auffüllen' }),
    you: 'du',
    host: 'Gastgeber',
    ready: 'bereit',
    notReady: 'noch nicht bereit',
    beReady: 'Ich bin bereit',
    takeReadyBack: 'Doch nicht bereit',
    start: 'Partie beginnen',
    hostStarts: (host: string): string => `${host} beginnt die Partie`,
    whyNot: {
      notEveryoneReady: (names: string, count: number): string =>
        plural(count, { one: `${names} ist noch nicht bereit`, other: `${names} sind noch nicht bereit` }),
    },
    standUp: 'Aufstehen',
    fourth: 'Vierten Stuhl dazustellen',
    onlyThree: 'Vierten Stuhl wegstellen',
    watching: 'Du schaust zu',
    seat: (place: number): string => `Platz ${place}`,
  },
  settings: {
    title: 'Regeln am Tisch',
    official: 'Offizielle Regeln',
    officialText: 'Internationale Skatordnung, fürs Online-Spiel angepasst.',
    change: 'Regeln, Länge und Plätze ändern',
    hostOnly: 'nur der Gastgeber ändert',
    fixed: 'Die Partie läuft, das steht fest.',
    wasFixed: 'Das galt für diese Partie. Vor der nächsten lässt es sich ändern.',
    length: 'Länge',
    lengthKinds: { singleGame: 'ein Spiel', rounds: 'Runden', target: 'auf Punkte', bierlachs: 'Bierlachs' },
    rounds: 'Runden',
    roundsOption: (rounds: number): string => (rounds === 12 ? '12 (Liste)' : String(rounds)),
    target: 'Punkte',
    minus: 'Minuspunkte',
    targetNote: 'Die Runde wird zu Ende gespielt, dann gewinnt, wer vorn liegt.',
    bierlachsNote: 'Wer zuerst so viele Minuspunkte hat, verliert.',
    roundNote: (seats: number, rounds: number): string => {
      const together = seats === 4 ? 'viert' : seats === 3 ? 'dritt' : 'zweit';
      const long = rounds === 1 ? `das ${seats} Spiele` : `${rounds} Runden ${seats * rounds} Spiele`;
      return `In einer Runde gibt jeder einmal: Zu ${together} sind ${long}.`;
    },
    singleNote: 'Ein Spiel, dann steht der Sieger fest.',
    lengthText: {
      singleGame: 'ein Spiel',
      rounds: (rounds: number): string =>
        rounds === 12
          ? 'eine Liste, 12 Runden'
          : plural(rounds, { one: 'eine Runde', other: `${counted(rounds)} Runden` }),
      target: (score: number): string => `bis ${score} Punkte`,
      bierlachs: (minus: number): string => `Bierlachs bis ${minus}`,
    },
    seats: 'Plätze',
    seatsOption: { 3: 'zu dritt', 4: 'zu viert' },
    seatsText: { 2: 'Zwei Plätze', 3: 'Drei Plätze', 4: 'Vier Plätze' },
    seatsNote: 'Zu viert setzt aus, wer gibt.',
    apply: 'Übernehmen',
    readyAgain: (names: string, count: number): string =>
      plural(count, {
        one: `${names} muss danach noch einmal „bereit“ sagen.`,
        other: `${names} müssen danach noch einmal „bereit“ sagen.`,
      }),
    tableTitle: 'Name des Tisches',
    tableTitlePlaceholder: 'Donnerstagsrunde',
    door: 'Tür',
    newcomers: 'Neue dürfen sich dazusetzen',
    watchers: 'Zuschauen ist erlaubt',
  },
};
