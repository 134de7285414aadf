import type { MatchView, Occupant, PersonId, PersonView, Seat, TableView } from '@skatrunde/protocol';
import type { Texts } from '../../i18n/index.ts';

/** Who is who at a table: names for seats, people and occupants, as the view lists them. */
export function personOf(view: TableView, person: PersonId): PersonView | undefined {
  return view.people.find((one) => one.person === person);
}

/** `undefined` for a person who has gone and is not listed any more. */
export function nameOf(view: TableView, person: PersonId): string | undefined {
  return personOf(view, person)?.name;
}

export function occupantName(view: TableView, occupant: Occupant): string | undefined {
  return occupant.kind === 'bot' ? occupant.name : nameOf(view, occupant.person);
}

export function occupantOf(view: TableView, seat: Seat): Occupant | undefined {
  return view.seats.find((one) => one.seat === seat)?.occupant;
}

/** Name of whoever sits there; `undefined` for a free seat. */
export function seatName(view: TableView, seat: Seat): string | undefined {
  const occupant = occupantOf(view, seat);
  return occupant && occupantName(view, occupant);
}

/** The seats as this viewer sees them: his own first, then clockwise; a watcher sits behind seat 0. */
export function seatsAround(view: TableView): readonly Seat[] {
  const first = view.you.seat ?? 0;
  const count = view.seats.length;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** Who has these columns of the pad, also those who have gone since. */
export function columnNames(
  columns: readonly number[],
  { stage, people }: Pick<TableView, 'stage' | 'people'>,
  text: Texts,
): readonly string[] {
  const participants = stage.kind === 'lobby' ? [] : stage.match.participants;
  return columns.map((column) => participantName(participants[column], people) ?? text.panel.somebody);
}

function participantName(
  one: MatchView['participants'][number] | undefined,
  people: TableView['people'],
): string | undefined {
  if (one?.occupant.kind !== 'person') return one?.occupant.name;
  const { person } = one.occupant;
  return people.find((known) => known.person === person)?.name;
}
