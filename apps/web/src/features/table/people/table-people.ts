import type { PersonView, TableView } from '@skatrunde/protocol';

/** One row of the list of people. */
export type TablePerson =
  | {
      readonly kind: 'person';
      readonly key: string;
      readonly person: PersonView;
      readonly role: 'player' | 'watching' | 'waits';
      readonly leavesAfterGame: boolean;
    }
  | { readonly kind: 'bot'; readonly key: string; readonly name: string };

/** Players in the order of their seats, then the watchers. */
export function tablePeople(view: TableView): readonly TablePerson[] {
  const players = view.seats.flatMap(({ seat, occupant, leavingAfterGame }): readonly TablePerson[] => {
    if (!occupant) return [];
    if (occupant.kind === 'bot') return [{ kind: 'bot', key: `bot-${seat}`, name: occupant.name }];
    return row(view, occupant.person, { role: 'player', leavesAfterGame: leavingAfterGame });
  });
  const watchers = view.watchers.flatMap(({ person, waitsForSeat }) =>
    row(view, person, { role: waitsForSeat ? 'waits' : 'watching', leavesAfterGame: false }),
  );
  return [...players, ...watchers];
}

type Place = { readonly role: 'player' | 'watching' | 'waits'; readonly leavesAfterGame: boolean };

function row(view: TableView, id: string, { role, leavesAfterGame }: Place): readonly TablePerson[] {
  const person = view.people.find((one) => one.person === id);
  return person ? [{ kind: 'person', key: id, person, role, leavesAfterGame }] : [];
}
