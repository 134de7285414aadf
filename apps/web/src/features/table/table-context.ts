import type { TableUpdate } from '@skatrunde/protocol';
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { TableConnection } from '../../connection/table-connection.ts';
import type { TableState, TableStore } from './table-store.ts';

export type TableContextValue = { readonly store: TableStore; readonly connection: TableConnection };

export const TableContext = createContext<TableContextValue | undefined>(undefined);

export function useTable(): TableContextValue {
  const value = useContext(TableContext);
  if (!value) throw new Error('useTable outside of a table');
  return value;
}

export function useTableState(): TableState {
  const { store } = useTable();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Hears every accepted update once, in order; for motion, sound and the live region. */
export function useTableUpdates(hear: (update: TableUpdate) => void): void {
  const { store } = useTable();
  const onUpdate = useEffectEvent(hear);
  useEffect(() => store.onUpdate((update) => onUpdate(update)), [store]);
}

/** The same, beginning with the update that has brought this part of the page up: it tells of the first deal, too. */
export function useUpdatesSinceShown(hear: (update: TableUpdate) => void): void {
  const { store } = useTable();
  const onUpdate = useEffectEvent(hear);
  useEffect(() => {
    const { update } = store.read();
    if (update) onUpdate(update);
    return store.onUpdate((next) => onUpdate(next));
  }, [store]);
}

/** Server time now, in ms. */
export function useServerNow(): () => number {
  const { store } = useTable();
  return () => Date.now() + store.read().clockOffset;
}
