import type { fairCards as german } from '../de/fair-cards.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');
const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Fair cards, at the table: mixing, what a game is bound to, the way to the check. The check itself: check.ts. */
export const fairCards: typeof german = {
  check: 'Check the cards',
  checkGame: (game) => `Game ${game}: check the cards, opens a new tab`,
  inNewTab: (label) => `${label}, opens a new tab`,
  mixing: 'The cards are being shuffled',
  missing: (names) =>
    plural(names.length, {
      one: `Waiting for the browser of ${list.format(names)}`,
      other: `Waiting for the browsers of ${list.format(names)}`,
    }),
  missingYours: 'Waiting for your browser',
  skippedAtDeal: (names) => `Skipped in the shuffle: ${list.format(names)}`,
  atTable: {
    title: 'Fair cards',
    bound: (game) => `Commitment of game ${game}`,
    boundNext: 'Commitment of the next game',
    added: 'Added to the shuffle',
    skipped: 'Skipped',
    nobody: 'nobody',
    bots: 'Bots add nothing.',
    notDealt: 'No game has been dealt yet.',
    how: 'What this means and how to check it',
  },
};
