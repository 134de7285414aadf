import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import { type ByPlayer, PLAYERS } from '../seats.ts';
import type { Progress, Side } from './conceding.ts';
import type { SuitInPlay } from './following-suit.ts';
import { NO_LEVELS } from './game-value.ts';
import { type Settlement, type Stake, settle, settleWith } from './settlement.ts';
import { spitzeClaimed } from './spitze.ts';

/**
 * Claiming the rest (Abkürzen): all remaining tricks are mine; in Null the declarer says that he takes none, a defender
 * that the declarer must take one. What the claimer sees must prove it against every distribution of the rest, otherwise
 * it is an offer that the other side answers. Source: rules.md 6.8, 6.9, 6.11.
 */

/** All that the claimer sees. Nothing else may decide. */
export type ClaimPosition = {
  readonly contract: Contract;
  readonly declarer: Player;
  readonly claimer: Player;
  readonly hand: readonly Card[];
  readonly leader: Player;
  readonly trick: readonly Card[];
  /** How many cards everybody holds. */
  readonly counts: ByPlayer<number>;
  /** The other hands that lie open; `undefined` for a closed one. */
  readonly open: ByPlayer<readonly Card[] | undefined>;
  /** Cards he has not seen: in the closed hands or the skat. */
  readonly unseen: readonly Card[];
  /** Suits that somebody did not follow. */
  readonly voids: ByPlayer<readonly SuitInPlay[]>;
  /** The claimer's own card that must take the last trick (Spitze). */
  readonly spitze?: Card;
};

/** Who answers an unproven claim: both defenders, or the declarer. */
export function whoAnswersClaim(by: Player, declarer: Player): readonly Player[] {
  return by === declarer ? PLAYERS.filter((player) => player !== declarer) : [declarer];
}

/** How a game counts after a claim that holds or is accepted: the rest as claimed, all levels that result included. */
export function settleClaimed(side: Side, stake: Stake, progress: Progress): Settlement {
  if (stake.contract.type === 'null')
    return settleWith(stake, NO_LEVELS, side === 'declarer' ? undefined : 'tookTrick');
  return settle(stake, afterClaim(side, stake.contract, progress).declarer);
}

/**
 * What both sides have after a claim: the rest goes to the claimer's side, in Null to the defenders. When a defender has
 * claimed a Null, only that the declarer takes a trick is known: nothing of the rest is counted.
 */
export function afterClaim(side: Side, contract: Contract, progress: Progress): Progress {
  if (contract.type !== 'null') return restTo(side, progress);
  return side === 'declarer' ? restTo('defenders', progress) : progress;
}

function restTo(side: Side, progress: Progress): Progress {
  const { declarer, defenders } = progress;
  const cardPoints = 120 - declarer.cardPoints - defenders.cardPoints;
  const tricks = 10 - declarer.tricks - defenders.tricks;
  const before = progress[side];
  const after = {
    ...progress,
    [side]: { ...before, cardPoints: before.cardPoints + cardPoints, tricks: before.tricks + tricks },
  };
  const spitze = spitzeClaimed(side, declarer.spitze);
  return spitze === undefined ? after : { ...after, declarer: { ...after.declarer, spitze } };
}
