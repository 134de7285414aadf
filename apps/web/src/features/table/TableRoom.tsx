import type { GoneReason, TableId } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetTable, rememberTable } from '../../connection/last-table.ts';
import type { Refusal } from '../../connection/refusal.ts';
import { useText } from '../../i18n/index.ts';
import { WaitPage } from '../../ui/WaitPage.tsx';
import type { Arrival } from './door/GuestDoor.tsx';
import { UnreachablePage } from './GonePage.tsx';
import { TableViews } from './TableViews.tsx';
import { TableContext, type TableContextValue, useTable, useTableState } from './table-context.ts';
import { useRoom } from './use-room.ts';

export type TableRoomProps = {
  readonly table: TableId;
  /** How a guest comes in; nothing for those who belong to the table. */
  readonly arrival: Arrival | undefined;
  readonly onTurnedAway: (code: Refusal) => void;
  readonly onGone: (reason: GoneReason) => void;
};

/** The inside of a table: its line to the server, and what it shows. */
export function TableRoom({ table, arrival, onTurnedAway, onGone }: TableRoomProps) {
  const room = useRoom(table, { guest: arrival !== undefined });
  return (
    <TableContext value={room}>
      <Arriving room={room} arrival={arrival} onTurnedAway={onTurnedAway} />
      <Inside newcomer={arrival !== undefined} onGone={onGone} />
    </TableContext>
  );
}

type ArrivingProps = Pick<TableRoomProps, 'arrival' | 'onTurnedAway'> & { readonly room: TableContextValue };

/** Says once that a guest comes in. */
function Arriving({ room, arrival, onTurnedAway }: ArrivingProps) {
  const said = useRef(false);
  const turnedAway = useEffectEvent(onTurnedAway);
  useEffect(() => {
    if (!arrival || said.current) return;
    said.current = true;
    void room.connection.send(arrival).then((answer) => {
      if (!answer.ok && answer.code !== 'alreadyHere') turnedAway(answer.code);
    });
  }, [room, arrival]);
  return null;
}

type InsideProps = Pick<TableRoomProps, 'onGone'> & { readonly newcomer: boolean };

/** What there is to see: the table; before it can be seen, that it opens, or that it does not answer. */
export function Inside({ newcomer, onGone }: InsideProps) {
  const text = useText();
  const { update, connection } = useTableState();
  const { retry } = useTable().connection;
  const gone = useEffectEvent(onGone);
  const reason = connection.kind === 'gone' ? connection.reason : undefined;
  const table = update?.view.table;
  useEffect(() => {
    if (table !== undefined) rememberTable(table);
  }, [table]);
  useEffect(() => {
    if (reason === undefined) return;
    if (reason !== 'protocol') forgetTable();
    gone(reason);
  }, [reason]);
  if (update) return <TableViews update={update} newcomer={newcomer} />;
  if (connection.kind === 'lost') return <UnreachablePage onRetry={retry} />;
  return <WaitPage text={newcomer ? text.lobby.door.arriving : text.lobby.door.opening} />;
}
