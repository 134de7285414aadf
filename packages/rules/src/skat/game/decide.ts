import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import type { SkatCircumstances } from '../circumstances.ts';
import type { Contract } from '../contract.ts';
import type { PassedInResult } from '../result.ts';
import { type SkatUse, whyNotAnnounce } from '../rules/announcing.ts';
import { type Auction, afterBid, afterPass, speakerNow, whyNotBid } from '../rules/bidding.ts';
import { bockOfOthers } from '../rules/bock.ts';
import { passedIn } from '../rules/passed-in.ts';
import { whyNotDiscard } from '../rules/picking-up.ts';
import type { SkatSettings } from '../settings.ts';
import { announcedEvent } from './announced.ts';
import type { SkatCommand } from './commands.ts';
import { decidePlaying } from './decide-playing.ts';
import { decideBeforeRamsch, decideInRamsch } from './decide-ramsch.ts';
import { accept, refuse, type SkatDecision } from './decision.ts';
import type { SkatEvent } from './events.ts';
import type { Announcing, Bidding, Discarding, PickingUp, SkatState } from './state.ts';

/** The only place that refuses. No rule of its own: it asks `rules/` and writes what follows into the events. */
export function decide(state: SkatState, player: Player, command: SkatCommand): SkatDecision {
  switch (state.phase) {
    case 'bidding':
      return player === speakerNow(state.auction) ? decideCall(state, player, command) : refuse('notYourTurn');
    case 'pickingUp':
      return player === state.declarer ? decidePickingUp(state, player, command) : refuse('notYourTurn');
    case 'discarding':
      return player === state.declarer ? decideDiscard(state, player, command) : refuse('notYourTurn');
    case 'announcing':
      return player === state.declarer ? decideAnnouncement(state, command) : refuse('notYourTurn');
    case 'playing':
      return decidePlaying(state, player, command);
    case 'beforeRamsch':
      return decideBeforeRamsch(state, player, command);
    case 'ramsch':
      return decideInRamsch(state, player, command);
    case 'over':
      return refuse('gameOver');
  }
}

function decideCall(state: Bidding, player: Player, command: SkatCommand): SkatDecision {
  const { auction } = state;
  if (command.type === 'pass') return withAuctionEnd(state, afterPass(auction), { type: 'passed', player });
  if (command.type === 'hold') {
    if (auction.step !== 'answer') return refuse('notYourTurn');
    if (command.value !== auction.bid) return refuse('notThisValue');
    return accept({ type: 'bidHeld', player, value: auction.bid });
  }
  if (command.type !== 'bid' || auction.step === 'answer') return refuse('notYourTurn');
  const code = whyNotBid(command.value, auction.bid);
  if (code !== undefined) return refuse(code);
  return withAuctionEnd(state, afterBid(auction, command.value), { type: 'bidMade', player, value: command.value });
}

/** A call, and what it means when it was the last one. */
function withAuctionEnd({ settings, circumstances }: Bidding, auction: Auction, call: SkatEvent): SkatDecision {
  switch (auction.step) {
    case 'speak':
    case 'answer':
    case 'lastRight':
      return accept(call);
    case 'won':
      return accept(call, { type: 'declarerFound', declarer: auction.declarer, bid: auction.bid });
    case 'passedIn':
      if (settings.ramsch === 'allPass') return accept(call, { type: 'ramschBegan', compulsory: false });
      return accept(call, { type: 'settled', result: nobodyPlays(settings, circumstances) });
  }
}

function nobodyPlays({ bock }: SkatSettings, { totals }: SkatCircumstances): PassedInResult {
  return passedIn(bockOfOthers(['allPassed'], { scores: [0, 0, 0], totals }, bock));
}

function decidePickingUp(state: PickingUp, player: Player, command: SkatCommand): SkatDecision {
  if (command.type === 'pickUp') return accept({ type: 'skatPickedUp', player, cards: state.deal.skat });
  if (command.type !== 'announce') return refuse('notYourTurn');
  return announce(state, command.contract, { skat: 'untouched', hand: state.deal.hands[player] ?? [] });
}

function decideDiscard(state: Discarding, player: Player, command: SkatCommand): SkatDecision {
  if (command.type !== 'discard') return refuse('notYourTurn');
  const code = whyNotDiscard(command.cards, state.hand);
  return code === undefined ? accept({ type: 'discarded', player, cards: command.cards }) : refuse(code);
}

function decideAnnouncement(state: Announcing, command: SkatCommand): SkatDecision {
  if (command.type !== 'announce') return refuse('notYourTurn');
  return announce(state, command.contract, { skat: 'taken', hand: state.hand });
}

function announce(
  { settings, declarer, bid, calls }: PickingUp | Announcing,
  contract: Contract,
  { skat, hand }: { readonly skat: SkatUse; readonly hand: readonly Card[] },
): SkatDecision {
  const code = whyNotAnnounce(contract, skat, bid, { settings, hand });
  return code === undefined ? accept(announcedEvent({ settings, declarer, bid, calls, contract }, hand)) : refuse(code);
}
