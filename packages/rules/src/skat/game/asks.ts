import type { Player } from '../../game.ts';
import { contractChoices } from '../rules/announcing.ts';
import { stepOf, valuesAbove } from '../rules/bidding.ts';
import { legalCards, suitToFollow } from '../rules/following-suit.ts';
import { FOREHAND } from '../seats.ts';
import type { SkatAsk } from './ask.ts';
import type { Bidding, Playing, SkatState } from './state.ts';

/** What this player must answer now, with every option; `undefined` if it is not their turn. */
export function asks(state: SkatState, player: Player): SkatAsk | undefined {
  switch (state.phase) {
    case 'bidding':
      return auctionAsk(state, player);
    case 'pickingUp': {
      if (player !== state.declarer) return undefined;
      const { number, bid } = state;
      return {
        kind: 'pickUpOrHand',
        number,
        bid,
        ...contractChoices('untouched', state.deal.hands[player] ?? [], bid),
      };
    }
    case 'discarding': {
      if (player !== state.declarer) return undefined;
      return { kind: 'discard', number: state.number, bid: state.bid, cards: state.hand };
    }
    case 'announcing': {
      if (player !== state.declarer) return undefined;
      const { number, bid } = state;
      return { kind: 'announce', number, bid, ...contractChoices('taken', [...state.hand, ...state.discard], bid) };
    }
    case 'playing':
      return cardAsk(state, player);
    case 'over':
      return undefined;
  }
}

function auctionAsk({ auction, number }: Bidding, player: Player): SkatAsk | undefined {
  switch (auction.step) {
    case 'speak': {
      if (player !== auction.speaker) return undefined;
      return { kind: 'bid', number, values: valuesAbove(auction.bid), lastRight: false };
    }
    case 'answer': {
      if (player !== auction.listener) return undefined;
      const { bid, before } = auction;
      return { kind: 'hold', number, value: bid, jump: (stepOf(bid) ?? 0) - (stepOf(before) ?? 0) };
    }
    case 'lastRight':
      return player === FOREHAND ? { kind: 'bid', number, values: valuesAbove(0), lastRight: true } : undefined;
    case 'won':
    case 'passedIn':
      return undefined;
  }
}

function cardAsk({ hands, turn, trick, contract, number }: Playing, player: Player): SkatAsk | undefined {
  const hand = hands[player];
  if (player !== turn || hand === undefined || trick.length === 3) return undefined;
  const follow = suitToFollow(hand, trick, contract);
  const ask = { kind: 'play', number, cards: legalCards(hand, trick, contract) } as const;
  return follow === undefined ? ask : { ...ask, follow };
}
