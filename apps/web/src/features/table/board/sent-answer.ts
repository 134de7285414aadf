import type { SkatCommand } from '@skatrunde/rules/cards';
import type { PendingCommand } from '../table-store.ts';

/** The answer to this ask that is on its way. */
export function sentAnswer(pending: readonly PendingCommand[], ask: number | undefined): SkatCommand | undefined {
  if (ask === undefined) return undefined;
  for (const { command } of pending) if (command.type === 'game' && command.ask === ask) return command.command;
  return undefined;
}

/** A word beside the asks is on its way. */
export function isOffering(pending: readonly PendingCommand[]): boolean {
  return pending.some(({ command }) => command.type === 'game' && command.moment !== undefined);
}
