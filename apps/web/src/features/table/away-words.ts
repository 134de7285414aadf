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

export type AwayWords = {
  readonly title: string;
  /** Sentences for the slip. */
  readonly lines: readonly string[];
  /** What fits into the strip of a small screen; the host has the button there. */
  readonly short: string;
};

/** "Henning ist seit 3 min weg", and what can be done about it. */
export function awayWords({ view, person, away }: Away, text: Texts): AwayWords {
  const words = text.panel.away;
  const title = words.since(person.name, text.app.duration(away));
  const then = away < AWAY_MS ? words.thenLater(gameEnds(view)) : words.thenNow(gameEnds(view));
  if (isLeaving(view, person.person)) return { title, lines: [then, words.stays], short: then };
  const host = personOf(view, view.host);
  if (!host?.present) return { title, lines: [words.hostAway, words.stays], short: words.hostAway };
  if (view.you.host) return { title, lines: [words.youMay(person.name), then], short: '' };
  return {
    title,
    lines: [words.hostMay(host.name, person.name), then],
    short: words.hostMayShort(host.name, person.name),
  };
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
