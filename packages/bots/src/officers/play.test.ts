import {
  asInSkat,
  beats,
  type Card,
  cardPoints,
  isCard,
  legalCards,
  OFFICERS_CONTRACTS,
  type OfficersContract,
  type OfficersPlayingView,
  PACK,
} from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { numbersFrom, shuffled } from '../test/self-play.ts';
import { bestCards } from './card-to-play.ts';
import { grantsClaim } from './claims.ts';
import { restValue } from './last-tricks.ts';
import type { Position } from './position.ts';

function cards(line: string): readonly Card[] {
  return line.split(' ').filter(isCard);
}

const HEARTS: OfficersContract = { type: 'suit', trump: 'H' };
const RAMSCH: OfficersContract = { type: 'ramsch' };

/** In the middle of a game: much still lies face down. */
function best(contract: OfficersContract, mine: string, theirs: string, led?: Card): readonly Card[] {
  const trumps = asInSkat(contract);
  const aim = contract.type === 'ramsch' ? -1 : 1;
  const open = { mine: cards(mine), theirs: cards(theirs), trumps, aim, covered: 9 } as const;
  return bestCards(
    led === undefined ? open : { ...open, led },
    legalCards(open.mine, led === undefined ? [] : [led], trumps),
  );
}

describe('one trick ahead', () => {
  it.each([
    ['takes a ten with the ace', HEARTS, 'CA C7 S7', 'SA DA', 'CT', ['CA']],
    ['gives the smallest card to a trick it cannot take', HEARTS, 'CT CK C8', 'SA DA', 'CA', ['C8']],
    ['trumps an ace it cannot follow', HEARTS, 'H8 D7 SK', 'CT ST', 'CA', ['H8']],
    ['does not spend a jack on an empty trick', HEARTS, 'CJ S7 D8', 'HA DT', 'C7', ['D8']],
    ['in Ramsch leaves the trick to the other', RAMSCH, 'SA S7', 'HA DT', 'S8', ['S7']],
    ['in Ramsch gets rid of an ace that takes nothing', RAMSCH, 'SA S7 DA', 'HA DT', 'CK', ['SA', 'DA']],
  ] as const)('%s', (_, contract, mine, theirs, led, expected) =>
    expect(best(contract, mine, theirs, led)).toEqual(expected),
  );

  it('leads an ace that must be followed rather than one that would be trumped', () => {
    expect(best(HEARTS, 'CA SA', 'C9 HJ')).toEqual(['CA']);
  });

  it('in Ramsch leads a card that the other must take', () => {
    expect(best(RAMSCH, 'SA C7', 'CT C8 SK')).toEqual(['C7']);
  });
});

/** The rest of the game by trying everything, without a memory. */
function triesAll(lead: Card, mine: readonly Card[], theirs: readonly Card[], position: Position): number {
  const { trumps, aim } = position;
  const outcomes = legalCards(theirs, [lead], trumps).map((answer) => {
    const points = aim * cardPoints([lead, answer]);
    const [own, others] = [mine.filter((card) => card !== lead), theirs.filter((card) => card !== answer)];
    const rest = (first: readonly Card[], second: readonly Card[]) =>
      first.length === 0 ? 0 : Math.max(...first.map((card) => triesAll(card, first, second, position)));
    return beats(answer, lead, trumps) ? -points - rest(others, own) : points + rest(own, others);
  });
  return Math.min(...outcomes);
}

it('looks through the last tricks exactly, in 500 positions with four cards each', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const deal = shuffled(PACK, seed);
    const contract = OFFICERS_CONTRACTS[Math.floor(numbersFrom(seed)() * OFFICERS_CONTRACTS.length)] ?? HEARTS;
    const aim = contract.type === 'ramsch' ? -1 : 1;
    const [mine, theirs] = [deal.slice(0, 4), deal.slice(4, 8)];
    const position: Position = { mine, theirs, trumps: asInSkat(contract), aim, covered: 0 };
    for (const card of mine) expect(restValue(card, position)).toBe(triesAll(card, mine, theirs, position));
  }
});

describe('a claim', () => {
  const view: OfficersPlayingView = {
    phase: 'playing',
    you: 1,
    hand: [],
    stacks: [[], []],
    announcer: 0,
    contract: HEARTS,
    doublings: [],
    leader: 0,
    trick: [],
    turn: 0,
    tricksTaken: [2, 1],
    cardPoints: [30, 10],
    claim: { claim: 1, by: 0 },
  };
  const trick = (winner: number, line: string) => {
    const [first, second] = cards(line);
    if (first === undefined || second === undefined) throw new Error(`Not two cards: ${line}`);
    return { leader: winner, winner, cards: [first, second] as const };
  };

  it('is granted when the score is the same whoever gets the rest', () => {
    const sixteen = Array.from({ length: 16 }, (_, index) =>
      trick(index === 0 ? 1 : 0, `${PACK[index]} ${PACK[16 + index]}`),
    );
    const fifteen = sixteen.slice(0, 15);
    expect(grantsClaim({ ...view, tricksTaken: [14, 1] }, 1, fifteen)).toBe(true);
  });

  it('is declined when something is still open, or the tricks are not known', () => {
    const three = [trick(0, 'CA CT'), trick(0, 'SA ST'), trick(1, 'HA HT')];
    expect(grantsClaim(view, 1, three)).toBe(false);
    expect(grantsClaim(view, 1, [])).toBe(false);
  });
});
