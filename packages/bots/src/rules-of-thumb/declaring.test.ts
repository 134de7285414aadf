import { type Card, contractChoices, type SkatCommand } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { cards } from '../test/views.ts';
import { answerAnnounce, answerDiscard, answerPickUpOrHand } from './declaring.ts';

function discarded(hand: readonly Card[], bid: number): readonly Card[] {
  const command = answerDiscard({ kind: 'discard', number: 5, bid, cards: hand }, 0);
  return command?.type === 'discard' ? [...command.cards].sort() : [];
}

function announced(hand: readonly Card[], buried: readonly Card[], bid: number): SkatCommand | undefined {
  const ask = { kind: 'announce', number: 6, bid, ...contractChoices('taken', [...hand, ...buried], bid) } as const;
  return answerAnnounce(ask, { cards: hand, buried, forehand: true });
}

function pickedUpOrHand(hand: readonly Card[], bid: number): SkatCommand {
  return answerPickUpOrHand(
    { kind: 'pickUpOrHand', number: 4, bid, ...contractChoices('untouched', hand, bid) },
    hand,
    0,
  );
}

describe('putting cards away', () => {
  it('saves a bare ten and makes a suit void', () => {
    expect(discarded(cards('CJ HJ SA SK SQ S9 S8 S7 HA H9 DT C7'), 18)).toContain('DT');
  });

  it('never puts a jack or a trump away while there is anything else', () => {
    expect(discarded(cards('CJ SJ HJ DJ SA ST SK SQ S9 S8 HA H9'), 18)).toEqual(['H9', 'HA']);
  });

  it('puts trumps away when there is nothing else', () => {
    expect(discarded(cards('CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 HA'), 18)).toHaveLength(2);
  });
});

describe('announcing', () => {
  it('takes the game it judged best', () => {
    expect(announced(cards('CJ HJ SA SK SQ S9 S8 S7 HA HT'), cards('DT C7'), 18)).toMatchObject({
      contract: { type: 'suit', trump: 'S' },
    });
  });

  it('takes a dearer game when the bid asks for it', () => {
    // Spades with 1 are worth 22, Grand 48.
    const hand = cards('CJ HJ SA ST SK S9 HA HT CA DA');
    expect(announced(hand, cards('D7 C7'), 40)).toMatchObject({ contract: { type: 'grand' } });
  });

  it('shows the cards of a Null that nothing can beat', () => {
    expect(announced(cards('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8'), cards('DA SA'), 23)).toMatchObject({
      contract: { type: 'null', ouvert: true },
    });
  });
});

describe('the skat', () => {
  it('is left alone with a very strong hand', () => {
    expect(pickedUpOrHand(cards('CJ SJ HJ DJ CA CT SA ST HA DA'), 18)).toMatchObject({
      type: 'announce',
      contract: { type: 'grand', hand: true },
    });
  });

  it('is taken with an ordinary one', () => {
    expect(pickedUpOrHand(cards('CJ HJ SA SK S9 S8 HA H9 D8 C9'), 18)).toEqual({ type: 'pickUp' });
  });
});
