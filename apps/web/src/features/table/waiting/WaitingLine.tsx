import type { TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { BarLine } from '../BarLine.tsx';

/** In the bar of the waiting room: the table's name where it has one, and how many are missing. */
export function WaitingLine({ view }: { readonly view: TableView }) {
  const text = useText();
  const words = text.lobby.waiting;
  const free = view.seats.filter(({ occupant }) => occupant === undefined).length;
  return <BarLine text={words.headline} note={words.freeSeats(free)} />;
}
