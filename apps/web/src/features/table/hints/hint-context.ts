import { givesHints, type Hint, type TableView } from '@skatrunde/protocol';
import type { Card } from '@skatrunde/rules/cards';
import { createContext, useContext } from 'react';

/** Hints, as far as the board is concerned. */
export type Hints = {
  /** Something is asked of me, and this table gives hints. */
  readonly possible: boolean;
  /** Asked for, and not here yet. */
  readonly thinking: boolean;
  /** For what is asked of me now. */
  readonly hint: Hint | undefined;
  readonly ask: () => void;
  readonly close: () => void;
};

const NO_HINTS: Hints = { possible: false, thinking: false, hint: undefined, ask: nothing, close: nothing };

export const HintContext = createContext<Hints>(NO_HINTS);

export function useHints(): Hints {
  return useContext(HintContext);
}

/** Whether a command is the one that the hint means: its button is marked. */
export function useHinted(): (command: object) => boolean {
  const { hint } = useHints();
  return (command) => hint !== undefined && JSON.stringify(hint.command) === JSON.stringify(command);
}

/** The cards that the hint means. */
export function hintedCards(hint: Hint | undefined): readonly Card[] {
  if (hint?.command.type === 'play') return [hint.command.card];
  return hint?.command.type === 'discard' ? hint.command.cards : [];
}

/** The number of the ask that a hint may be wanted for. While somebody waits for my answer to an offer there is none. */
export function askForHint({ settings, stage }: TableView): number | undefined {
  if (stage.kind !== 'game' || !givesHints(settings)) return undefined;
  const { ask, offers } = stage.game;
  const answers = offers.some(({ kind }) => kind === 'answerClaim' || kind === 'answerConcession');
  return answers ? undefined : ask?.number;
}

function nothing(): void {
  return;
}
