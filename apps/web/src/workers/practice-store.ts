import type { LogEntry, TableId, TableLog, TableNotes } from '@skatrunde/table';

/** Where the practice table lies between two visits: one table, its log, and what it was told in confidence. */
export type PracticeStore = {
  readonly log: TableLog;
  readonly notes: TableNotes;
  readonly current: () => Promise<TableId | undefined>;
  /** This table from now on, as far as these entries go; whatever was there before is forgotten. */
  readonly lay: (table: TableId, entries: readonly LogEntry[]) => Promise<void>;
};
