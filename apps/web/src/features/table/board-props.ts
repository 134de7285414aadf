import type { Pad, TableCommand, TableUpdate } from '@skatrunde/protocol';
import type { PendingCommand } from './table-store.ts';

/** Says a command to the table; a refusal is shown as a toast by the page, the pending state by `pending`. */
export type OnCommand = (command: TableCommand) => void;

/**
 * The seam between the page around a table and the cards on it. `board/Board.tsx` gets this in the stages `game` and
 * `pause` and fills the place between the top bar and the side panel; it renders `<ToastPlace />` on the mat's lower edge.
 * Events one by one, for motion and the live region: `useTableUpdates` in `table-context.ts`.
 */
export type BoardProps = {
  readonly update: TableUpdate;
  readonly pad?: Pad | undefined;
  readonly pending: readonly PendingCommand[];
  readonly onCommand: OnCommand;
};
