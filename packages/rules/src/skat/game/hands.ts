import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { ByPlayer } from '../seats.ts';

/** The same for all but one player. */
export function replaced<T>(all: ByPlayer<T>, whose: Player, by: T): ByPlayer<T> {
  return [whose === 0 ? by : all[0], whose === 1 ? by : all[1], whose === 2 ? by : all[2]];
}

/** The hands after this player has played this card. */
export function withoutCard(hands: ByPlayer<readonly Card[]>, player: Player, card: Card): ByPlayer<readonly Card[]> {
  return replaced(
    hands,
    player,
    (hands[player] ?? []).filter((held) => held !== card),
  );
}
