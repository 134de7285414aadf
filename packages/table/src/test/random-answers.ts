import type { SkatAsk, SkatCommand } from '@skatrunde/rules';
import type { SkatGameView } from '../view-types.ts';
import { randomFrom } from './shuffled-pack.ts';

/** Answers at random to whatever a game asks or offers. The same seed, the same answers. */
export class RandomAnswers {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  reply(offer: SkatGameView['offers'][number]): SkatCommand {
    const accept = this.chance(0.5);
    switch (offer.kind) {
      case 'answerClaim':
        return { type: 'answerClaim', claim: offer.claim, accept };
      case 'answerConcession':
        return { type: 'answerConcession', concession: offer.concession, accept };
      case 'claim':
      case 'concede':
      case 'kontra':
      case 'giveIn':
        return { type: offer.kind };
    }
  }

  answer(ask: SkatAsk): SkatCommand {
    switch (ask.kind) {
      case 'bid':
        return this.chance(0.5) ? { type: 'bid', value: ask.values[0] ?? 18 } : { type: 'pass' };
      case 'hold':
        return this.chance(0.5) ? { type: 'hold', value: ask.value } : { type: 'pass' };
      case 'pickUpOrHand':
        return this.chance(0.7) ? { type: 'pickUp' } : this.#announce(ask.contracts);
      case 'grandHand':
        return this.chance(0.3) ? this.#announce(ask.contracts) : { type: 'pass' };
      case 'push':
        return { type: this.chance(0.5) ? 'push' : 'pickUp' };
      case 'knock':
        return { type: 'knock', knock: this.chance(0.3) };
      case 'double':
        return { type: 'double', word: ask.word, say: this.chance(0.5) };
      case 'rearrange':
        return { type: 'rearrange', keep: ask.cards.slice(this.below(11)).slice(0, 10) };
      case 'giveIn':
        return { type: 'answerGiveIn', agree: this.chance(0.5) };
      case 'takeGift':
        return { type: 'answerGift', take: this.chance(0.5) };
      case 'putOn':
      case 'discard': {
        const [first, second] = ask.cards;
        return first && second ? { type: 'discard', cards: [first, second] } : { type: 'pass' };
      }
      case 'announce':
        return this.#announce(ask.contracts);
      case 'play':
        return { type: 'play', card: this.one(ask.cards) ?? 'CJ' };
    }
  }

  #announce(options: Extract<SkatAsk, { kind: 'announce' }>['contracts']): SkatCommand {
    const option = this.one(options);
    return option === undefined ? { type: 'pickUp' } : { type: 'announce', contract: option.contract };
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  one<T>(options: readonly [T, ...(readonly T[])]): T;
  one<T>(options: readonly T[]): T | undefined;
  one<T>(options: readonly T[]): T | undefined {
    return options[this.below(options.length)];
  }
}
