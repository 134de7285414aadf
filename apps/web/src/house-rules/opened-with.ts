import type { TableSettings } from '@skatrunde/protocol';

/** What the landing page hands over to a new table: play alone at once, begin with these rules. */
export type OpenedWith = { readonly fillWithBots?: boolean; readonly settings?: TableSettings };
