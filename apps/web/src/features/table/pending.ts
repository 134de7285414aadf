import type { TableCommand } from '@skatrunde/protocol';
import type { PendingCommand } from './table-store.ts';

/** A command of this kind is on its way. */
export function isPending(pending: readonly PendingCommand[], type: TableCommand['type']): boolean {
  return pending.some(({ command }) => command.type === type);
}
