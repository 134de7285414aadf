import { countOf } from '../solver/bits.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';

/** Places that a card may be in: the three hands and the skat. */
export const PLACES = 4;
const SKAT = 3;

/** Hidden cards that may lie in exactly these places. */
type Group = { readonly places: readonly number[]; readonly cards: readonly number[] };

/** One way to split the groups over the places, and how many deals have it. */
type Split = { readonly counts: readonly (readonly number[])[]; readonly deals: number };

/** Deals worlds: every one that fits the facts is equally likely. */
export type WorldDealer = {
  /** Writes a world into `worlds` at `index` × 4: the cards left in each hand, then the skat. */
  readonly deal: (worlds: Int32Array, index: number, dice: Dice) => void;
  /** How many different worlds there are. */
  readonly count: number;
};

/** What a world must fit. */
type Known = Pick<Facts, 'me' | 'hand' | 'left' | 'lacks' | 'shown' | 'hidden' | 'skat'>;

/** `undefined` when nothing fits: the facts contradict each other. */
export function worldDealer(facts: Known): WorldDealer | undefined {
  const known = knownCards(facts);
  const capacity = capacities(facts, known);
  const groups = groupsOfHidden(facts, capacity);
  const splits = splitsOf(groups, capacity);
  const count = splits.reduce((sum, { deals }) => sum + deals, 0);
  if (count === 0) return undefined;
  const buffers = groups.map(({ cards }) => Int32Array.from(cards));
  const deal: WorldDealer['deal'] = (worlds, index, dice) => {
    for (let place = 0; place < PLACES; place++) worlds[index * PLACES + place] = known[place] ?? 0;
    const split = chosen(splits, count, dice);
    groups.forEach((group, g) => {
      const cards = buffers[g] ?? new Int32Array();
      let from = 0;
      group.places.forEach((place, p) => {
        for (let left = split.counts[g]?.[p] ?? 0; left > 0; left--) {
          const other = from + dice.next(cards.length - from);
          const card = cards[other] ?? 0;
          cards[other] = cards[from] ?? 0;
          cards[from++] = card;
          const at = index * PLACES + place;
          worlds[at] = (worlds[at] ?? 0) | (1 << card);
        }
      });
    });
  };
  return { deal, count };
}

function knownCards({ me, hand, shown, skat }: Known): number[] {
  const known = [shown[0], shown[1], shown[2], skat ?? 0];
  known[me] = hand;
  return known;
}

/** How many hidden cards go to each place. */
function capacities({ left, me, skat }: Known, known: readonly number[]): readonly number[] {
  const toHands = left.map((cards, player) => (player === me ? 0 : cards - countOf(known[player] ?? 0)));
  return [...toHands, skat === undefined ? 2 : 0];
}

function groupsOfHidden({ hidden, lacks }: Known, capacity: readonly number[]): readonly Group[] {
  const groups = new Map<string, { places: readonly number[]; cards: number[] }>();
  for (let bit = 0; bit < 32; bit++) {
    if (((hidden >>> bit) & 1) === 0) continue;
    const places = capacity.flatMap((cards, place) =>
      cards > 0 && (place === SKAT || (((lacks[place] ?? 0) >>> bit) & 1) === 0) ? [place] : [],
    );
    const group = groups.get(places.join()) ?? { places, cards: [] };
    group.cards.push(bit);
    groups.set(places.join(), group);
  }
  return [...groups.values()];
}

/** Every way to fill the places with the groups, one group after another. */
function splitsOf(groups: readonly Group[], capacity: readonly number[]): readonly Split[] {
  const [group, ...others] = groups;
  if (group === undefined) return capacity.every((cards) => cards === 0) ? [{ counts: [], deals: 1 }] : [];
  return shares(group.cards.length, group.places, capacity).flatMap((counts) => {
    const rest = capacity.map((cards, place) => cards - (counts[group.places.indexOf(place)] ?? 0));
    const ways = waysToShare(counts);
    return splitsOf(others, rest).map((split) => ({
      counts: [counts, ...split.counts],
      deals: ways * split.deals,
    }));
  });
}

/** How so many cards can be shared among the places, none above its capacity. */
function shares(cards: number, places: readonly number[], capacity: readonly number[]): readonly (readonly number[])[] {
  const [place, ...others] = places;
  if (place === undefined) return cards === 0 ? [[]] : [];
  const most = Math.min(cards, capacity[place] ?? 0);
  return Array.from({ length: most + 1 }, (_, here) => here).flatMap((here) =>
    shares(cards - here, others, capacity).map((rest) => [here, ...rest]),
  );
}

/** Multinomial coefficient. */
function waysToShare(counts: readonly number[]): number {
  let ways = 1;
  let total = 0;
  for (const count of counts) {
    for (let i = 1; i <= count; i++) ways = (ways * ++total) / i;
  }
  return ways;
}

function chosen(splits: readonly Split[], count: number, dice: Dice): Split {
  let at = dice.share() * count;
  for (const split of splits) {
    at -= split.deals;
    if (at < 0) return split;
  }
  const last = splits.at(-1);
  if (last === undefined) throw new Error('No world to choose from');
  return last;
}
