import type { OfficersContract, OfficersResult } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';

type Words = { readonly text: Texts; readonly deck: Deck };

/** "Herz", "Grand", "Ramsch"; with the German deck on the table "Rot". */
export function officersName(contract: OfficersContract, { text, deck }: Words): string {
  switch (contract.type) {
    case 'suit': {
      const suit = text.cards.suit(contract.trump, deck);
      return suit.charAt(0).toUpperCase() + suit.slice(1);
    }
    case 'grand':
      return text.table.ask.announce.grand;
    case 'ramsch':
      return text.officers.ask.ramsch;
  }
}

/** "Spiel, Schneider: 2 × 10 · × 2 Kontra · = 40". Every doubling is spelled. */
export function officersSum(result: OfficersResult, text: Texts): string {
  const score = Math.max(...result.scores.map(Math.abs));
  return [howReckoned(result, text), ...result.doublings.map(text.officers.times), text.officers.sum.total(score)].join(
    ' · ',
  );
}

function howReckoned({ reckoning }: OfficersResult, text: Texts): string {
  const { sum } = text.officers;
  switch (reckoning.kind) {
    case 'levels':
      return sum.base(reckoning.levels.map(sum.level).join(', '), reckoning.factor, reckoning.base);
    case 'steps':
      return sum.steps(reckoning.cardPoints, reckoning.step);
    case 'ramsch':
      return sum.ramsch(reckoning.cardPoints);
    case 'durchmarsch':
      return sum.durchmarsch;
  }
}
