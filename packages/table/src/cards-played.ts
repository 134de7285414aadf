import type { Player } from '@skatrunde/rules';

type Played = {
  readonly leader: Player;
  readonly trick: readonly unknown[];
  readonly tricks: readonly unknown[];
};

/** How many cards this player has played: one to each trick, clockwise from its leader. */
export function cardsPlayed({ leader, trick, tricks }: Played, player: Player, players: number): number {
  const place = (player - leader + players) % players;
  return tricks.length + (place < trick.length ? 1 : 0);
}
