import { describe, expect, it } from 'vitest';
import { parseCards, parseContract } from '../../cards/notation.ts';
import { given } from '../../test/table.ts';
import { needsConsent, type Progress, settleConceded } from './conceding.ts';
import type { Stake } from './settlement.ts';

/** Points and tricks of the declarer (with the skat), then of the defenders. */
function progress(text: string): Progress {
  const [points = 0, tricks = 0, theirPoints = 0, theirTricks = 0] = text.split(/\D+/).map(Number);
  return { declarer: { cardPoints: points, tricks }, defenders: { cardPoints: theirPoints, tricks: theirTricks } };
}

/** Ten cards and a skat with one matador, unless others are named. */
function stake(letters: string, bid: number, hand = 'CJ HJ DA DK D9 D8 CA C7 SA S7'): Stake {
  const contract = parseContract(letters);
  if (contract === undefined) throw new Error(`No contract: ${letters}`);
  return { contract, bid, hand: parseCards(hand) ?? [], skat: parseCards('HT H7') ?? [] };
}

function line(side: 'declarer' | 'defenders', at: string, letters: string, bid: number) {
  const { won, gameValue, score } = settleConceded(side, stake(letters, bid), progress(at));
  return `${won ? 'won' : 'lost'} ${gameValue} ${score}`;
}

describe('the declarer gives up', () => {
  it.each([
    ['before the first trick', '10/0 0/0', 'D', 18, 'lost 18 -36'],
    ['in the middle: no Schneider for cards that were not played', '14/1 40/4', 'D', 18, 'lost 18 -36'],
    ['with 60 against him', '14/1 60/5', 'D', 18, 'lost 18 -36'],
    ['Schneider that the tricks have settled stays', '10/0 90/6', 'D', 18, 'lost 27 -54'],
    ['announced levels count', '10/0 0/0', 'DHS', 18, 'lost 45 -90'],
    ['all announced levels count', '10/0 0/0', 'DO', 18, 'lost 72 -144'],
    ['below the bid: the multiple that reaches it', '10/0 0/0', 'D', 22, 'lost 18 -54'],
    ['Null', '0/0 20/3', 'N', 18, 'lost 23 -46'],
  ])('[CONC-4] %s', (_, at, letters, bid, expected) => expect(line('declarer', at, letters, bid)).toBe(expected));

  it.each([
    ['with 61 the game is won already', '61/5 20/2', 'D', 18, 'won 18 18'],
    ['with 90 at Schneider', '90/7 10/1', 'D', 18, 'won 27 27'],
    ['61 do not help when Schneider was announced', '61/5 20/2', 'DHS', 18, 'lost 45 -90'],
    ['61 do not help when the bid needs Schneider', '61/5 20/2', 'D', 27, 'lost 18 -54'],
    ['90 do', '90/7 10/1', 'D', 27, 'won 27 27'],
    ['Schwarz announced is never safe before the last trick', '110/9 0/0', 'DHZ', 18, 'lost 63 -126'],
  ])('[CONC-5] %s', (_, at, letters, bid, expected) => expect(line('declarer', at, letters, bid)).toBe(expected));
});

describe('the defenders give up', () => {
  it.each([
    ['before the first card', '10/0 0/0', 'D', 18, 'won 18 18'],
    ['no Schneider for cards that were not played', '60/6 0/0', 'D', 18, 'won 18 18'],
    ['Schneider that was reached counts', '90/7 0/0', 'D', 18, 'won 27 27'],
    ['announced Schneider is given', '40/4 10/1', 'DHS', 18, 'won 45 45'],
    ['announced Schwarz is given', '40/4 0/0', 'DHZ', 18, 'won 63 63'],
    ['Schneider that the bid needs is given', '40/4 10/1', 'D', 24, 'won 27 27'],
    ['Schwarz that the bid needs is given', '40/4 0/0', 'D', 36, 'won 36 36'],
    ['Null', '0/0 20/3', 'NO', 46, 'won 46 46'],
  ])('[CONC-6] %s', (_, at, letters, bid, expected) => expect(line('defenders', at, letters, bid)).toBe(expected));

  it.each([
    ['with 60 of their own the game stays lost', '20/2 60/4', 'D', 18, 'lost 18 -36'],
    ['with 59 it is won', '20/2 59/4', 'D', 18, 'won 18 18'],
    ['and Schneider against the declarer stays', '10/1 95/6', 'D', 18, 'lost 27 -54'],
    ['announced Schneider is gone with 31', '20/2 31/2', 'DHS', 18, 'lost 45 -90'],
    ['announced Schwarz is gone with a trick', '50/5 0/1', 'DHZ', 18, 'lost 63 -126'],
    ['Schneider for the bid is gone with 31', '70/5 31/2', 'D', 24, 'lost 18 -54'],
    ['Schwarz for the bid is gone with a trick', '90/7 0/1', 'D', 36, 'lost 27 -72'],
    ['a bid out of reach stays overbid', '10/0 0/0', 'D', 40, 'lost 18 -90'],
  ])('[CONC-5] %s', (_, at, letters, bid, expected) => expect(line('defenders', at, letters, bid)).toBe(expected));
});

it('[CONC-1] the declarer gives up alone with nine cards or more', () => {
  expect([10, 9, 8, 1].map((cards) => needsConsent('declarer', cards))).toEqual([false, false, true, true]);
  expect(needsConsent('defenders', 10)).toBe(true);
});

