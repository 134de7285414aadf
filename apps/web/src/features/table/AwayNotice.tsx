import type { TableView } from '@skatrunde/protocol';
import { WifiOff } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { useNow } from '../../ui/use-now.ts';
import { Notice } from './Notice.tsx';
import { occupantOf, personOf } from './names.ts';
import { useServerNow } from './table-context.ts';
import { turnSeat } from './turn.ts';

/** A short absence is nobody's business; after this it is said why nothing happens. */
const SHOWN_AFTER_MS = 10_000;

/** Everybody waits for somebody who is away: who, and since when. */
export function AwayNotice({ view }: { readonly view: TableView }) {
  const text = useText();
  const serverNow = useServerNow();
  const person = awaited(view);
  useNow({ wanted: person?.awaySince !== undefined });
  if (person?.awaySince === undefined) return null;
  const away = serverNow() - person.awaySince;
  if (away < SHOWN_AFTER_MS) return null;
  return <Notice icon={WifiOff} text={text.panel.away.turn(person.name, text.app.duration(away))} />;
}

function awaited(view: TableView) {
  if (view.stage.kind !== 'game') return undefined;
  const seat = turnSeat(view.stage.game);
  const occupant = seat === undefined ? undefined : occupantOf(view, seat);
  return occupant?.kind === 'person' ? personOf(view, occupant.person) : undefined;
}
