import type { TableSettings } from '@skatrunde/protocol';

/** What the landing page hands over to a new table: begin with these rules. */
export type OpenedWith = { readonly settings?: TableSettings };
