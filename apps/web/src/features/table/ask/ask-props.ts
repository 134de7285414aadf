import type { SkatGameView } from '@skatrunde/protocol';
import type { SkatAsk, SkatCommand } from '@skatrunde/rules/cards';
import type { Layout } from '../board/layout.ts';
import type { Scene } from '../board/scene.ts';
import type { OnCommand } from '../board-props.ts';

/** What every kind of ask needs to be answered. */
export type AskProps<Kind extends SkatAsk['kind']> = {
  readonly ask: Extract<SkatAsk, { readonly kind: Kind }>;
  readonly game: SkatGameView;
  readonly scene: Scene;
  readonly layout: Layout;
  /** The answer that is on its way; further clicks do nothing. */
  readonly sent: SkatCommand | undefined;
  readonly say: (answer: SkatCommand) => void;
  readonly onCommand: OnCommand;
};
