import { type Card, FOREHAND, PACK, type Player } from '@skatrunde/rules';
import { type Dice, diceFrom } from '../play/dice.ts';
import { maskOf, type OpenGame, pointsOf } from '../solver/bits.ts';
import { emptyMaskPosition, maskGameOf } from '../solver/position.ts';
import { threadSolver } from '../thread-solver.ts';
import type { JudgedGame } from './judging.ts';

/** Two cards put away for a game. */
export type Plan = { readonly pair: readonly [Card, Card]; readonly game: JudgedGame };

export type Looking = {
  readonly me: Player;
  /** Where chance begins. */
  readonly start: number;
  /** Ways that the other twenty cards may lie. */
  readonly worlds: number;
  /** Positions that may be looked at for all plans together. */
  readonly nodes: number;
};

/**
 * In which share of the worlds each plan wins when all cards lie open, 0..1; the same worlds for all. Less than what was
 * asked for when the positions are used up; nothing when not one world was finished.
 */
export function sharesWon(
  plans: readonly Plan[],
  twelve: readonly Card[],
  { me, start, worlds, nodes }: Looking,
): readonly number[] | undefined {
  const dice = diceFrom(start);
  const others = PACK.filter((card) => !twelve.includes(card));
  const won = plans.map(() => 0);
  let finished = 0;
  let left = nodes;
  for (; finished < worlds; finished += 1) {
    const hands = shared(others, dice);
    threadSolver().forget();
    const results: boolean[] = [];
    for (const plan of plans) {
      const wins = left > 0 ? winsOpen(plan, twelve, hands, { me, maxNodes: left }) : undefined;
      left -= threadSolver().nodes();
      if (wins === undefined) return finished === 0 ? undefined : won.map((count) => count / finished);
      results.push(wins);
    }
    results.forEach((wins, place) => {
      if (wins) won[place] = (won[place] ?? 0) + 1;
    });
  }
  return won.map((count) => count / finished);
}

function shared(cards: readonly Card[], { next }: Dice): readonly [readonly Card[], readonly Card[]] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    const card = mixed[last] as Card;
    mixed[last] = mixed[other] as Card;
    mixed[other] = card;
  }
  return [mixed.slice(0, 10), mixed.slice(10)];
}

function winsOpen(
  { pair, game }: Plan,
  twelve: readonly Card[],
  others: readonly [readonly Card[], readonly Card[]],
  { me, maxNodes }: { readonly me: Player; readonly maxNodes: number },
): boolean | undefined {
  const open = openGameOf(game);
  const held = twelve.filter((card) => !pair.includes(card));
  const position = emptyMaskPosition();
  [held, ...others].forEach((cards, seat) => {
    position.hands[seat] = maskOf(cards, open);
  });
  position.leader = (FOREHAND - me + 3) % 3;
  const need = open === 'null' ? 1 : 61 - pointsOf(maskOf(pair, open));
  return threadSolver().atLeast(maskGameOf(open), position, need, maxNodes);
}

function openGameOf(game: JudgedGame): OpenGame {
  return game === 'nullOuvert' ? 'null' : game;
}
