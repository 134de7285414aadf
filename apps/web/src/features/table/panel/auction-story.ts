import type { Call, Player } from '@skatrunde/rules/cards';
import type { Texts } from '../../../i18n/index.ts';

/** Two players against each other, as far as it has gone: one says values, the other answers. */
type Duel = {
  readonly sayer: Player;
  readonly said: readonly number[];
  readonly holder?: Player;
  readonly held: readonly number[];
  readonly passed?: Player;
};

/** What an auction is told with: a duel, or somebody who passes without having been asked for more. */
type Chapter = Duel | { readonly passed: Player };

export type StoryWords = { readonly nameOf: (player: Player) => string; readonly text: Texts };

/** The auction as players tell it: "Lotte sagt bis 77, Oskar hält bis 72 und passt. Frieda passt." */
export function auctionStory(calls: readonly Call[], words: StoryWords): string {
  return chapters(calls)
    .map((chapter) => ('sayer' in chapter ? duelText(chapter, words) : passText(chapter.passed, words)))
    .join(' ');
}

function chapters(calls: readonly Call[]): readonly Chapter[] {
  const told: Chapter[] = [];
  for (const call of calls) {
    const last = told.at(-1);
    const open = last && 'sayer' in last && last.passed === undefined ? last : undefined;
    if (open && (call.call !== 'bid' || call.player === open.sayer)) told.splice(-1, 1, goOn(open, call));
    else told.push(begin(call));
  }
  return told;
}

function begin({ player, call, value }: Call): Chapter {
  return call === 'pass' ? { passed: player } : { sayer: player, said: [value], held: [] };
}

function goOn(duel: Duel, { player, call, value }: Call): Duel {
  switch (call) {
    case 'bid':
      return { ...duel, said: [...duel.said, value] };
    case 'hold':
      return { ...duel, holder: player, held: [...duel.held, value] };
    case 'pass':
      return player === duel.sayer ? { ...duel, passed: player } : { ...duel, holder: player, passed: player };
  }
}

function duelText(duel: Duel, { nameOf, text }: StoryWords): string {
  const words = text.panel.auction;
  const { sayer, said, holder, passed } = duel;
  const says = words.says(nameOf(sayer), valuesText(said, text));
  if (holder === undefined) return `${passed === sayer ? words.andPasses(says) : says}.`;
  const answer = answerText(duel, holder, { nameOf, text });
  const end = passed === sayer ? `, ${words.passes(nameOf(sayer))}` : '';
  return `${says}, ${answer}${end}.`;
}

/** "Oskar hält", "Oskar hält bis 72 und passt", "Oskar passt". */
function answerText({ held, passed }: Duel, holder: Player, { nameOf, text }: StoryWords): string {
  const words = text.panel.auction;
  const name = nameOf(holder);
  if (passed !== holder) return words.holds(name);
  return held.length === 0 ? words.passes(name) : words.andPasses(words.holdsTo(name, valuesText(held, text)));
}

/** "18", "bis 77". */
function valuesText(values: readonly number[], text: Texts): string {
  const last = String(values.at(-1));
  return values.length > 1 ? text.panel.auction.upTo(last) : last;
}

function passText(player: Player, { nameOf, text }: StoryWords): string {
  return `${text.panel.auction.passes(nameOf(player))}.`;
}
