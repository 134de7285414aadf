import type { Card } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { Player } from '../../game.ts';
import { winningPlace } from '../../skat/rules/trick-winner.ts';
import { canClaim, takesTheRest } from '../rules/claiming.ts';
import { afterConceding, restTo } from '../rules/conceding.ts';
import { whyNotPlay } from '../rules/open-cards.ts';
import { asInSkat } from '../rules/trumps.ts';
import { freedCards } from '../rules/turning.ts';
import { TRICKS, withTrick } from '../rules/winning.ts';
import { byTwo, otherPlayer, PLAYERS } from '../seats.ts';
import { coveredCount, openCards, stackOf, withoutOpen } from '../stack.ts';
import type { OfficersCommand } from './commands.ts';
import { accept, type OfficersDecision, refuse } from './decision.ts';
import type { OfficersEvent } from './events.ts';
import { settled } from './result-of.ts';
import type { Playing } from './state.ts';

/** Decides what is said and played between the first lead and the settlement. */
export function decidePlaying(state: Playing, player: Player, command: OfficersCommand): OfficersDecision {
  if (!PLAYERS.some((known) => known === player)) return refuse('notYourTurn');
  switch (command.type) {
    case 'play':
      return player === state.turn ? decideCard(state, player, command.card) : refuse('notYourTurn');
    case 'concede':
      return concede(state, player);
    case 'claim':
      return decideClaim(state, player);
    case 'answerClaim':
      return answerClaim(state, player, command);
    case 'announce':
    case 'kontra':
    case 're':
    case 'pass':
      return refuse('notYourTurn');
  }
}

function decideCard(state: Playing, player: Player, card: Card): OfficersDecision {
  const { stacks, trick, contract } = state;
  const own = stacks[player] ?? [];
  const code = whyNotPlay(card, openCards(own), trick, contract);
  if (code !== undefined) return refuse(code);
  const played: CardPlayed = { type: 'cardPlayed', player, card, stack: stackOf(own, card) };
  const [led] = trick;
  return led === undefined ? accept(played) : endTrick(state, played, [led, card]);
}

type CardPlayed = Extract<OfficersEvent, { readonly type: 'cardPlayed' }>;

/** The second card: who takes the trick, what is turned up, and the settlement after the last one. */
function endTrick(state: Playing, played: CardPlayed, cards: readonly [Card, Card]): OfficersDecision {
  const { leader, contract, stacks } = state;
  const winner = winningPlace(cards, asInSkat(contract)) === 0 ? leader : otherPlayer(leader);
  const points = cardPoints(cards);
  const events: readonly OfficersEvent[] = [played, { type: 'trickTaken', winner, leader, cards, cardPoints: points }];
  const taken = withTrick(state.taken, winner, points);
  if (state.tricks.length + 1 === TRICKS) return accept(...events, settled(state, taken, { ending: 'played' }));
  const lying = byTwo((player) => {
    const own = stacks[player] ?? [];
    return player === played.player ? withoutOpen(own, played.stack) : own;
  });
  const freed = freedCards(lying);
  return freed.length === 0 ? accept(...events) : accept(...events, { type: 'cardsTurned', cards: freed });
}

function concede(state: Playing, player: Player): OfficersDecision {
  const taken = afterConceding(player, state.contract, state.taken);
  return accept({ type: 'conceded', player }, settled(state, taken, { ending: 'conceded', endedBy: player }));
}

/** Claiming the rest: proven at once, or an offer to the other. */
function decideClaim(state: Playing, player: Player): OfficersDecision {
  const { wishes, contract, taken, stacks } = state;
  if (openCards(stacks[player] ?? []).length === 0 || !canClaim(player, contract, taken)) return refuse('notYourTurn');
  if (wishes.claim !== undefined || wishes.claimedBy.includes(player)) return refuse('alreadyAsked');
  if (!isProven(state, player)) return accept({ type: 'claimOffered', claim: wishes.claims + 1, player });
  const all = restTo(player, taken);
  return accept({ type: 'claimProven', player }, settled(state, all, { ending: 'claimProven', endedBy: player }));
}

/** Only once everything lies open: what is face down nobody knows. */
function isProven({ stacks, contract, trick, leader }: Playing, player: Player): boolean {
  if (stacks.some((own) => coveredCount(own) > 0)) return false;
  const [card] = trick;
  return takesTheRest({
    contract,
    mine: openCards(stacks[player] ?? []),
    theirs: openCards(stacks[otherPlayer(player)] ?? []),
    trick: { led: leader === player ? 'me' : 'them', ...(card === undefined ? {} : { card }) },
  });
}

function answerClaim(
  state: Playing,
  player: Player,
  { claim: number, accept: agreed }: Extract<OfficersCommand, { type: 'answerClaim' }>,
): OfficersDecision {
  const { claim } = state.wishes;
  if (claim?.claim !== number || claim.by === player) return refuse('nothingToAnswer');
  if (!agreed) return accept({ type: 'claimDeclined', claim: number, player });
  const all = restTo(claim.by, state.taken);
  return accept(
    { type: 'claimAccepted', claim: number, player },
    settled(state, all, { ending: 'claimAccepted', endedBy: claim.by }),
  );
}
