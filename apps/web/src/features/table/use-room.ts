import type { TableId } from '@skatrunde/protocol';
import { useEffect, useState } from 'react';
import { tableSocket } from '../../connection/socket.ts';
import { connectTable } from '../../connection/table-connection.ts';
import type { TableLine } from '../../connection/table-line.ts';
import type { TableContextValue } from './table-context.ts';
import { makeTableStore, type TableStore } from './table-store.ts';

/**
 * Store and connection of one table, open as long as the component is there. A guest belongs to the table from the first
 * view on; anybody else from the start.
 */
export function useRoom(table: TableId, { guest }: { readonly guest: boolean }): TableContextValue {
  return useRoomOn((store) => tableSocket(table, () => !guest || store.read().update !== undefined));
}

/** The same on any line; it is made once. */
export function useRoomOn<L extends TableLine>(makeLine: (store: TableStore) => L): Room<L> {
  const [room] = useState(() => {
    const store = makeTableStore();
    const line = makeLine(store);
    return { store, line, connection: connectTable(line, store) };
  });
  useEffect(() => {
    room.connection.open();
    return () => room.connection.close();
  }, [room]);
  return room;
}

type Room<L> = TableContextValue & { readonly line: L };
