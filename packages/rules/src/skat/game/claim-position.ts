import { type Card, PACK } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { ClaimPosition } from '../rules/claiming.ts';
import { type SuitInPlay, suitInPlay } from '../rules/following-suit.ts';
import { spitzeCard } from '../rules/spitze.ts';
import { byPlayer } from '../seats.ts';
import type { Playing } from './state.ts';

/** What a claimer sees of a running game: his hand, open hands, played cards and, if he took it, the skat. */
export function claimPosition(state: Playing, claimer: Player): ClaimPosition {
  const { contract, declarer, hands, leader, trick, shown, discard, tricks } = state;
  const hand = hands[claimer] ?? [];
  const open = byPlayer((player) => (player !== claimer && shown.includes(player) ? hands[player] : undefined));
  const own = claimer === declarer && discard !== undefined ? discard : [];
  const seen = new Set<Card>([...hand, ...open.flatMap((cards) => cards ?? []), ...own, ...trick]);
  for (const taken of tricks) for (const card of taken.cards) seen.add(card);
  const unseen = PACK.filter((card) => !seen.has(card));
  const counts = byPlayer((player) => hands[player]?.length ?? 0);
  const position = { contract, declarer, claimer, hand, leader, trick, counts, open, unseen, voids: voidsOf(state) };
  if (claimer !== declarer || contract.type === 'null' || contract.spitze === undefined) return position;
  return { ...position, spitze: spitzeCard(contract) };
}

/** The suits that somebody did not follow so far, in this trick too. */
function voidsOf({ tricks, leader, trick, contract }: Playing): ClaimPosition['voids'] {
  const voids: [SuitInPlay[], SuitInPlay[], SuitInPlay[]] = [[], [], []];
  for (const { leader: first, cards } of [...tricks, { leader, cards: trick }]) {
    const [led] = cards;
    if (led === undefined) continue;
    const suit = suitInPlay(led, contract);
    cards.forEach((card, place) => {
      if (suitInPlay(card, contract) !== suit) voids[(first + place) % 3]?.push(suit);
    });
  }
  return voids;
}
