import { type Card, inPackOrder } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { Player } from '../../game.ts';
import type { Ending } from '../result.ts';
import { isProven } from '../rules/claim/proof.ts';
import { afterClaim, settleClaimed } from '../rules/claiming.ts';
import { type Progress, settleConceded } from '../rules/conceding.ts';
import { whyNotPlay } from '../rules/following-suit.ts';
import { type Settlement, settle } from '../rules/settlement.ts';
import { spitzeNow } from '../rules/spitze.ts';
import { winningPlace } from '../rules/trick-winner.ts';
import { claimPosition } from './claim-position.ts';
import type { SkatCommand } from './commands.ts';
import { decideAnswer, decideGiveIn, decideKontra } from './decide-house.ts';
import { accept, refuse, type SkatDecision } from './decision.ts';
import type { SkatEvent } from './events.ts';
import { playedResult, progressOf, sideOf, stakeOf, withTrick } from './result-of.ts';
import type { Playing } from './state.ts';
import { howConceded } from './wishes.ts';

/** Decides what is said and played between the announcement and the settlement. */
export function decidePlaying(state: Playing, player: Player, command: SkatCommand): SkatDecision {
  const hand = state.hands[player];
  if (hand === undefined) return refuse('notYourTurn');
  if (state.question !== undefined) return decideAnswer(state, state.question, { player, command });
  switch (command.type) {
    case 'play':
      return player === state.turn ? decideCard(state, player, command.card, hand) : refuse('notYourTurn');
    case 'concede':
      return decideConcession(state, player);
    case 'answerConcession':
      return answerConcession(state, player, command);
    case 'claim':
      return decideClaim(state, player, hand);
    case 'answerClaim':
      return answerClaim(state, player, command);
    case 'kontra':
      return decideKontra(state, player);
    case 'giveIn':
      return decideGiveIn(state, player);
    case 'bid':
    case 'hold':
    case 'pass':
    case 'pickUp':
    case 'discard':
    case 'announce':
    case 'double':
    case 'push':
    case 'knock':
    case 'rearrange':
    case 'answerGiveIn':
    case 'answerGift':
      return refuse('notYourTurn');
  }
}

function decideCard(state: Playing, player: Player, card: Card, hand: readonly Card[]): SkatDecision {
  const code = whyNotPlay(card, hand, state.trick, state.contract);
  if (code !== undefined) return refuse(code);
  const played: SkatEvent = { type: 'cardPlayed', player, card };
  const [first, second] = state.trick;
  if (first === undefined || second === undefined) return accept(played);
  return endTrick(state, played, [first, second, card]);
}

/** The third card: who takes the trick, and the settlement when it was the last one or a lost Null. Source: rules.md 6.1. */
function endTrick(state: Playing, played: SkatEvent, cards: readonly [Card, Card, Card]): SkatDecision {
  const { leader, contract, declarer, tricks } = state;
  const winner = (leader + winningPlace(cards, contract)) % 3;
  const points = cardPoints(cards);
  const taken: SkatEvent = { type: 'trickTaken', winner, leader, cards, cardPoints: points };
  const nullLost = contract.type === 'null' && winner === declarer;
  if (!nullLost && tricks.length < 9) return accept(played, taken);
  const counted = withSpitze(state, cards, withTrick(progressOf(state), sideOf(winner, declarer), points));
  const settlement = settle(stakeOf(state), counted.declarer);
  return accept(played, taken, settled(state, settlement, nullLost ? 'nullTrick' : 'played', counted));
}

/** The last trick decides an announced Spitze. */
function withSpitze(state: Playing, cards: readonly Card[], progress: Progress): Progress {
  const { contract, leader, declarer } = state;
  const place = winningPlace(cards, contract);
  const tenthTaken = (leader + place) % 3 === declarer ? cards[place] : undefined;
  const spitze = spitzeNow(contract, { hand: [], tenthTaken });
  return spitze === undefined ? progress : { ...progress, declarer: { ...progress.declarer, spitze } };
}

function settled(state: Playing, settlement: Settlement, ending: Ending, counted: Progress): SkatEvent {
  return { type: 'settled', result: playedResult(state, settlement, ending, counted) };
}

/** Giving up: at once, or as a wish that somebody must agree to. A partner's own wish is his agreement. */
function decideConcession(state: Playing, player: Player): SkatDecision {
  switch (howConceded(state, player)) {
    case undefined:
      return refuse('alreadyAsked');
    case 'atOnce':
      return concede(state, player);
    case 'wish':
      return accept({ type: 'concessionOffered', concession: state.wishes.concessions + 1, player });
  }
}

function answerConcession(
  state: Playing,
  player: Player,
  { concession: number, accept: agreed }: Extract<SkatCommand, { type: 'answerConcession' }>,
): SkatDecision {
  const { concession } = state.wishes;
  if (concession?.concession !== number || !concession.waitingFor.includes(player)) return refuse('nothingToAnswer');
  if (!agreed) return accept({ type: 'concessionDeclined', concession: number, player });
  return concede(state, concession.by);
}

function concede(state: Playing, player: Player): SkatDecision {
  const side = sideOf(player, state.declarer);
  const counted = progressOf(state);
  const settlement = settleConceded(side, stakeOf(state), counted);
  const ending = side === 'declarer' ? 'declarerConceded' : 'defendersConceded';
  return accept({ type: 'conceded', side, player }, settled(state, settlement, ending, counted));
}

/** Claiming the rest: proven at once, or an offer with the cards shown. */
function decideClaim(state: Playing, player: Player, hand: readonly Card[]): SkatDecision {
  const { wishes } = state;
  if (hand.length === 0) return refuse('notYourTurn');
  if (wishes.claim !== undefined || wishes.claimedBy.includes(player)) return refuse('alreadyAsked');
  if (isProven(claimPosition(state, player))) {
    return accept({ type: 'claimProven', player, shown: inPackOrder(hand) }, claimed(state, player, 'claimProven'));
  }
  return accept({ type: 'claimOffered', claim: wishes.claims + 1, player, shown: inPackOrder(hand) });
}

/** Every one who is asked must agree; one refusal lets play go on. */
function answerClaim(
  state: Playing,
  player: Player,
  { claim: number, accept: agreed }: Extract<SkatCommand, { type: 'answerClaim' }>,
): SkatDecision {
  const { claim } = state.wishes;
  if (claim?.claim !== number || !claim.waitingFor.includes(player)) return refuse('nothingToAnswer');
  if (!agreed) return accept({ type: 'claimDeclined', claim: number, player });
  const accepted: SkatEvent = { type: 'claimAccepted', claim: number, player };
  return claim.waitingFor.length > 1 ? accept(accepted) : accept(accepted, claimed(state, claim.by, 'claimAccepted'));
}

function claimed(state: Playing, claimer: Player, ending: Ending): SkatEvent {
  const side = sideOf(claimer, state.declarer);
  const progress = progressOf(state);
  const settlement = settleClaimed(side, stakeOf(state), progress);
  return settled(state, settlement, ending, afterClaim(side, state.contract, progress));
}
