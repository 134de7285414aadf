import type { OfficersContract, OfficersResult, ScoreDoubling } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';
import { doublingsText } from '../result/reckoning.ts';

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

/** "Spiel 1 · Schneider 2 × 10 = 20 · × 2 Kontra = 40", as on a pad. Every doubling is spelled, and a loss that counts twice. */
export function officersSum(result: OfficersResult, text: Texts): string {
  const { score, beforeDoublings, lostTwice, doublings } = officersScore(result);
  const { lost } = text.table.reckoning;
  const said = doublingsText(doublings, score, text);
  return [
    howReckoned(result, text),
    ...(lostTwice ? [lost(beforeDoublings, 2)] : []),
    ...(said === '' ? [] : [said]),
  ].join(' · ');
}

export type OfficersScoreParts = {
  /** As it is written down, with its sign. */
  readonly score: number;
  readonly beforeDoublings: number;
  /** A lost game counts twice where it is scored as on a Skat pad. */
  readonly lostTwice: boolean;
  readonly doublings: readonly ScoreDoubling[];
};

/** What became of the value. */
export function officersScore({ scores, value, doublings: said }: OfficersResult): OfficersScoreParts {
  const score = scores.find((one) => one !== 0) ?? 0;
  const doublings = said.map((kind) => ({ kind, factor: 2 }) as const);
  const beforeDoublings = score / 2 ** doublings.length;
  return { score, beforeDoublings, lostTwice: Math.abs(beforeDoublings) === 2 * value, doublings };
}

function howReckoned({ reckoning, value, doublings }: OfficersResult, text: Texts): string {
  const words = text.table.reckoning;
  switch (reckoning.kind) {
    case 'levels': {
      const counted = reckoning.levels.map((level, index) => `${words.level(level)} ${index + 1}`);
      return `${counted.join(' · ')} × ${reckoning.base} = ${value}`;
    }
    case 'steps':
      return text.officers.sum.steps(reckoning.cardPoints, reckoning.step);
    case 'ramsch':
      return doublings.length > 0 ? words.ramsch(value) : `${words.ramsch(value)} = ${scoreText(-value)}`;
    case 'durchmarsch':
      return words.durchmarsch;
  }
}
