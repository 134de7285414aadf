import type { Decision } from '@skatrunde/rules';
import type { TableRefusal } from './commands.ts';
import type { Shuffle, TablePeople } from './deps.ts';
import type { TableEvent } from './events.ts';
import { evolveTable } from './evolve.ts';
import type { GameRefusal } from './game-words.ts';
import type { TableState } from './state.ts';

/** What a decision may look at beside the state. */
export type TableContext = {
  /** Server ms. */
  readonly now: number;
  readonly shuffle: Shuffle;
  readonly people: TablePeople;
};

export type Refusal = TableRefusal | GameRefusal;
export type TableDecision = Decision<TableEvent, Refusal>;

/** A decision in the making: the facts so far, and the table as they leave it. */
export type Draft = {
  readonly state: TableState;
  readonly events: readonly TableEvent[];
  readonly context: TableContext;
};

/** What one command leads to: facts, or why not. */
export type Outcome = Draft | Refusal;

export function draftOf(state: TableState, context: TableContext): Draft {
  return { state, events: [], context };
}

/** The draft with these facts added, in order. */
export function add(draft: Draft, ...events: readonly TableEvent[]): Draft {
  const place = { version: draft.state.version + 1, at: draft.context.now };
  const state = events.reduce<TableState>((so, event) => evolveTable(so, event, place), draft.state);
  return { ...draft, state, events: [...draft.events, ...events] };
}

export function decisionOf(outcome: Outcome): TableDecision {
  return typeof outcome === 'string' ? { ok: false, code: outcome } : { ok: true, events: outcome.events };
}
