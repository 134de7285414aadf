import type { LevelReckoning, LostReason, PlayedResult, RamschResult, SkatResult } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { Who } from '../../../i18n/who.ts';
import { contractName } from '../board/contract-name.ts';
import { reckoningText } from './reckoning.ts';

export type ResultWords = {
  /** A player of that game in a sentence. */
  readonly who: (player: number) => Who;
  readonly text: Texts;
  readonly deck: Deck;
};

/** How the game ended, in one sentence: "Mira gewinnt Kreuz Hand mit 74 Augen." */
export function resultTitle(result: SkatResult, words: ResultWords): string {
  const { result: texts } = words.text.table;
  if (result.kind === 'passedIn') return texts.passedIn;
  if (result.kind === 'ramsch') return ramschTitle(result, words);
  const who = words.who(result.declarer);
  const contract = contractName(result.contract, words);
  if (result.ending === 'declarerConceded') return texts.gaveUp(who, contract);
  if (result.overbid) return texts.overbid(who, contract);
  return result.won ? wonTitle(result, { who, contract, texts }) : lostTitle(result, { who, contract, texts });
}

type TitleParts = { readonly who: Who; readonly contract: string; readonly texts: Texts['table']['result'] };

function ramschTitle(result: RamschResult, { who, text }: ResultWords): string {
  const words = text.table.house.result;
  const { durchmarsch, losers, cardPoints } = result;
  if (durchmarsch !== undefined) return words.durchmarsch(who(durchmarsch));
  const [loser, other] = losers;
  if (loser === undefined) return words.nobody;
  if (other === undefined) return words.lost(who(loser), cardPoints[loser] ?? 0);
  return words.lostBoth(text.table.result.both(who(loser).name, who(other).name));
}

/** Who stayed without a trick, and what each has put on or pushed. */
function ramschReasons(result: RamschResult, { who, text, deck }: ResultWords): readonly string[] {
  const { reckoning, house } = text.table;
  const sum = reckoningText(result, text);
  const virgins = result.durchmarsch === undefined ? result.jungfrau : [];
  const put = result.putOn.map(({ player, cards }) => {
    const { name } = who(player);
    if (cards === undefined) return `${reckoning.pushed(name)}.`;
    return `${reckoning.put(name, cards.putOn.map((card) => text.cards.name(card, deck)).join(', '))}.`;
  });
  return [`${sum}.`, ...virgins.map((player) => house.result.jungfrau(who(player))), ...put];
}

function bockReason({ bock }: PlayedResult | RamschResult, { text }: ResultWords): readonly string[] {
  return bock.length === 0 ? [] : [text.table.house.result.bockRounds(bock.length)];
}

function wonTitle(result: PlayedResult, { who, contract, texts }: TitleParts): string {
  if (result.ending === 'defendersConceded' || result.ending === 'givenIn' || result.ending === 'left')
    return texts.wonEarly(who, contract);
  if (result.contract.type === 'null') return texts.wonNull(who, contract);
  return texts.won(who, contract, result.cardPoints.declarer);
}

function lostTitle(result: PlayedResult, { who, contract, texts }: TitleParts): string {
  if (result.contract.type === 'null') return texts.lostPlain(who, contract);
  return texts.lost(who, contract, result.cardPoints.declarer);
}

/** What decided it, in a few short sentences; the skat card that changed the matadors is named. */
export function resultReasons(result: SkatResult, words: ResultWords): readonly string[] {
  const { why, passedInWhy } = words.text.table.result;
  if (result.kind === 'passedIn') return [passedInWhy];
  if (result.kind === 'ramsch') return [...ramschReasons(result, words), ...bockReason(result, words)];
  return [
    ...endingReasons(result, words),
    ...decidedBy(result, words),
    ...skatCard(result, words),
    ...bidReason(result, why),
    ...bockReason(result, words),
  ];
}

function endingReasons({ ending, declarer }: PlayedResult, { who, text }: ResultWords): readonly string[] {
  const { why, both } = text.table.result;
  switch (ending) {
    case 'defendersConceded': {
      const [first, second] = [0, 1, 2].filter((player) => player !== declarer).map((player) => who(player).name);
      return [why.defendersGaveUp(both(first ?? '', second ?? ''))];
    }
    case 'claimProven':
      return [why.claimProven];
    case 'claimAccepted':
      return [why.claimAccepted];
    case 'givenIn':
      return [text.table.house.result.givenIn];
    case 'left':
      return [text.table.house.result.left];
    case 'played':
    case 'declarerConceded':
    case 'nullTrick':
      return [];
  }
}

function decidedBy(result: PlayedResult, words: ResultWords): readonly string[] {
  const { reckoning } = result;
  const early = ['declarerConceded', 'defendersConceded', 'givenIn', 'left'];
  if (early.includes(result.ending)) return [];
  if (reckoning.kind === 'null') return nullReasons(result, words);
  return result.won ? wonBy(result, reckoning, words) : lostBy(result, words);
}

function nullReasons(result: PlayedResult, { who, text }: ResultWords): readonly string[] {
  return result.won ? [] : [text.table.result.why.tookTrick(who(result.declarer))];
}

function wonBy({ cardPoints }: PlayedResult, { levels }: LevelReckoning, { text }: ResultWords): readonly string[] {
  const { why } = text.table.result;
  if (levels.includes('schwarz')) return [why.schwarz];
  if (levels.includes('schneider')) return [why.schneider(cardPoints.defenders)];
  if (cardPoints.declarer >= 80) return [why.nearSchneider(90 - cardPoints.declarer)];
  return cardPoints.declarer === 61 ? [why.justEnough] : [];
}

function lostBy(result: PlayedResult, { who, text }: ResultWords): readonly string[] {
  const { why } = text.table.result;
  const { cardPoints, tricks } = result;
  const reason: LostReason | undefined = result.lostReason;
  switch (reason) {
    case 'points':
      return pointsMissing(result, { who: who(result.declarer), text });
    case 'notSchneider':
      return [why.notSchneider(cardPoints.declarer)];
    case 'notSchwarz':
      return [why.notSchwarz(tricks.defenders)];
    case 'spitze':
      return [text.table.house.result.spitze];
    case 'overbid':
      return cardPoints.declarer >= 61 ? [why.wouldDo(cardPoints.declarer)] : [];
    case 'tookTrick':
    case 'conceded':
    case undefined:
      return [];
  }
}

function pointsMissing(
  { cardPoints, tricks }: PlayedResult,
  { who, text }: { readonly who: Who; readonly text: Texts },
): readonly string[] {
  const { why } = text.table.result;
  if (tricks.declarer === 0) return [why.ownSchwarz(who)];
  if (cardPoints.declarer <= 30) return [why.ownSchneider(who)];
  return cardPoints.declarer === 60 ? [why.even] : [why.missing(61 - cardPoints.declarer)];
}

/** "Im Skat lag Kreuz Bube: aus ohne 2 wurde mit 1." */
function skatCard({ reckoning }: PlayedResult, { text, deck }: ResultWords): readonly string[] {
  if (reckoning.kind === 'null' || !reckoning.changedBySkat) return [];
  const { planned, card } = reckoning.changedBySkat;
  const { matadors } = text.contracts;
  return [text.table.result.why.skatCard(text.cards.name(card, deck), matadors(planned), matadors(reckoning.matadors))];
}

function bidReason({ overbid, gameValue, bid }: PlayedResult, why: Texts['table']['result']['why']): readonly string[] {
  return [overbid ? why.tooLittle(gameValue, bid) : why.bid(bid)];
}
