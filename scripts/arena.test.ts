import { describe, expect, it } from 'vitest';
import { answerQuestion, type Player } from './arena/answering.ts';
import { readQuestion } from './arena/question.ts';

const BOT: Player = { level: 'regular', seed: '1' };

/** What the arena shows of a game in which seat 2 is forehand and we sit on 0. */
const SHOWN = {
  game: 'a',
  seat: 0,
  dealer: 1,
  forehand: 2,
  hand: ['CJ', 'SJ', 'HJ', 'HA', 'HT', 'HK', 'H9', 'CA', 'DA', 'D7'],
  bids: [],
  declarer: null,
  bid: null,
  skat: null,
  discard: null,
  contract: null,
  open: null,
  tricks: [],
  trick: null,
  legal: [true, false],
};

function answered(question: object, view: object = {}): unknown {
  return answerQuestion(readQuestion(JSON.stringify({ id: 7, ...question, view: { ...SHOWN, ...view } })), BOT);
}

describe('a question of the arena', () => {
  it('in the auction is answered with yes or no, also for values that no game is worth', () => {
    expect(answered({ ask: 'bid', value: 18 })).toBe(true);
    expect(answered({ ask: 'hold', value: 18 })).toBe(true);
    expect(answered({ ask: 'hold', value: 264 })).toBe(false);
    expect(answered({ ask: 'bid', value: 228 })).toBe(false);
  });

  it('about the skat and the game without it fits together', () => {
    const best = { declarer: 0, bid: 18, hand: ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'SA', 'ST', 'HA', 'DA'] };
    expect(answered({ ask: 'pickUp' }, best)).toBe(false);
    expect(answered({ ask: 'declare' }, best)).toMatchObject({ type: 'grand', hand: true });
  });

  it('with the skat taken is answered with a game and two of the twelve cards', () => {
    const said = answered({ ask: 'declare' }, { declarer: 0, bid: 18, skat: ['S7', 'C8'] });
    expect(said).toMatchObject({ hand: false, discard: expect.arrayContaining([expect.any(String)]) });
  });

  it('for a card is answered with a legal one', () => {
    const contract = { type: 'grand', trump: null, hand: false, schneiderAnnounced: false, schwarzAnnounced: false };
    const told = {
      declarer: 2,
      bid: 18,
      contract: { ...contract, ouvert: false },
      trick: { leader: 2, cards: ['C7'] },
      legal: ['CA'],
    };
    expect(answered({ ask: 'play' }, told)).toBe('CA');
  });

  it('that is none is refused', () => {
    expect(() => readQuestion('{"id":1,"ask":"sing","view":{}}')).toThrow('Unknown word');
    expect(() => answered({ ask: 'play' }, { hand: ['XX'] })).toThrow('No cards');
  });
});
