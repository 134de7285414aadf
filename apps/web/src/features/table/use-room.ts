import type { TableId } from '@skatrunde/protocol';
import { useEffect, useState } from 'react';
import { tableSocket } from '../../connection/socket.ts';
import { connectTable } from '../../connection/table-connection.ts';
import type { TableContextValue } from './table-context.ts';
import { makeTableStore } from './table-store.ts';

/** Store and connection of one table, open as long as the component is there. */
export function useRoom(table: TableId): TableContextValue {
  const [room] = useState(() => {
    const store = makeTableStore();
    return { store, connection: connectTable(tableSocket(table), store) };
  });
  useEffect(() => {
    room.connection.open();
    return () => room.connection.close();
  }, [room]);
  return room;
}
