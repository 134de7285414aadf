import type { Card, Player, PlayingView, RamschView, SkatAsk, TakenTrick } from '@skatrunde/rules';
import type { BotLevel } from '../levels.ts';
import { oneOf, type Seed, spread } from '../random.ts';
import { cardToPlay } from '../rules-of-thumb/play/card-to-play.ts';
import { ramschCard } from '../rules-of-thumb/ramsch.ts';
import { cardByWorlds } from './card-by-worlds.ts';
import { ramschCardByWorlds } from './ramsch-by-worlds.ts';
import { SKILLS } from './skill.ts';

type PlayAsk = SkatAsk & { readonly kind: 'play' };

type Who = {
  readonly me: Player;
  readonly seed: Seed;
  readonly tricks: readonly TakenTrick[];
  readonly level: BotLevel;
};

/** The card that a bot of this level plays; one of those asked for. */
export function chooseCard(view: PlayingView | RamschView, ask: PlayAsk, player: Who): Card | undefined {
  if (ask.cards.length === 1) return ask.cards[0];
  if (view.phase === 'ramsch') return chooseInRamsch(view, ask, player);
  const { me, seed, level } = player;
  const skill = SKILLS[level];
  const tricks = skill.remembers ? player.tricks : [];
  const legal = ask.cards;
  const choose = <T>(equals: readonly T[]): T | undefined => oneOf(equals, seed, `${ask.number}`);
  const usual = cardToPlay({ view, me, legal, tricks, choose }) ?? legal[0];
  const start = spread(`${seed}/${ask.number}/worlds`);
  const offhand = spread(`${seed}/${ask.number}/offhand`) % 100 < skill.offhand;
  return offhand ? usual : (cardByWorlds({ view, legal, tricks, skill, start, usual }) ?? usual);
}

function chooseInRamsch(view: RamschView, { cards, number }: PlayAsk, { seed, tricks, level }: Who): Card | undefined {
  const worlds = SKILLS[level].ramschWorlds;
  const start = spread(`${seed}/${number}/worlds`);
  const sampled = worlds === 0 ? undefined : ramschCardByWorlds({ view, legal: cards, tricks, worlds, start });
  return sampled ?? ramschCard(view, cards) ?? cards[0];
}
