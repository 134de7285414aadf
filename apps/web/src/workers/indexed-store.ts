import {
  type DealtGame,
  type LimitNote,
  type LogEntry,
  type NotedLimits,
  type TableId,
  VersionTaken,
} from '@skatrunde/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PracticeStore } from './practice-store.ts';

type Noted = DealtGame & LimitNote;

interface PracticeSchema extends DBSchema {
  /** By table and version. */
  log: { key: [TableId, number]; value: LogEntry };
  notes: { key: number; value: Noted };
  table: { key: 'current'; value: TableId };
}

/** In this browser's own database. Rejects where a browser keeps nothing. */
export async function indexedStore(): Promise<PracticeStore> {
  const db = await openDB<PracticeSchema>('skatrunde-practice', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('log');
      fresh.createObjectStore('notes', { autoIncrement: true });
      fresh.createObjectStore('table');
    },
  });
  return {
    log: {
      read: (table, after) => db.getAll('log', IDBKeyRange.bound([table, after + 1], [table, Number.MAX_SAFE_INTEGER])),
      async append(table, entry) {
        try {
          await db.add('log', entry, [table, entry.version]);
        } catch (error) {
          throw isTaken(error) ? new VersionTaken(table, entry.version) : error;
        }
      },
    },
    notes: {
      bidLimits: async (game) => limitsOf((await db.getAll('notes')).filter((note) => isOf(note, game))),
      noteBidLimit: async (game, note) => {
        await db.add('notes', { ...game, ...note });
      },
    },
    current: () => db.get('table', 'current'),
    lay: (table, entries) => lay(db, table, entries),
  };
}

async function lay(db: IDBPDatabase<PracticeSchema>, table: TableId, entries: readonly LogEntry[]): Promise<void> {
  const change = db.transaction(['log', 'notes', 'table'], 'readwrite');
  const log = change.objectStore('log');
  await Promise.all([
    log.clear(),
    change.objectStore('notes').clear(),
    ...entries.map((entry) => log.add(entry, [table, entry.version])),
    change.objectStore('table').put(table, 'current'),
    change.done,
  ]);
}

/** Another window of this browser was faster. */
function isTaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}

function isOf(note: DealtGame, { table, dealing }: DealtGame): boolean {
  return note.table === table && note.dealing === dealing;
}

/** The last word of each counts. */
export function limitsOf(notes: readonly LimitNote[]): NotedLimits {
  const limits = new Map(notes.map(({ person, upTo }) => [person, upTo]));
  return {
    limits: new Map([...limits].flatMap(([person, upTo]) => (upTo === undefined ? [] : [[person, upTo] as const]))),
    commands: notes.flatMap(({ person, commandId }) => (commandId === undefined ? [] : [{ person, commandId }])),
  };
}
