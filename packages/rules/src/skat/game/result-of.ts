import { cardPoints } from '../../cards/card-points.ts';
import type { Ending, PlayedResult } from '../result.ts';
import type { Progress, Side } from '../rules/conceding.ts';
import type { Settlement, Stake } from '../rules/settlement.ts';
import { byPlayer } from '../seats.ts';
import type { Playing } from './state.ts';

export function sideOf(player: number, declarer: number): Side {
  return player === declarer ? 'declarer' : 'defenders';
}

/** What the declarer plays for: his ten cards at the announcement and his skat. */
export function stakeOf({ contract, bid, deal, declarer, discard }: Playing): Stake {
  const dealt = deal.hands[declarer] ?? [];
  if (discard === undefined) return { contract, bid, hand: dealt, skat: deal.skat };
  const ten = [...dealt, ...deal.skat].filter((card) => !discard.includes(card));
  return { contract, bid, hand: ten, skat: discard };
}

/** What both sides have in their tricks; the skat counts for the declarer. Source: rules.md 4.1. */
export function progressOf({ declarer, discard, deal, tricks, tricksTaken, trickPoints }: Playing): Progress {
  const own = tricksTaken[declarer] ?? 0;
  const skatPoints = cardPoints(discard ?? deal.skat);
  return {
    declarer: { cardPoints: trickPoints.declarer + skatPoints, tricks: own },
    defenders: { cardPoints: trickPoints.defenders, tricks: tricks.length - own },
  };
}

/** The same with one more trick. */
export function withTrick(progress: Progress, winner: Side, points: number): Progress {
  const { cardPoints, tricks } = progress[winner];
  return { ...progress, [winner]: { cardPoints: cardPoints + points, tricks: tricks + 1 } };
}

/** The result as it is written down; defenders write nothing. Source: rules.md 7.21. */
export function playedResult(
  { declarer, contract, bid }: Playing,
  settlement: Settlement,
  ending: Ending,
  counted: Progress,
): PlayedResult {
  return {
    kind: 'played',
    declarer,
    contract,
    bid,
    ...settlement,
    ending,
    cardPoints: { declarer: counted.declarer.cardPoints, defenders: counted.defenders.cardPoints },
    tricks: { declarer: counted.declarer.tricks, defenders: counted.defenders.tricks },
    scores: byPlayer((player) => (player === declarer ? settlement.score : 0)),
  };
}
