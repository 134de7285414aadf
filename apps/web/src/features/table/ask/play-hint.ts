import type { SkatAsk, SkatView } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';

type PlayAsk = Extract<SkatAsk, { readonly kind: 'play' }>;
type Words = { readonly text: Texts; readonly deck: Deck };

/** "Herz bedienen": what must be done, and nothing when any card will do. */
export function followText({ follow }: PlayAsk, { text, deck }: Words): string | undefined {
  if (follow === undefined) return undefined;
  return text.table.ask.play.follow(follow, follow === 'trump' ? '' : text.cards.suit(follow, deck));
}

/** "Du bist dran: Trumpf bedienen"; on a phone only what to do. */
export function playHint(
  ask: PlayAsk,
  { view, short, ...words }: Words & { readonly view: SkatView; readonly short: boolean },
): string {
  const { play } = words.text.table.ask;
  const follow = followText(ask, words);
  if (follow !== undefined) return short ? sentence(follow) : play.yourTurn(follow);
  return (view.phase === 'playing' || view.phase === 'ramsch') && view.trick.length === 0 ? play.lead : play.turn;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
