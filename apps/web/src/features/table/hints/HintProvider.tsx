import type { Hint, TableView } from '@skatrunde/protocol';
import { type ReactNode, useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { useToast } from '../../../ui/Toast.tsx';
import { useTable } from '../table-context.ts';
import { askForHint, HintContext } from './hint-context.ts';
import { hintSentence } from './hint-words.ts';
import { useHintKey } from './use-hint-key.ts';

type Wanted = { readonly ask: number; readonly hint?: Hint };

/** What a bot would do, on request and for the ask that is open: once this is answered the hint is gone. */
export function HintProvider({ view, children }: { readonly view: TableView; readonly children: ReactNode }) {
  const text = useText();
  const deck = useDeck();
  const announce = useAnnounce();
  const toast = useToast();
  const { connection, store } = useTable();
  const [wanted, setWanted] = useState<Wanted>();
  const open = askForHint(view);
  const now = open !== undefined && wanted?.ask === open ? wanted : undefined;
  const isOpen = (ask: number): boolean => {
    const { update } = store.read();
    return update !== undefined && askForHint(update.view) === ask;
  };
  const ask = (): void => {
    if (open === undefined || now !== undefined) return;
    setWanted({ ask: open });
    void connection.hint(open).then((answer) => {
      if (!isOpen(open)) return;
      if (answer.ok) {
        setWanted({ ask: open, hint: answer.hint });
        announce(hintSentence(answer.hint, { text, deck }));
        return;
      }
      setWanted(undefined);
      if (answer.code !== 'stale') toast({ text: text.refusals[answer.code] });
    });
  };
  useHintKey(ask);
  return (
    <HintContext
      value={{
        possible: open !== undefined,
        thinking: now !== undefined && now.hint === undefined,
        hint: now?.hint,
        ask,
        close: () => setWanted(undefined),
      }}
    >
      {children}
    </HintContext>
  );
}
