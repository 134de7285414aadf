import { createContext, type ReactNode, useContext } from 'react';

/** Where one practises alone: what stands in place of company, host and server. */
export type PracticeParts = {
  /** Behind the cog: how strong the bots are, which rules, and everything from the start. */
  readonly settings: ReactNode;
  /** Beside the table on wide screens, and below the standings: the same deal, from the start, friends. */
  readonly ways: ReactNode;
  readonly onSameDeal: () => void;
  readonly onStartOver: () => void;
};

export const PracticeContext = createContext<PracticeParts | undefined>(undefined);

/** Nothing at a table of the server. */
export function usePractice(): PracticeParts | undefined {
  return useContext(PracticeContext);
}
