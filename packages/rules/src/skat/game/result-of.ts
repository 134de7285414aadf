import { cardPoints } from '../../cards/card-points.ts';
import { type Ending, factorOf, type PlayedResult, type ScoreDoubling } from '../result.ts';
import { valuesIn } from '../rules/announcing.ts';
import { BOCK_ROUND, bockOfGame } from '../rules/bock.ts';
import type { Progress, Side } from '../rules/conceding.ts';
import { doublingsOfChain } from '../rules/kontra.ts';
import type { Settlement, Stake } from '../rules/settlement.ts';
import { spitzeNow } from '../rules/spitze.ts';
import { byPlayer } from '../seats.ts';
import type { Playing } from './state.ts';

export function sideOf(player: number, declarer: number): Side {
  return player === declarer ? 'declarer' : 'defenders';
}

/** What the declarer plays for: his ten cards at the announcement and his skat. */
export function stakeOf({ contract, bid, deal, declarer, discard, settings }: Playing): Stake {
  const dealt = deal.hands[declarer] ?? [];
  const values = valuesIn(settings);
  if (discard === undefined) return { contract, bid, hand: dealt, skat: deal.skat, values };
  const ten = [...dealt, ...deal.skat].filter((card) => !discard.includes(card));
  return { contract, bid, hand: ten, skat: discard, values };
}

/** What both sides have in their tricks; the skat counts for the declarer. Source: rules.md 4.1. */
export function progressOf(state: Playing): Progress {
  const { declarer, discard, deal, tricks, tricksTaken, trickPoints, contract, hands } = state;
  const own = tricksTaken[declarer] ?? 0;
  const skatPoints = cardPoints(discard ?? deal.skat);
  const spitze = spitzeNow(contract, { hand: hands[declarer] ?? [], tenthTaken: undefined });
  return {
    declarer: {
      cardPoints: trickPoints.declarer + skatPoints,
      tricks: own,
      ...(spitze === undefined ? {} : { spitze }),
    },
    defenders: { cardPoints: trickPoints.defenders, tricks: tricks.length - own },
  };
}

/** The same with one more trick. */
export function withTrick(progress: Progress, winner: Side, points: number): Progress {
  const before = progress[winner];
  const { cardPoints, tricks } = before;
  return { ...progress, [winner]: { ...before, cardPoints: cardPoints + points, tricks: tricks + 1 } };
}

/**
 * The result as it is written down, with all doublings; defenders write nothing. Source: rules.md 7.21, 8.13.
 */
export function playedResult(state: Playing, settlement: Settlement, ending: Ending, counted: Progress): PlayedResult {
  const { declarer, contract, bid, settings, circumstances } = state;
  const doublings = doublingsOf(state);
  const score = settlement.score * factorOf(doublings);
  const played = {
    kind: 'played',
    declarer,
    contract,
    bid,
    ...settlement,
    ending,
    cardPoints: { declarer: counted.declarer.cardPoints, defenders: counted.defenders.cardPoints },
    tricks: { declarer: counted.declarer.tricks, defenders: counted.defenders.tricks },
    doublings,
    score,
    scores: byPlayer((player) => (player === declarer ? score : 0)),
  } as const;
  return { ...played, bock: bockOfGame(played, circumstances.totals, settings.bock) };
}

/** The words of the chain, then the Bock round. A Grand Hand in a Ramsch round is in no Bock round. */
function doublingsOf({ said, circumstances }: Playing): readonly ScoreDoubling[] {
  const inBockRound = circumstances.bockRound && !circumstances.ramschRound;
  return [...doublingsOfChain(said), ...(inBockRound ? [BOCK_ROUND] : [])];
}
