const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** What belongs to no single view. */
export const app = {
  brand: 'Skatrunde',
  /** Its own name in the language switch. */
  languageName: 'Deutsch',
  language: 'Sprache',
  switchLanguage: 'English',
  theme: 'Aussehen',
  deck: 'Blatt',
  themes: { wood: 'Holz', light: 'Hell', night: 'Nacht', contrast: 'Kontrast' },
  sending: 'gesendet …',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  home: 'Zur Startseite',
  newTable: 'Neuer Tisch',
  loading: 'Einen Augenblick …',
  list: (names: readonly string[]): string => list.format(names),
  /** How long ago or for how long, rounded: "40 s", "5 min", "2 h". */
  duration: (ms: number): string => {
    const seconds = Math.max(0, Math.round(ms / 1000));
    if (seconds < 60) return `${seconds} s`;
    if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
    return `${Math.floor(seconds / 3600)} h`;
  },
  broken: {
    title: 'Da ist etwas schiefgegangen',
    text: 'Dein Platz und deine Karten sind sicher, sie liegen auf dem Server. Lade die Seite neu, dann geht es weiter.',
    reload: 'Neu laden',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Der Link ist vielleicht vertippt.',
  },
  copy: {
    button: 'Link kopieren',
    done: 'Link kopiert',
    byHand: 'Der Link ist markiert: kopiere ihn mit Strg+C, am Telefon mit langem Druck.',
  },
  share: 'Teilen',
  onlyHere: 'Diese Adresse gilt nur auf diesem Gerät: andere brauchen die Adresse dieses Rechners im Netz.',
  name: {
    label: 'Dein Name am Tisch',
    title: 'Dein Name',
    change: 'Namen ändern',
    note: 'So heißt du an jedem Tisch. Ist der Name dort schon vergeben, bekommt er eine Nummer.',
  },
  device: {
    open: 'Auf anderem Gerät weiterspielen',
    title: 'Auf anderem Gerät weiterspielen',
    text: 'Scanne den Code oder öffne den Link auf dem anderen Gerät. Dann bist du dort dieselbe Person, mit demselben Platz und denselben Karten.',
    once: 'Der Link gilt einmal und zehn Minuten lang. Gib ihn niemandem sonst.',
    qr: 'QR-Code mit dem Link für dein anderes Gerät',
    link: 'Link für dein anderes Gerät',
    again: 'Neuen Link holen',
    claimTitle: 'Hier weiterspielen?',
    claimText:
      'Du spielst hier als die Person weiter, die den Link geholt hat. Wer du auf diesem Gerät bisher warst, ist dann weg.',
    claim: 'Ja, hier weiterspielen',
    claimed: (name: string): string => `Du bist jetzt ${name}`,
    claimedText: 'Tische, an denen du sitzt, öffnest du über ihren Link.',
    refusedTitle: 'Das geht nicht mehr',
  },
};
