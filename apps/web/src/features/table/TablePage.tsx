import type { GoneReason, TableCard, TableId } from '@skatrunde/protocol';
import { useCallback, useEffect, useState } from 'react';
import { fetchTableCard } from '../../connection/api.ts';
import type { Refusal } from '../../connection/refusal.ts';
import { useText } from '../../i18n/index.ts';
import { askWhoIAm } from '../../me/me.ts';
import { WaitPage } from '../../ui/WaitPage.tsx';
import { type Arrival, GuestDoor } from './door/GuestDoor.tsx';
import { GonePage, UnreachablePage } from './GonePage.tsx';
import { TableRoom } from './TableRoom.tsx';

type Way =
  | { readonly kind: 'looking' }
  /** A guest in front of the door; `turnedAway`: why the last try failed. */
  | { readonly kind: 'door'; readonly card: TableCard; readonly turnedAway?: Refusal }
  | { readonly kind: 'inside'; readonly arrival?: Arrival }
  | { readonly kind: 'gone'; readonly reason: GoneReason }
  | { readonly kind: 'unreachable' };

/** `/t/ID`: who belongs to the table goes straight in, a guest stands at the door first. */
export function TablePage({ table }: { readonly table: TableId }) {
  const text = useText();
  const [way, setWay] = useState<Way>({ kind: 'looking' });
  const look = useCallback(
    async (turnedAway?: Refusal) => {
      await askWhoIAm();
      setWay(wayFor(await fetchTableCard(table), turnedAway));
    },
    [table],
  );
  const lookAgain = (): void => {
    setWay({ kind: 'looking' });
    void look();
  };
  useEffect(() => {
    void look();
  }, [look]);

  switch (way.kind) {
    case 'looking':
      return <WaitPage text={text.lobby.door.opening} />;
    case 'door':
      return (
        <GuestDoor
          card={way.card}
          turnedAway={way.turnedAway}
          onLookAgain={lookAgain}
          onArrive={(arrival) => setWay({ kind: 'inside', arrival })}
        />
      );
    case 'inside':
      return (
        <TableRoom
          table={table}
          arrival={way.arrival}
          onTurnedAway={(code) => void look(code)}
          onGone={(reason) => setWay({ kind: 'gone', reason })}
        />
      );
    case 'gone':
      return <GonePage reason={way.reason} onLookAgain={lookAgain} />;
    case 'unreachable':
      return <UnreachablePage onRetry={lookAgain} />;
  }
}

function wayFor(answer: Awaited<ReturnType<typeof fetchTableCard>>, turnedAway: Refusal | undefined): Way {
  if (answer.ok) {
    if (answer.value.member) return { kind: 'inside' };
    return turnedAway === undefined
      ? { kind: 'door', card: answer.value }
      : { kind: 'door', card: answer.value, turnedAway };
  }
  switch (answer.code) {
    case 'unknown':
    case 'closed':
    case 'removed':
      return { kind: 'gone', reason: answer.code };
    case 'notFound':
    case 'malformed':
      return { kind: 'gone', reason: 'unknown' };
    default:
      return { kind: 'unreachable' };
  }
}
