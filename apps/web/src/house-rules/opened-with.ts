import type { ChoosablePreset } from './preset-name.ts';

/** What the landing page hands over to a new table: play alone at once, begin with a preset. */
export type OpenedWith = { readonly fillWithBots?: boolean; readonly preset?: ChoosablePreset };
