import type { BotLevel, PersonView, TableView } from '@skatrunde/protocol';

/** One row of the list of people. */
export type TablePerson =
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly person: PersonView;
      readonly role: 'player' | 'watching' | 'waits';
      readonly leavesAfterGame: boolean;
      /** A bot plays for them. */
      readonly replaced: boolean;
    }
  | { readonly kind: 'bot'; readonly key: string; readonly name: string; readonly level: BotLevel };

/** Players in the order of their seats, then the watchers. */
export function tablePeople(view: TableView): readonly TablePerson[] {
  const players = view.seats.flatMap(({ seat, occupant, leavingAfterGame, standIn }): readonly TablePerson[] => {
    if (!occupant) return [];
    if (occupant.kind === 'bot') return [{ ...occupant, key: `bot-${seat}` }];
    const replaced = standIn?.state === 'playing';
    return row(view, occupant.person, { role: 'player', leavesAfterGame: leavingAfterGame, replaced });
  });
  const watchers = view.watchers.flatMap(({ person, waitsForSeat }) =>
    row(view, person, { role: waitsForSeat ? 'waits' : 'watching', leavesAfterGame: false, replaced: false }),
  );
  return [...players, ...watchers];
}

type Place = Pick<Extract<TablePerson, { readonly kind: 'person' }>, 'role' | 'leavesAfterGame' | 'replaced'>;

function row(view: TableView, id: string, place: Place): readonly TablePerson[] {
  const person = view.people.find((one) => one.person === id);
  return person ? [{ kind: 'person', key: id, person, ...place }] : [];
}