const DEAL = 'CJ SJ CA CT C9 HA H7 DA DQ D7 | HJ DJ CK CQ SA S9 S7 HK HQ DK | C8 C7 ST SK SQ S8 HT H9 DT D9 | H8 D8';
const playing = () => given(DEAL).says('M 18, F hold, M pass, R pass, F pickUp, F discard H8 D8, F announce C');
const laterOn = () => playing().plays('CJ CK C7 | SJ CQ C8');

describe('asking for it', () => {
  it('[CONC-1] alone: the game is over at once', () => {
    const table = playing().says('F concede');
    expect(table.log().slice(-2)).toMatchObject([
      { type: 'conceded', side: 'declarer', player: 0 },
      { type: 'settled' },
    ]);
    expect(table.played()).toMatchObject({
      won: false,
      lostReason: 'conceded',
      ending: 'declarerConceded',
      score: -72,
    });
  });

  it('[CONC-1] also with nine cards, after the first was played', () => {
    const table = playing().plays('CJ');
    expect(table.offers('F')).toContainEqual({ kind: 'concede', needsConsent: false });
    expect(table.says('F concede').played().ending).toBe('declarerConceded');
  });

  it('[CONC-1] whatever a defender has asked meanwhile', () => {
    const table = playing().says('R concede');
    expect(table.offers('F')).toContainEqual({ kind: 'concede', needsConsent: false });
    expect(table.says('F concede').played()).toMatchObject({ ending: 'declarerConceded', won: false });
  });

  it('[CONC-2] below nine cards one defender must agree', () => {
    const table = laterOn();
    expect(table.offers('F')).toContainEqual({ kind: 'concede', needsConsent: true });
    table.says('F concede');
    expect(table.view('watcher')).toMatchObject({ concession: { concession: 1, by: 0 } });
    expect(table.offers('R')).toContainEqual({ kind: 'answerConcession', concession: 1, by: 0 });
    expect(table.says('M decline, R agree').played()).toMatchObject({ ending: 'declarerConceded', won: false });
  });

  it('[CONC-2] when both decline the game goes on', () => {
    const table = laterOn().says('F concede, M decline, R decline');
    expect(table.view('F')).not.toHaveProperty('concession');
    table.refuses('R agree', 'nothingToAnswer').plays('C9');
  });

  it('[CONC-3] defenders give up only together: the partner is asked, play goes on meanwhile', () => {
    const table = playing()
      .says('R concede')
      .refuses('F agree', 'nothingToAnswer')
      .refuses('R agree', 'nothingToAnswer');
    expect(table.offers('M')).toContainEqual({ kind: 'answerConcession', concession: 1, by: 2 });
    expect(table.offers('F').map((offer) => offer.kind)).not.toContain('answerConcession');
    expect(table.ask('F')).toMatchObject({ kind: 'play' });
    expect(table.says('M agree').played()).toMatchObject({ won: true, ending: 'defendersConceded', score: 36 });
  });

  it('[CONC-3] both defenders who give up at the same moment agree', () => {
    const table = playing().says('R concede');
    expect(table.offers('M')).toContainEqual({ kind: 'concede', needsConsent: false });
    expect(table.says('M concede').played()).toMatchObject({ won: true, ending: 'defendersConceded' });
    expect(table.log().at(-2)).toMatchObject({ type: 'conceded', side: 'defenders', player: 1 });
  });

  it('[CONC-3] before the first card it is legal and complete', () => {
    const table = given(DEAL).says('M pass, R pass, F 18, F announce NOH, M concede, R agree');
    expect(table.played()).toMatchObject({ won: true, score: 59, tricks: { declarer: 0, defenders: 0 } });
  });

  it('[CONC-7] the next card withdraws what is open', () => {
    const table = playing().says('R concede').plays('CJ').refuses('M agree', 'nothingToAnswer');
    expect(table.view('M')).not.toHaveProperty('concession');
  });

  it('[CONC-7] a wish is answered once, by its number', () => {
    const table = playing().says('R concede, M decline').refuses('M agree', 'nothingToAnswer');
    table.plays('CJ').says('R concede');
    expect(table.view('M')).toMatchObject({ concession: { concession: 2, by: 2 } });
  });

  it('[CONC-8] everybody may wish once between two cards, and one wish is open at a time', () => {
    const table = playing().says('R concede').refuses('R concede', 'alreadyAsked');
    table.says('M decline').refuses('R concede', 'alreadyAsked').says('M concede, R decline');
    expect(table.offers('M').map((offer) => offer.kind)).not.toContain('concede');
    expect(table.plays('CJ').offers('M')).toContainEqual({ kind: 'concede', needsConsent: true });
  });

  it('[CONC-8] a wish of the other side stands in the way of another', () => {
    const byDefender = laterOn().says('R concede').refuses('F concede', 'alreadyAsked');
    expect(byDefender.offers('F').map((offer) => offer.kind)).not.toContain('concede');
    const byDeclarer = laterOn().says('F concede').refuses('M concede', 'alreadyAsked');
    expect(byDeclarer.offers('M').map((offer) => offer.kind)).not.toContain('concede');
  });

  it('[CONC-9] only while cards are played', () => {
    given(DEAL).refuses('M concede', 'notYourTurn').says('M pass, R pass, F 18').refuses('F concede', 'notYourTurn');
  });
});
