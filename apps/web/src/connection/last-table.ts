import type { TableId } from '@skatrunde/protocol';

const KEY = 'skatrunde.table';

/** The table this browser was at last, so that a wrong click leads back. A browser that keeps nothing only forgets. */
export function lastTable(): TableId | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberTable(table: TableId): void {
  try {
    localStorage.setItem(KEY, table);
  } catch {
    return;
  }
}

export function forgetTable(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}
