import type { Table, TableClock, TableId } from '@skatrunde/table';

/** Rest before a log that could not be read is read again, in ms. */
const AGAIN = 1000;
/** Tables that are asked for in one query. */
const AT_ONCE = 500;

export type FollowDeps = {
  readonly clock: TableClock;
  /** Only if it is open here. */
  readonly openHere: (table: TableId) => Promise<Table | undefined>;
  readonly versions: (tables: readonly TableId[]) => Promise<ReadonlyMap<TableId, number>>;
};

/** Keeps the tables that are open here at what other nodes have written. */
export function followOthers({ clock, openHere, versions }: FollowDeps) {
  const wanted = new Map<TableId, number>();
  const underWay = new Set<TableId>();

  /** What has come in while it read is read in the next round, so many messages cost a few readings. */
  async function follow(id: TableId): Promise<void> {
    if (underWay.has(id)) return;
    underWay.add(id);
    const table = await openHere(id);
    while (table !== undefined && table.state.version < (wanted.get(id) ?? 0)) {
      const { version } = table.state;
      await table.refresh();
      if (table.state.version === version) {
        clock.after(AGAIN, () => void follow(id));
        underWay.delete(id);
        return;
      }
    }
    wanted.delete(id);
    underWay.delete(id);
  }

  /** The log of a table has come to this version. Never rejects. */
  function bringTo(id: TableId, version: number): Promise<void> {
    wanted.set(id, Math.max(version, wanted.get(id) ?? 0));
    return follow(id);
  }

  return {
    bringTo,

    /** Looks into the logs of these tables, whatever was told. Rejects when they cannot be read. */
    async catchUp(ids: readonly TableId[]): Promise<void> {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const newest = await versions(ids.slice(from, from + AT_ONCE));
        await Promise.all([...newest].map(([id, version]) => bringTo(id, version)));
      }
    },
  };
}
