import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import { type BidMeaning, bidMeanings } from './bid-meanings.ts';

type Words = { readonly text: Texts; readonly deck: Deck };

/** "30: Herz mit oder ohne 2". */
export function meaningText(value: number, words: Words): string {
  return words.text.table.ask.bid.meanings(
    value,
    bidMeanings(value).map((meaning) => gameText(meaning, words)),
  );
}

function gameText(meaning: BidMeaning, { text, deck }: Words): string {
  const { bid } = text.table.ask;
  switch (meaning.kind) {
    case 'suit':
      return bid.suitGame(text.cards.suit(meaning.suit, deck), meaning.matadors);
    case 'grand':
      return bid.grandGame(meaning.matadors);
    case 'null':
      return text.contracts.name({ type: 'null', hand: meaning.hand, ouvert: meaning.ouvert });
    case 'raised': {
      const game = meaning.game === 'grand' ? text.table.ask.announce.grand : text.cards.suit(meaning.game, deck);
      return `${game} ${bid.raised}`;
    }
  }
}
