import type { SkatAsk, SkatState } from '@skatrunde/rules';
import type { GameAsk } from '../game-words.ts';
import type { OfficersTableSettings, SkatTableSettings } from '../settings.ts';
import type { TableGameState } from '../state.ts';
import type { GameView, SkatGameView, Stage } from '../view-types.ts';

/** What a test changes of a Skat table's settings, or the whole settings of a table for two. */
export type TestSettings = Partial<SkatTableSettings> | OfficersTableSettings;

/** A stage whose game is Skat. */
export type SkatStage<Kind extends Stage['kind']> = WithSkat<Extract<Stage, { readonly kind: Kind }>>;
type WithSkat<S> = S extends { readonly game: GameView }
  ? Omit<S, 'game'> & { readonly game: SkatGameView }
  : S extends { readonly game?: GameView }
    ? Omit<S, 'game'> & { readonly game?: SkatGameView }
    : S;

/** The stage, of this kind and with a game of Skat if with any; otherwise the test fails here. */
export function skatStage<Kind extends Stage['kind']>(stage: Stage, kind: Kind): SkatStage<Kind> {
  if (stage.kind !== kind) throw new Error(`Not ${kind}: ${stage.kind}`);
  if ('game' in stage && stage.game?.plays === 'officers') throw new Error('Not Skat');
  return stage as SkatStage<Kind>;
}

/** All cards of a running game of Skat. */
export function skatState({ plays, state }: TableGameState): SkatState {
  if (plays !== 'skat') throw new Error(`Not Skat: ${plays}`);
  return state as SkatState;
}

export function skatAsk({ plays }: TableGameState, ask: GameAsk): SkatAsk {
  if (plays !== 'skat') throw new Error(`Not Skat: ${plays}`);
  return ask as SkatAsk;
}
