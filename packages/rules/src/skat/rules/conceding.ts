import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import type { LostReason } from '../result.ts';
import { PLAYERS } from '../seats.ts';
import { gameValue, type ReachedLevels } from './game-value.ts';
import { type Settlement, type Stake, settleWith } from './settlement.ts';
import type { Play } from './winning.ts';

/**
 * Giving up (Aufgeben). The declarer alone as long as he holds nine cards, then with the consent of one defender; the
 * defenders only both together. What the played cards have decided stays decided; unplayed cards add no Schneider and no
 * Schwarz, except what the declarer announced or needs for his bid. Source: rules.md 6.5-6.7, 6.11, 13 g-i.
 */
export type Side = 'declarer' | 'defenders';

/** What both sides have so far: card points (the declarer's with the skat) and tricks. */
export type Progress = { readonly declarer: Play; readonly defenders: Play };

/** Fewer cards than this in the declarer's hand, and a defender must agree. Source: rules.md 6.6. */
const FREE_TO_CONCEDE = 9;

/** Whether somebody must agree: for a defender the partner, for the declarer below nine cards a defender. */
export function needsConsent(side: Side, cardsInHand: number): boolean {
  return side === 'defenders' || cardsInHand < FREE_TO_CONCEDE;
}

/** Who is asked: for a defender the partner, for the declarer both defenders, of whom one is enough. */
export function whoAnswersConcession(by: Player, declarer: Player): readonly Player[] {
  return PLAYERS.filter((player) => player !== by && player !== declarer);
}

/** How a game counts that one side gives up. */
export function settleConceded(side: Side, stake: Stake, progress: Progress): Settlement {
  const reached = reachedSoFar(progress);
  if (side === 'declarer') {
    return settleWith(stake, reached, isWonAlready(stake, progress) ? undefined : 'conceded');
  }
  const lost = lostAlready(stake, progress);
  return settleWith(stake, lost === undefined ? grantedLevels(stake, reached) : reached, lost);
}

/** Schneider that the tricks taken so far have settled, for or against the declarer. Schwarz is open until the last trick. */
function reachedSoFar({ declarer, defenders }: Progress): ReachedLevels {
  return { schneider: declarer.cardPoints >= 90 || defenders.cardPoints >= 90, schwarz: false };
}

/** The declarer has his 61, what he announced, and a value that covers the bid. Source: rules.md 6.5. */
function isWonAlready(stake: Stake, progress: Progress): boolean {
  const { contract, bid, hand, skat, values } = stake;
  if (contract.type === 'null' || contract.schwarzAnnounced || contract.spitze !== undefined) return false;
  if (progress.declarer.cardPoints < (contract.schneiderAnnounced ? 90 : 61)) return false;
  return gameValue(contract, [...hand, ...skat], reachedSoFar(progress), values) >= bid;
}

/** Why the declarer can no longer win: 60 card points, or a level that he announced or needs is gone. Source: rules.md 6.5. */
function lostAlready(stake: Stake, progress: Progress): LostReason | undefined {
  const { contract, bid, hand, skat, values } = stake;
  if (contract.type === 'null') return progress.declarer.tricks > 0 ? 'tookTrick' : undefined;
  const possible = stillPossible(progress);
  if (gameValue(contract, [...hand, ...skat], possible, values) < bid) return 'overbid';
  if (progress.declarer.spitze === 'missed') return 'spitze';
  return missedAnnouncement(contract, possible) ?? (progress.defenders.cardPoints >= 60 ? 'points' : undefined);
}

function stillPossible({ defenders }: Progress): ReachedLevels {
  return { schneider: defenders.cardPoints <= 30, schwarz: defenders.tricks === 0 };
}

function missedAnnouncement(contract: Contract, possible: ReachedLevels): LostReason | undefined {
  if (contract.type === 'null') return undefined;
  if (contract.schneiderAnnounced && !possible.schneider) return 'notSchneider';
  return contract.schwarzAnnounced && !possible.schwarz ? 'notSchwarz' : undefined;
}

/** The fewest levels that cover the bid: given to the declarer when the defenders give up in time. Source: rules.md 6.7. */
function grantedLevels({ contract, bid, hand, skat, values }: Stake, reached: ReachedLevels): ReachedLevels {
  const SCHNEIDER = { schneider: true, schwarz: false };
  const cards = [...hand, ...skat];
  const granted = [reached, SCHNEIDER].find((levels) => gameValue(contract, cards, levels, values) >= bid);
  return granted ?? { schneider: true, schwarz: true };
}
