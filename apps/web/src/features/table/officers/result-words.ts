import type { OfficersResult, Player } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { Who } from '../../../i18n/who.ts';
import { officersName } from './reckoning.ts';

export type ResultWords = { readonly who: (player: Player) => Who; readonly text: Texts; readonly deck: Deck };

/** How a game ended, in one sentence. */
export function officersTitle(result: OfficersResult, { who, text, deck }: ResultWords): string {
  const { winner, announcer, contract, cardPoints, durchmarsch } = result;
  if (durchmarsch) return text.officers.result.durchmarsch(who(winner));
  if (contract.type === 'ramsch') return text.officers.result.ramsch(who(winner), cardPoints[winner] ?? 0);
  const { won, lost } = text.table.result;
  const sentence = winner === announcer ? won : lost;
  return sentence(who(announcer), officersName(contract, { text, deck }), cardPoints[announcer] ?? 0);
}

/** What decided it: how it ended early, what was missing, who is Schneider or Schwarz. */
export function officersReasons(result: OfficersResult, words: ResultWords): readonly string[] {
  return [...endingText(result, words), ...pointsText(result, words), ...levelText(result, words)];
}

function endingText({ ending, endedBy }: OfficersResult, { who, text }: ResultWords): readonly string[] {
  const words = text.officers.result;
  if (endedBy === undefined) return [];
  switch (ending) {
    case 'played':
      return [];
    case 'conceded':
    case 'claimProven':
      return [words[ending](who(endedBy))];
    case 'claimAccepted':
      return [words.claimAccepted(who(endedBy), who(1 - endedBy))];
  }
}

/** Who misses so many has not nearly won. */
const NEARLY = 10;

/** How near it was. */
function pointsText(result: OfficersResult, { text }: ResultWords): readonly string[] {
  const { contract, announcer, cardPoints, ending, durchmarsch } = result;
  const points = cardPoints[announcer] ?? 0;
  const { why } = text.table.result;
  if (durchmarsch) return [];
  if (contract.type === 'ramsch') return points === 60 ? [text.officers.result.evenRamsch] : [];
  if (points === 60) return [why.even];
  if (points === 61) return [why.justEnough];
  return points < 61 && points >= 61 - NEARLY && ending === 'played' ? [why.missing(61 - points)] : [];
}

function levelText({ reckoning, winner, cardPoints }: OfficersResult, { who, text }: ResultWords): readonly string[] {
  if (reckoning.kind !== 'levels') return [];
  const loser = who(1 - winner);
  const { schwarz, schneider } = text.officers.result;
  if (reckoning.levels.includes('schwarz')) return [schwarz(loser)];
  return reckoning.levels.includes('schneider') ? [schneider(loser, cardPoints[1 - winner] ?? 0)] : [];
}
