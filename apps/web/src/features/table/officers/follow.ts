import type { Suit } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';

/** "Herz bedienen"; nothing when any open card will do. */
export function followWords(
  follow: Suit | 'trump' | undefined,
  { text, deck }: { readonly text: Texts; readonly deck: Deck },
): string | undefined {
  if (follow === undefined) return undefined;
  return text.table.ask.play.follow(follow, follow === 'trump' ? '' : text.cards.suit(follow, deck));
}
