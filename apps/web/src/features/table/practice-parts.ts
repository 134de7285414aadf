import { createContext, type ReactNode, useContext } from 'react';

/** Where one practises alone: what stands in place of company, host and server. */
export type PracticeParts = {
  /** Behind the cog: pace and level of the bots, the rules, the same deal, from the start, friends. */
  readonly settings: ReactNode;
  /** Beside the table on wide screens. */
  readonly ways: ReactNode;
  readonly onSameDeal: () => void;
  readonly onStartOver: () => void;
};

export const PracticeContext = createContext<PracticeParts | undefined>(undefined);

/** Nothing at a table of the server. */
export function usePractice(): PracticeParts | undefined {
  return useContext(PracticeContext);
}
