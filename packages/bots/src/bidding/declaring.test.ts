import { type Card, contractChoices, type SkatCommand } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { cards } from '../test/views.ts';
import { answerAnnounce, answerDiscard, answerPickUpOrHand, type Declarer } from './declaring.ts';
import { TEMPERS } from './temper.ts';

function declarer(ten: readonly Card[]): Declarer {
  return { ten, me: 0, calls: [], temper: TEMPERS.master };
}

function discarded(line: string, bid: number): readonly Card[] {
  const twelve = cards(line);
  const ask = { kind: 'discard', number: 5, bid, cards: twelve } as const;
  const command = answerDiscard(ask, declarer(twelve.slice(0, 10)));
  return command?.type === 'discard' ? [...command.cards].sort() : [];
}

function announced(line: string, pair: string, bid: number, spitze: 0 | 1 | 2 = 0): SkatCommand | undefined {
  const [held, buried] = [cards(line), cards(pair)];
  const house = { settings: { spitze, revolution: spitze > 0, valuesBefore1999: false }, hand: held };
  const choices = contractChoices('taken', [...held, ...buried], bid, house);
  return answerAnnounce({ kind: 'announce', number: 6, bid, ...choices }, { held, buried }, declarer(held));
}

function pickedUpOrHand(line: string, bid: number): SkatCommand {
  const ten = cards(line);
  return answerPickUpOrHand(
    { kind: 'pickUpOrHand', number: 4, bid, ...contractChoices('untouched', ten, bid) },
    declarer(ten),
  );
}

describe('putting cards away', () => {
  it('saves a bare ten and makes a suit void', () => {
    expect(discarded('CJ HJ SA SK SQ S9 S8 S7 HA H9 DT C7', 18)).toContain('DT');
  });

  it('puts away neither jacks nor trumps while there is anything else', () => {
    const put = discarded('CJ SJ HJ DJ SA ST SK SQ S9 S8 HA H9', 60);
    expect(put).toEqual(['H9', 'HA']);
  });

  it('puts trumps away when there is nothing else', () => {
    expect(discarded('CJ SJ HJ DJ SA ST SK SQ S9 S8 S7 HA', 18)).toHaveLength(2);
  });

  it('gets rid of the high cards of a Null', () => {
    expect(discarded('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8 DA SA', 23)).toEqual(['DA', 'SA']);
  });
});

describe('announcing', () => {
  it('takes the game it judged best', () => {
    expect(announced('HJ DJ SA SK SQ S9 S8 S7 HA HT', 'DT C7', 18)).toMatchObject({
      contract: { type: 'suit', trump: 'S' },
    });
  });

  it('takes a dearer game when the bid asks for it', () => {
    // Spades with 1 are worth 22, Grand 48.
    expect(announced('CJ HJ SA ST SK S9 HA HT CA DA', 'D7 C7', 40)).toMatchObject({ contract: { type: 'grand' } });
  });

  it('shows the cards of a Null that nothing can beat', () => {
    expect(announced('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8', 'DA SA', 23)).toMatchObject({
      contract: { type: 'null', ouvert: true },
    });
  });

  it('saves an overbid game with the smallest loss it can', () => {
    // Nothing covers 59: the cheapest game that charges 60 for it is lost for 120, not for 144.
    const said = announced('SJ CA CK C9 SA SK HA HK DA DK', 'H7 D7', 59);
    expect(said).toMatchObject({ type: 'announce' });
    expect(said).not.toMatchObject({ contract: { type: 'null' } });
  });

  it('makes a Revolution of a Null that no cards can beat', () => {
    expect(announced('C7 C9 CJ H7 H8 H9 D7 D9 S7 S8', 'DA SA', 23, 1)).toMatchObject({
      contract: { type: 'null', revolution: true },
    });
  });

  it('promises the lowest trump for the last trick with a long suit', () => {
    expect(announced('HJ DJ SA ST SQ S9 S8 S7 CA D7', 'HA HT', 18, 1)).toMatchObject({ contract: { spitze: 1 } });
  });
});

describe('the skat', () => {
  it('is left alone with a very strong hand', () => {
    expect(pickedUpOrHand('CJ SJ HJ DJ CA CT SA ST HA DA', 18)).toMatchObject({
      type: 'announce',
      contract: { type: 'grand', hand: true },
    });
  });

  it('is taken with an ordinary one', () => {
    expect(pickedUpOrHand('CJ HJ SA SK S9 S8 HA H9 D8 C9', 18)).toEqual({ type: 'pickUp' });
  });
});
