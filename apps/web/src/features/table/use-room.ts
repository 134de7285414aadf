import type { TableId } from '@skatrunde/protocol';
import { useEffect, useState } from 'react';
import { tableSocket } from '../../connection/socket.ts';
import { connectTable } from '../../connection/table-connection.ts';
import type { TableContextValue } from './table-context.ts';
import { makeTableStore } from './table-store.ts';

/**
 * Store and connection of one table, open as long as the component is there. A guest belongs to the table from the first
 * view on; anybody else from the start.
 */
export function useRoom(table: TableId, { guest }: { readonly guest: boolean }): TableContextValue {
  const [room] = useState(() => {
    const store = makeTableStore();
    const isMember = (): boolean => !guest || store.read().update !== undefined;
    return { store, connection: connectTable(tableSocket(table, isMember), store) };
  });
  useEffect(() => {
    room.connection.open();
    return () => room.connection.close();
  }, [room]);
  return room;
}
