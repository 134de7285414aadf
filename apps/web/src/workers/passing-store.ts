import { type DealtGame, type LimitNote, type LogEntry, type TableId, VersionTaken } from '@skatrunde/table';
import { limitsOf } from './indexed-store.ts';
import type { PracticeStore } from './practice-store.ts';

/** For a browser that keeps nothing: the table lasts as long as its page. */
export function passingStore(): PracticeStore {
  let current: TableId | undefined;
  let entries: readonly LogEntry[] = [];
  let notes: readonly (DealtGame & LimitNote)[] = [];
  return {
    log: {
      read: async (_, after) => entries.filter(({ version }) => version > after),
      append: async (table, entry) => {
        if (entries.some(({ version }) => version === entry.version)) throw new VersionTaken(table, entry.version);
        entries = [...entries, entry];
      },
    },
    notes: {
      bidLimits: async ({ dealing }) => limitsOf(notes.filter((note) => note.dealing === dealing)),
      noteBidLimit: async (game, note) => {
        notes = [...notes, { ...game, ...note }];
      },
    },
    current: async () => current,
    lay: async (table, kept) => {
      current = table;
      entries = kept;
      notes = [];
    },
  };
}
