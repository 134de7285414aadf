import type { OfficersAsk, OfficersCommand, SkatAsk, SkatCommand } from '@skatrunde/rules';
import type { BotQuestion } from '../deps.ts';

/** A bot for tests: bids up to 20, plays the first card it may, gives in to everything. */
export function thumb(question: BotQuestion): SkatCommand | OfficersCommand | undefined {
  return question.plays === 'officers' ? officersThumb(question) : skatThumb(question);
}

type Asked<Plays> = Extract<BotQuestion, Plays>;

export function skatThumb({ ask, offers }: Asked<{ readonly plays?: 'skat' }>): SkatCommand | undefined {
  if (ask !== undefined) return answerTo(ask);
  for (const offer of offers) {
    if (offer.kind === 'answerClaim') return { type: 'answerClaim', claim: offer.claim, accept: true };
    if (offer.kind === 'answerConcession') {
      return { type: 'answerConcession', concession: offer.concession, accept: true };
    }
  }
  return undefined;
}

function officersThumb({ ask, offers }: Asked<{ readonly plays: 'officers' }>): OfficersCommand | undefined {
  if (ask !== undefined) return officersAnswer(ask);
  const claim = offers.find((offer) => offer.kind === 'answerClaim');
  return claim && { type: 'answerClaim', claim: claim.claim, accept: true };
}

/** The first announcement, no doubling, the first card. */
export function officersAnswer(ask: OfficersAsk): OfficersCommand | undefined {
  switch (ask.kind) {
    case 'announce':
      return ask.contracts[0] && { type: 'announce', contract: ask.contracts[0].contract };
    case 'kontra':
    case 're':
      return { type: 'pass' };
    case 'play':
      return ask.cards[0] && { type: 'play', card: ask.cards[0] };
  }
}

function answerTo(ask: SkatAsk): SkatCommand | undefined {
  const [option] = ask.kind === 'announce' ? ask.contracts : [];
  switch (ask.kind) {
    case 'bid':
      return (ask.values[0] ?? 264) <= 20 ? { type: 'bid', value: ask.values[0] ?? 18 } : { type: 'pass' };
    case 'hold':
      return ask.value <= 20 ? { type: 'hold', value: ask.value } : { type: 'pass' };
    case 'pickUpOrHand':
      return { type: 'pickUp' };
    case 'discard':
    case 'putOn': {
      const [first, second] = ask.cards;
      return first && second && { type: 'discard', cards: [first, second] };
    }
    case 'announce':
      return option && { type: 'announce', contract: option.contract };
    case 'grandHand':
      return { type: 'pass' };
    case 'push':
      return { type: 'push' };
    case 'knock':
      return { type: 'knock', knock: false };
    case 'double':
      return { type: 'double', word: ask.word, say: false };
    case 'rearrange':
      return { type: 'rearrange', keep: ask.cards.slice(0, 10) };
    case 'giveIn':
      return { type: 'answerGiveIn', agree: false };
    case 'takeGift':
      return { type: 'answerGift', take: true };
    case 'play': {
      const [card] = ask.cards;
      return card && { type: 'play', card };
    }
  }
}
