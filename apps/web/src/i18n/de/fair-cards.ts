import { pluralIn } from '../plural.ts';

const plural = pluralIn('de');
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** Fair cards, at the table: mixing, what a game is bound to, the way to the check. The check itself: check.ts. */
export const fairCards = {
  check: 'Karten prüfen',
  /** Spoken: the link of one line of the pad. */
  checkGame: (game: number): string => `Spiel ${game}: Karten prüfen, öffnet einen neuen Tab`,
  /** Spoken: a link that leaves the table open. */
  inNewTab: (label: string): string => `${label}, öffnet einen neuen Tab`,
  mixing: 'Die Karten werden gemischt',
  missing: (names: readonly string[]): string =>
    plural(names.length, {
      one: `Der Browser von ${list.format(names)} fehlt noch`,
      other: `Die Browser von ${list.format(names)} fehlen noch`,
    }),
  missingYours: 'Dein Browser fehlt noch',
  skippedAtDeal: (names: readonly string[]): string => `Beim Mischen übersprungen: ${list.format(names)}`,
  atTable: {
    title: 'Faire Karten',
    bound: (game: number): string => `Bindung von Spiel ${game}`,
    boundNext: 'Bindung des nächsten Spiels',
    added: 'Zum Mischen beigesteuert',
    skipped: 'Übersprungen',
    nobody: 'niemand',
    bots: 'Bots steuern nichts bei.',
    notDealt: 'Noch ist kein Spiel gegeben.',
    how: 'Was das heißt und wie man es prüft',
  },
};
