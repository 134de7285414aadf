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
  if (result.ending === 'declarerConceded' && !result.won) return texts.gaveUp(who, contract);
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
  return words.lostBoth(pairOf(who(loser), who(other), text));
}

/** The sum, unless the title says it all, who stayed without a trick, and what each has put on or pushed. */
function ramschReasons(result: RamschResult, { who, text, deck }: ResultWords): readonly string[] {
  const { reckoning, house } = text.table;
  const left = result.ending === 'left' ? [house.result.left] : [];
  const isTold = result.losers.length === 1 && result.doublings.length === 0;
  const sum = isTold ? [] : [`${reckoningText(result, text)}.`];
  const virgins = result.durchmarsch === undefined ? result.jungfrau : [];
  const put = result.putOn.map(({ player, cards }) => {
    const { name } = who(player);
    if (cards === undefined) return `${reckoning.pushed(name)}.`;
    return `${reckoning.put(name, cards.putOn.map((card) => text.cards.name(card, deck)).join(', '))}.`;
  });
  return [...left, ...sum, ...virgins.map((player) => house.result.jungfrau(who(player))), ...put];
}

function bockReason({ bock }: SkatResult, { text }: ResultWords): readonly string[] {
  return bock.length === 0 ? [] : [text.table.house.result.bockRounds(bock.length)];
}

function wonTitle(result: PlayedResult, { who, contract, texts }: TitleParts): string {
  if (isGivenUp(result)) return texts.wonEarly(who, contract);
  if (result.contract.type === 'null') return texts.wonNull(who, contract);
  return texts.won(who, contract, result.cardPoints.declarer);
}

/** The points so far are not those of a whole game. */
function isGivenUp({ ending }: PlayedResult): boolean {
  return ['declarerConceded', 'defendersConceded', 'givenIn', 'left'].includes(ending);
}

function lostTitle(result: PlayedResult, { who, contract, texts }: TitleParts): string {
  if (result.contract.type === 'null' || isGivenUp(result)) return texts.lostPlain(who, contract);
  return texts.lost(who, contract, result.cardPoints.declarer);
}

/** What decided it, in a few short sentences; the skat card that changed the matadors is named. */
export function resultReasons(result: SkatResult, words: ResultWords): readonly string[] {
  const { why, passedInWhy } = words.text.table.result;
  if (result.kind === 'passedIn') return [passedInWhy, ...bockReason(result, words)];
  if (result.kind === 'ramsch') return [...ramschReasons(result, words), ...bockReason(result, words)];
  return [
    ...endingReasons(result, words),
    ...decidedBy(result, words),
    ...skatCard(result, words),
    ...bidReason(result, why),
    ...bockReason(result, words),
  ];
}

function endingReasons(result: PlayedResult, words: ResultWords): readonly string[] {
  const { why } = words.text.table.result;
  switch (result.ending) {
    case 'defendersConceded':
      return result.won ? [why.defendersGaveUp(defendersOf(result, words))] : alreadyLost(result, words);
    case 'declarerConceded':
      return result.won ? [why.alreadyWon(result.cardPoints.declarer)] : [];
    case 'claimProven':
      return [provenReason(result, words)];
    case 'claimAccepted':
      return [why.claimAccepted];
    case 'givenIn':
      return [words.text.table.house.result.givenIn];
    case 'left':
      return [words.text.table.house.result.left];
    case 'played':
    case 'nullTrick':
      return [];
  }
}

function defendersOf({ declarer }: PlayedResult, { who, text }: ResultWords): Who {
  const [first, second] = [0, 1, 2].filter((player) => player !== declarer).map(who);
  if (first === undefined || second === undefined) throw new Error('Two players defend');
  return pairOf(first, second, text);
}

/** Two in a sentence: "Anna und Ben", "Du und Ben". */
function pairOf(first: Who, second: Who, text: Texts): Who {
  const { both, youFirst } = text.table.result;
  if (!first.you && !second.you) return { name: both(first.name, second.name), you: false };
  return { name: both(youFirst, first.you ? second.name : first.name), you: true };
}

/** The defenders gave up a game that they had won (CONC-5): by their points, or by a level that was gone. */
function alreadyLost(result: PlayedResult, words: ResultWords): readonly string[] {
  const { why } = words.text.table.result;
  const { cardPoints, tricks } = result;
  const defenders = defendersOf(result, words);
  const lost = why.alreadyLost(defenders);
  switch (toldReason(result)) {
    case 'points':
      return [why.alreadyLostBy(defenders, cardPoints.defenders)];
    case 'notSchneider':
      return [lost, why.schneiderGone(cardPoints.defenders)];
    case 'notSchwarz':
      return [lost, why.notSchwarz(tricks.defenders)];
    case 'spitze':
      return [lost, words.text.table.house.result.spitzeGone];
    case 'overbid':
    case 'tookTrick':
    case 'conceded':
    case undefined:
      return [lost];
  }
}

/** Where Schwarz was announced, its tricks are what is told, though the card points miss Schneider as well. */
function toldReason({ lostReason, contract }: PlayedResult): LostReason | undefined {
  const schwarz = contract.type !== 'null' && contract.schwarzAnnounced;
  return schwarz && lostReason === 'notSchneider' ? 'notSchwarz' : lostReason;
}

/** In Null nobody has taken the trick that was claimed. */
function provenReason({ reckoning, won, declarer }: PlayedResult, { who, text }: ResultWords): string {
  const { why } = text.table.result;
  if (reckoning.kind !== 'null') return why.claimProven;
  return won ? why.noMoreTrick(who(declarer)) : why.surelyATrick(who(declarer));
}

function decidedBy(result: PlayedResult, words: ResultWords): readonly string[] {
  const { reckoning } = result;
  if (isGivenUp(result)) return [];
  if (reckoning.kind === 'null') return nullReasons(result, words);
  return result.won ? wonBy(result, reckoning, words) : lostBy(result, words);
}

function nullReasons(result: PlayedResult, { who, text }: ResultWords): readonly string[] {
  const { won, tricks, declarer } = result;
  return won || tricks.declarer === 0 ? [] : [text.table.result.why.tookTrick(who(declarer))];
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
  switch (toldReason(result)) {
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

/** Nobody has bid where Grand Hand was played instead of a Ramsch. */
function bidReason({ overbid, gameValue, bid }: PlayedResult, why: Texts['table']['result']['why']): readonly string[] {
  if (bid === 0) return [];
  return [overbid ? why.tooLittle(gameValue, bid) : why.bid(bid)];
}
