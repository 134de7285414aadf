import type { PersonView, SeatView, TableView } from '@skatrunde/protocol';
import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/Toast.tsx';
import { AwaySlip, SHOWN_AFTER_MS } from './AwaySlip.tsx';
import { personOf } from './names.ts';
import { StandInSlip } from './StandInSlip.tsx';
import { useServerNow } from './table-context.ts';
import { turnSeat } from './turn.ts';

/** A short absence is nobody's business; after this it is said why nothing happens. */
const SAID_AFTER_MS = 10_000;

/** Everybody waits for somebody: says so once when they are away; when it lasts, a slip asks or says how to go on. */
export function AwayNotice({ view }: { readonly view: TableView }) {
  const text = useText();
  const toast = useToast();
  const serverNow = useServerNow();
  const seat = awaitedSeat(view);
  const person = personAt(view, seat);
  const standIn = seat?.standIn;
  const awaySince = person?.awaySince;
  const tell = useEffectEvent(() => {
    if (standIn !== undefined) return;
    // By then the slip says it.
    if (awaySince !== undefined && serverNow() - awaySince >= SHOWN_AFTER_MS) return;
    if (person) toast({ text: text.panel.away.turn(person.name), icon: WifiOff });
  });
  const wait = useEffectEvent((since: number) => Math.max(0, since + SAID_AFTER_MS - serverNow()));
  useEffect(() => {
    if (awaySince === undefined) return;
    const timer = setTimeout(() => tell(), wait(awaySince));
    return () => clearTimeout(timer);
  }, [awaySince]);
  if (!person || standIn?.state === 'playing') return null;
  if (standIn !== undefined) {
    if (person.person === view.you.person) return null;
    return <StandInSlip key={standIn.standIn} view={view} person={person} standIn={standIn} />;
  }
  if (awaySince === undefined) return null;
  return <AwaySlip key={`${person.person}-${awaySince}`} view={view} person={{ ...person, awaySince }} />;
}

function awaitedSeat(view: TableView): SeatView | undefined {
  if (view.stage.kind !== 'game') return undefined;
  const seat = turnSeat(view.stage.game);
  return view.seats.find((one) => one.seat === seat);
}

function personAt(view: TableView, seat: SeatView | undefined): PersonView | undefined {
  return seat?.occupant?.kind === 'person' ? personOf(view, seat.occupant.person) : undefined;
}
