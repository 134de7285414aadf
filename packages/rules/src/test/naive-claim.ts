import type { Card } from '../cards/card.ts';
import type { Player } from '../game.ts';
import type { Contract } from '../skat/contract.ts';
import type { ClaimPosition } from '../skat/rules/claiming.ts';
import { legalCards, suitInPlay } from '../skat/rules/following-suit.ts';
import { winningPlace } from '../skat/rules/trick-winner.ts';

/**
 * The claim proof once more, slowly and in another way: write every distribution down, then search with the list of
 * those that what was played has left. For endings of few cards.
 */
type World = readonly (readonly Card[])[];

export function naiveProof(position: ClaimPosition): boolean {
  const { leader, trick } = position;
  return survives(worldsOf(position), leader, trick, position);
}

function worldsOf({ claimer, hand, open, counts, voids, unseen, contract }: ClaimPosition): readonly World[] {
  let partial: { hands: (readonly Card[])[]; rest: readonly Card[] }[] = [{ hands: [], rest: unseen }];
  for (const player of [0, 1, 2]) {
    partial = partial.flatMap(({ hands, rest }) => {
      const known = player === claimer ? hand : open[player];
      if (known !== undefined) return [{ hands: [...hands, known], rest }];
      const may = rest.filter((card) => !voids[player]?.includes(suitInPlay(card, contract)));
      return choose(may, counts[player] ?? 0).map((chosen) => ({
        hands: [...hands, chosen],
        rest: rest.filter((card) => !chosen.includes(card)),
      }));
    });
  }
  return partial.map(({ hands }) => hands);
}

function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  const [first, ...rest] = cards;
  if (first === undefined) return [];
  return [...choose(rest, count - 1).map((others) => [first, ...others]), ...choose(rest, count)];
}

function survives(worlds: readonly World[], leader: Player, trick: readonly Card[], position: ClaimPosition): boolean {
  const { contract, claimer, declarer } = position;
  if (trick.length === 3) {
    const winner = (leader + winningPlace(trick, contract)) % 3;
    if (contract.type === 'null' && claimer !== declarer) {
      return winner === declarer || survives(worlds, winner, [], position);
    }
    if ((winner === claimer) === (contract.type === 'null')) return false;
    return survives(worlds, winner, [], position);
  }
  const turn = (leader + trick.length) % 3;
  if (trick.length === 0 && worlds[0]?.[turn]?.length === 0) return contract.type !== 'null' || claimer === declarer;
  const cards = new Set(worlds.flatMap((world) => legalCards(world[turn] ?? [], trick, contract)));
  const after = (card: Card) =>
    survives(
      worlds.flatMap((world) => played(world, turn, card, trick, contract)),
      leader,
      [...trick, card],
      position,
    );
  return turn === claimer ? [...cards].some(after) : [...cards].every(after);
}

function played(world: World, turn: Player, card: Card, trick: readonly Card[], contract: Contract): readonly World[] {
  const hand = world[turn] ?? [];
  if (!legalCards(hand, trick, contract).includes(card)) return [];
  return [world.map((cards, player) => (player === turn ? cards.filter((held) => held !== card) : cards))];
}
