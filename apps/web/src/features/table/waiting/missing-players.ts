import type { StartView, TableView } from '@skatrunde/protocol';
import type { Texts } from '../../../i18n/index.ts';

/** How many more must sit down before a match can begin: Skat wants three, also at a table of four. */
export function playersMissing({ seats, settings }: TableView): number {
  const needed = settings.game === 'officers' ? 2 : 3;
  return Math.max(0, needed - seats.filter(({ occupant }) => occupant !== undefined).length);
}

/** What the waiting room says above the table: who is missing, or that those who are here can begin. */
export function missingText(view: TableView, start: StartView, text: Texts): string {
  const words = text.lobby.waiting;
  if (!start.allowed && start.reason === 'twoPlayOfficers') return words.twoOrOfficers;
  const missing = playersMissing(view);
  const full = view.seats.every(({ occupant }) => occupant !== undefined);
  return missing === 0 && !full ? words.threeOfFour : words.missing(missing);
}
