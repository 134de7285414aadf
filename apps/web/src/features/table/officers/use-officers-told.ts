import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { useUpdatesSinceShown } from '../table-context.ts';
import { officersTold } from './officers-told.ts';

/** Tells the live region of calls, cards and flips; what is asked of me comes last. */
export function useOfficersTold(): void {
  const text = useText();
  const deck = useDeck();
  const announce = useAnnounce();
  useUpdatesSinceShown((update) => {
    const told = officersTold(update, { text, deck });
    if (told.length > 0) announce(told.join(' '));
  });
}
