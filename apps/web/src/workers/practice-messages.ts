import type { BotLevel, ClientToServer, Pad, TableSettings, TableUpdate } from '@skatrunde/protocol';

/** What the page and its practice table say to each other. Types alone: nothing of the worker comes to the page. */

/** What one practises with. */
export type PracticeChoice = { readonly level: BotLevel; readonly settings: TableSettings };

/** How the table is to call whoever practises, and itself. */
export type PracticeNames = { readonly me: string; readonly table: string };

export type ToPractice =
  /** Goes on where this browser has left off, else begins with this choice; tells everything. */
  | { readonly kind: 'open'; readonly choice: PracticeChoice; readonly names: PracticeNames }
  | { readonly kind: 'names'; readonly names: PracticeNames }
  /** What a page says to any table; `nr` comes back with the answer. */
  | { readonly kind: 'told'; readonly nr: number; readonly event: keyof ClientToServer; readonly message: unknown }
  | { readonly kind: 'startOver'; readonly choice: PracticeChoice }
  /** Back to where the last game was dealt. */
  | { readonly kind: 'sameDeal' };

export type FromPractice =
  | { readonly kind: 'opened' }
  | { readonly kind: 'update'; readonly update: TableUpdate }
  | { readonly kind: 'pad'; readonly pad: Pad }
  | { readonly kind: 'answer'; readonly nr: number; readonly reply: unknown }
  /** Another table, or the same one taken back: what is known of it holds no more. */
  | { readonly kind: 'laidAnew' }
  | { readonly kind: 'failed' };
