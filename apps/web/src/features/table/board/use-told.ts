import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { useUpdatesSinceShown } from '../table-context.ts';
import { toldOf } from './told.ts';

/** Tells the live region what happens with the cards; what is asked of me comes first to the ear. */
export function useTold(): void {
  const text = useText();
  const deck = useDeck();
  const announce = useAnnounce();
  useUpdatesSinceShown((update) => {
    const told = toldOf(update, { text, deck });
    if (told.length > 0) announce(told.join(' '));
  });
}
