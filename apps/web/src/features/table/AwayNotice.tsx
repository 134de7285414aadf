import type { PersonView, TableView } from '@skatrunde/protocol';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/Toast.tsx';
import { AwaySlip } from './AwaySlip.tsx';
import { occupantOf, personOf } from './names.ts';
import { useServerNow } from './table-context.ts';
import { turnSeat } from './turn.ts';

/** A short absence is nobody's business; after this it is said why nothing happens. */
const SAID_AFTER_MS = 10_000;

/** Everybody waits for somebody who is away: says so once; when it lasts, a slip says how to go on. */
export function AwayNotice({ view }: { readonly view: TableView }) {
  const text = useText();
  const toast = useToast();
  const serverNow = useServerNow();
  const person = awaited(view);
  const awaySince = person?.awaySince;
  const tell = useEffectEvent(() => {
    if (person) toast({ text: text.panel.away.turn(person.name), icon: WifiOff });
  });
  const wait = useEffectEvent((since: number) => Math.max(0, since + SAID_AFTER_MS - serverNow()));
  useEffect(() => {
    if (awaySince === undefined) return;
    const timer = setTimeout(() => tell(), wait(awaySince));
    return () => clearTimeout(timer);
  }, [awaySince]);
  if (!person || awaySince === undefined) return null;
  return <AwaySlip key={`${person.person}-${awaySince}`} view={view} person={{ ...person, awaySince }} />;
}

function awaited(view: TableView): PersonView | undefined {
  if (view.stage.kind !== 'game') return undefined;
  const seat = turnSeat(view.stage.game);
  const occupant = seat === undefined ? undefined : occupantOf(view, seat);
  return occupant?.kind === 'person' ? personOf(view, occupant.person) : undefined;
}
