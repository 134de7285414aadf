import type { Player } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import { byTwo, otherPlayer } from '../seats.ts';
import { type Taken, TRICKS } from './winning.ts';

/**
 * Giving up (Aufgeben): either player, at any time during the play; nobody must agree, because the whole rest goes to the
 * other, with the levels that follow. In Ramsch the rest counts against who gives up: he takes its card points, or lets
 * the other march through who has every trick so far. Source: rules.md 9.13.
 */
export function afterConceding(by: Player, contract: OfficersContract, taken: Taken): Taken {
  if (contract.type !== 'ramsch' || isMarching(otherPlayer(by), taken)) return restTo(otherPlayer(by), taken);
  return { cardPoints: restTo(by, taken).cardPoints, tricks: taken.tricks };
}

/** Whether this player has taken every trick so far, and at least one. */
function isMarching(player: Player, { tricks }: Taken): boolean {
  return (tricks[player] ?? 0) > 0 && tricks[otherPlayer(player)] === 0;
}

/** Everything that is not taken yet goes to this player. */
export function restTo(player: Player, { cardPoints, tricks }: Taken): Taken {
  const restPoints = 120 - cardPoints[0] - cardPoints[1];
  const restTricks = TRICKS - tricks[0] - tricks[1];
  return {
    cardPoints: byTwo((each) => (cardPoints[each] ?? 0) + (each === player ? restPoints : 0)),
    tricks: byTwo((each) => (tricks[each] ?? 0) + (each === player ? restTricks : 0)),
  };
}
