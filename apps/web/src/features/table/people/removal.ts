import type { PersonId, TableView } from '@skatrunde/protocol';
import type { GameEnds } from '../../../i18n/de/panel.ts';
import type { Texts } from '../../../i18n/index.ts';
import { nameOf, personOf } from '../names.ts';

/** So long somebody may be away before a removal ends the running game. The table's own number; the page only tells it. Ms. */
export const AWAY_MS = 300_000;

/** What removing this person does, by now: the question before it says so. Source: rules.md 6.13. */
export type Removal =
  | { readonly kind: 'now' }
  /** Plays on to the end of this game. */
  | { readonly kind: 'later' }
  /** Is away: the game ends without them once they are away too long. */
  | { readonly kind: 'away' | 'longAway'; readonly ends: GameEnds };

export type RemovalCase = { readonly view: TableView; readonly person: PersonId; readonly now: number };

export function removalOf({ view, person, now }: RemovalCase): Removal {
  if (!playsNow(view, person)) return { kind: 'now' };
  const awaySince = personOf(view, person)?.awaySince;
  if (awaySince === undefined) return { kind: 'later' };
  return { kind: now - awaySince < AWAY_MS ? 'away' : 'longAway', ends: gameEnds(view) };
}

/** Holds cards in the running game; the dealer who sits out does not. */
function playsNow({ seats, stage }: TableView, person: PersonId): boolean {
  if (stage.kind !== 'game') return false;
  const own = seats.find(({ occupant }) => occupant?.kind === 'person' && occupant.person === person);
  return own !== undefined && stage.game.seats.includes(own.seat);
}

/** Where leaving counts as giving up, so does being taken out of the game. */
export function gameEnds({ stage, settings }: TableView): GameEnds {
  const inForce = stage.kind === 'game' ? stage.match.settings : settings;
  return inForce.game !== 'officers' && inForce.rules.leavingCountsAsConceding ? 'givenUp' : 'unscored';
}

/** The question's text. */
export function removalText(one: RemovalCase, { panel }: Texts): string {
  const words = panel.people;
  const name = nameOf(one.view, one.person) ?? panel.somebody;
  return `${consequence(removalOf(one), name, words)} ${words.onlyYouLetIn(name)}`;
}

function consequence(removal: Removal, name: string, words: Texts['panel']['people']): string {
  switch (removal.kind) {
    case 'now':
      return words.removeNow;
    case 'later':
      return words.removeLater;
    case 'away':
      return words.removeAway(name, removal.ends);
    case 'longAway':
      return words.removeLongAway(removal.ends);
  }
}
