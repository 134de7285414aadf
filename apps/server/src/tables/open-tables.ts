import type { GoneReason } from '@skatrunde/protocol';
import type { TableId } from '@skatrunde/table';
import type { OpenTable } from './open-table.ts';

/** Why a table cannot be opened. */
export type NotThere = Extract<GoneReason, 'unknown' | 'closed'>;

/** The tables that are open in this process, or are just being opened. */
export function openTables(restore: (id: TableId) => Promise<OpenTable | NotThere>) {
  const tables = new Map<TableId, Promise<OpenTable | NotThere>>();

  return {
    has: (id: TableId): boolean => tables.has(id),
    ids: (): readonly TableId[] => [...tables.keys()],

    add(id: TableId, one: OpenTable): void {
      tables.set(id, Promise.resolve(one));
    },

    remove(id: TableId): void {
      tables.delete(id);
    },

    /** One and the same for all who ask at once; a failure or an unknown id is not remembered. */
    find(id: TableId): Promise<OpenTable | NotThere> {
      const known = tables.get(id);
      if (known !== undefined) return known;
      const restoring = restore(id);
      tables.set(id, restoring);
      const forget = (): void => {
        if (tables.get(id) === restoring) tables.delete(id);
      };
      restoring.then((one) => (typeof one === 'string' ? forget() : undefined), forget);
      return restoring;
    },

    /** Only if it is open, or once it is; nothing when it could not be opened. */
    async get(id: TableId): Promise<OpenTable | undefined> {
      const one = await tables.get(id)?.catch(() => undefined);
      return typeof one === 'object' ? one : undefined;
    },
  };
}
