import type { Player } from '../../game.ts';
import { type ContractInPlay, RAMSCH } from '../contract.ts';
import { contractChoices } from '../rules/announcing.ts';
import { stepOf, valuesAbove } from '../rules/bidding.ts';
import { legalCards, suitToFollow } from '../rules/following-suit.ts';
import { FOREHAND } from '../seats.ts';
import type { SkatAsk } from './ask.ts';
import { questionAsk, ramschAsk } from './house-asks.ts';
import type { Bidding, Playing, PlayingRamsch, SkatState } from './state.ts';

/** What this player must answer now, with every option; `undefined` if it is not their turn. */
export function asks(state: SkatState, player: Player): SkatAsk | undefined {
  switch (state.phase) {
    case 'bidding':
      return auctionAsk(state, player);
    case 'pickingUp': {
      if (player !== state.declarer) return undefined;
      const { number, bid, settings } = state;
      const hand = state.deal.hands[player] ?? [];
      return { kind: 'pickUpOrHand', number, bid, ...contractChoices('untouched', hand, bid, { settings, hand }) };
    }
    case 'discarding': {
      if (player !== state.declarer) return undefined;
      return { kind: 'discard', number: state.number, bid: state.bid, cards: state.hand };
    }
    case 'announcing': {
      if (player !== state.declarer) return undefined;
      const { number, bid, settings, hand } = state;
      const known = [...hand, ...state.discard];
      return { kind: 'announce', number, bid, ...contractChoices('taken', known, bid, { settings, hand }) };
    }
    case 'playing':
      if (state.question !== undefined) return questionAsk(state, state.question, player);
      return cardAsk(state, player);
    case 'beforeRamsch':
      return ramschAsk(state, player);
    case 'ramsch':
      return cardAsk({ ...state, contract: RAMSCH }, player);
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

type CardTurn = Pick<Playing | PlayingRamsch, 'hands' | 'turn' | 'trick' | 'number'> & {
  readonly contract: ContractInPlay;
};

function cardAsk({ hands, turn, trick, contract, number }: CardTurn, player: Player): SkatAsk | undefined {
  const hand = hands[player];
  if (player !== turn || hand === undefined || trick.length === 3) return undefined;
  const follow = suitToFollow(hand, trick, contract);
  const ask = { kind: 'play', number, cards: legalCards(hand, trick, contract) } as const;
  return follow === undefined ? ask : { ...ask, follow };
}
