import type { OfficersResult, Player } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { Who } from '../../../i18n/who.ts';
import { officersName } from './reckoning.ts';

export type ResultWords = { readonly who: (player: Player) => Who; readonly text: Texts; readonly deck: Deck };

/** How a game ended, in one sentence. */
export function officersTitle(result: OfficersResult, { who, text, deck }: ResultWords): string {
  const words = text.officers.result;
  const { winner, announcer, contract, cardPoints } = result;
  if (result.durchmarsch) return words.durchmarsch(who(winner));
  const name = officersName(contract, { text, deck });
  const points = cardPoints[winner] ?? 0;
  return winner === announcer ? words.won(who(winner), name, points) : words.against(who(winner), name, points);
}

/** What decided it. */
export function officersReasons(result: OfficersResult, { who, text }: ResultWords): readonly string[] {
  const words = text.officers.result;
  const [first, second] = result.cardPoints;
  const even = first === second && !result.durchmarsch ? [words.even] : [];
  return [...even, ...endingText(result, who, text), words.points(who(0).name, first, who(1).name, second)];
}

function endingText({ ending, endedBy }: OfficersResult, who: ResultWords['who'], text: Texts): readonly string[] {
  const words = text.officers.result;
  switch (ending) {
    case 'played':
      return [];
    case 'conceded':
    case 'claimProven':
    case 'claimAccepted':
      return endedBy === undefined ? [] : [words[ending](who(endedBy))];
  }
}
