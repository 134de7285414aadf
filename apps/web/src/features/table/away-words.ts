import type { PersonId, PersonView, TableView } from '@skatrunde/protocol';
import type { Texts } from '../../i18n/index.ts';
import { personOf } from './names.ts';
import { AWAY_MS, gameEnds } from './people/removal.ts';

export type Away = {
  readonly view: TableView;
  readonly person: PersonView;
  /** How long, in ms. */
  readonly away: number;
};

/** "Henning ist seit 3 min weg", and what can be done about it; the first line is the one that must be read. */
export function awayWords({ view, person, away }: Away, text: Texts): { title: string; lines: readonly string[] } {
  const words = text.panel.away;
  const title = words.since(person.name, text.app.duration(away));
  const ends = gameEnds(view);
  if (isLeaving(view, person.person)) return { title, lines: [words.thenLater(ends), words.stays] };
  const host = personOf(view, view.host);
  if (!host?.present) return { title, lines: [words.hostAway, words.stays] };
  const may = view.you.host ? words.youMay(person.name) : words.hostMay(host.name, person.name);
  return { title, lines: [may, away < AWAY_MS ? words.thenLater(ends) : words.thenNow(ends)] };
}

/** The button is the host's, and of use once. */
export function mayRemove(view: TableView, person: PersonId): boolean {
  return view.you.host && !isLeaving(view, person);
}

/** Removed already: the game only waits for the five minutes. */
function isLeaving({ seats }: TableView, person: PersonId): boolean {
  return seats.some(
    ({ occupant, leavingAfterGame }) => leavingAfterGame && occupant?.kind === 'person' && occupant.person === person,
  );
}
