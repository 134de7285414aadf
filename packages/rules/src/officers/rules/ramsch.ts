import type { Player } from '../../game.ts';
import { DEALER, FOREHAND, otherPlayer, PLAYERS } from '../seats.ts';
import { type Taken, TRICKS } from './winning.ts';

/**
 * Ramsch: the fewest card points win, at 60:60 the announcer loses. Who takes all sixteen tricks has marched through
 * (Durchmarsch) and wins. Source: rules.md 9.9.
 */

/** Who took every trick. */
export function marched({ tricks }: Taken): Player | undefined {
  return PLAYERS.find((player) => tricks[player] === TRICKS);
}

export function ramschWinner(taken: Taken): Player {
  const { cardPoints } = taken;
  return marched(taken) ?? (cardPoints[FOREHAND] < 60 ? FOREHAND : DEALER);
}

/** The loser and his card points; whoever marches through leaves the other none. */
export function ramschLoser(taken: Taken): { readonly loser: Player; readonly cardPoints: number } {
  const loser = otherPlayer(ramschWinner(taken));
  return { loser, cardPoints: taken.cardPoints[loser] ?? 0 };
}
