import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../cards/card.ts';
import { legalCards } from '../../skat/rules/following-suit.ts';
import { beats } from '../../skat/rules/trick-winner.ts';
import { type Dice, diceFrom, shuffled } from '../../test/random-game.ts';
import { EVEN, STRONG } from '../test/deals.ts';
import { given } from '../test/table.ts';
import { OFFICERS_CONTRACTS } from './announcing.ts';
import { type OpenPosition, takesTheRest } from './claiming.ts';
import { asInSkat } from './trumps.ts';

const clubs = () => given(STRONG).says('F announce C, D pass');
/** After them everything lies open, and forehand has trumps and aces only. */
const EIGHT = 'CJ HT | SJ HK | HJ HQ | DJ H9 | CA H8 | CT H7 | SA S9 | HA S8';

describe('claiming the rest', () => {
  it('[OFF-15] is an offer as long as anything lies face down', () => {
    const table = clubs().says('F claim');
    expect(table.view('watcher')).toMatchObject({ phase: 'playing', claim: { claim: 1, by: 0 } });
    expect(table.offers('D')).toContainEqual({ kind: 'answerClaim', claim: 1, by: 0 });
    expect(table.offers('F')).not.toContainEqual({ kind: 'claim' });
    expect(table.says('D agree').result()).toMatchObject({
      ending: 'claimAccepted',
      endedBy: 0,
      tricks: [16, 0],
      scores: [36, 0],
    });
  });

  it('[OFF-15] is declined, or withdrawn by the next card; each may claim once between two cards', () => {
    const table = clubs().says('F claim').refuses('D claim', 'alreadyAsked').refuses('F agree', 'nothingToAnswer');
    table.says('D decline').refuses('D agree', 'nothingToAnswer').refuses('F claim', 'alreadyAsked');
    table.says('D claim').plays('CJ').refuses('F agree', 'nothingToAnswer').says('F claim');
    expect(table.view('D')).toMatchObject({ claim: { claim: 3, by: 0 } });
  });

  it('[OFF-15] is proven once everything lies open and no play can stop it', () => {
    const table = clubs().plays(EIGHT).says('F claim');
    expect(table.log().at(-2)).toEqual({ type: 'claimProven', player: 0 });
    expect(table.result()).toMatchObject({ ending: 'claimProven', endedBy: 0, tricks: [16, 0], scores: [36, 0] });
  });

  it('[OFF-15] is an offer again when the open cards do not prove it', () => {
    const table = clubs().plays(EIGHT).says('D claim');
    expect(table.view('F')).toMatchObject({ claim: { by: 1 } });
  });

  it('[OFF-15] in Ramsch only who has every trick so far may claim: the Durchmarsch', () => {
    const table = given(STRONG).says('F announce R');
    expect(table.offers('D')).toContainEqual({ kind: 'claim' });
    table.plays('CJ HT').refuses('D claim', 'notYourTurn').says('F claim, D agree');
    expect(table.result()).toMatchObject({ durchmarsch: true, winner: 0, scores: [120, 0] });
    expect(given(EVEN).offers('F')).toEqual([]);
  });

  it('[OFF-15] a Durchmarsch is proven as well', () => {
    const open = given(
      'CJ SJ HJ DJ CA CT CK CQ | SA ST SK SQ S9 S8 S7 C9 | HA HT HK HQ H9 H8 H7 C7 | DA DT DK DQ D9 D8 D7 C8',
    );
    const table = open
      .says('F announce R')
      .plays('CJ HA | SJ HT | HJ HK | DJ HQ | CA C7 | CT C8 | CK H9 | CQ H8 | SA H7');
    expect(table.says('F claim').result()).toMatchObject({
      ending: 'claimProven',
      durchmarsch: true,
      scores: [120, 0],
    });
  });
});

/** The same question by trying everything, without a memory. */
function triesAll({ contract, mine, theirs, trick }: OpenPosition): boolean {
  const trumps = asInSkat(contract);
  const [first, second] = trick.led === 'me' ? [mine, theirs] : [theirs, mine];
  const leads = trick.card === undefined ? first : [trick.card];
  const outcomes = leads.map((lead) =>
    legalCards(second, [lead], trumps).map((answer) => {
      const taken = beats(answer, lead, trumps) === (trick.led === 'them');
      const rest = (cards: readonly Card[]) => cards.filter((card) => card !== lead && card !== answer);
      const after: OpenPosition = { contract, mine: rest(mine), theirs: rest(theirs), trick: { led: 'me' } };
      return taken && (after.mine.length === 0 || triesAll(after));
    }),
  );
  if (trick.led === 'them') return outcomes.every((answers) => answers.includes(true));
  return outcomes.some((answers) => !answers.includes(false));
}

/** One to four cards each, with a lead on the table or not; the claimer's from the upper end of a shorter pack. */
function position(dice: Dice): OpenPosition {
  const cards = shuffled(
    PACK.filter((card) => !/[Q98]/.test(card)),
    dice,
  );
  const count = 1 + dice(4);
  const mine = cards.slice(0, count);
  const theirs = cards.slice(count, 2 * count);
  const contract = OFFICERS_CONTRACTS[dice(OFFICERS_CONTRACTS.length)] ?? { type: 'grand' };
  const led = dice(2) === 0 ? 'me' : 'them';
  const [card] = cards.slice(2 * count);
  if (dice(2) === 0 || card === undefined) return { contract, mine, theirs, trick: { led } };
  const others = { mine: led === 'me' ? mine.slice(1) : mine, theirs: led === 'them' ? theirs.slice(1) : theirs };
  return { contract, ...others, trick: { led, card } };
}

it('[OFF-15] the proof agrees with trying every play, in 5,000 small positions', () => {
  const held = { yes: 0, no: 0 };
  for (let seed = 1; seed <= 5000; seed += 1) {
    const asked = position(diceFrom(seed));
    const proven = takesTheRest(asked);
    held[proven ? 'yes' : 'no'] += 1;
    if (proven !== triesAll(asked)) throw new Error(`Seed ${seed}: ${JSON.stringify(asked)}`);
  }
  expect(held.yes).toBeGreaterThan(300);
  expect(held.no).toBeGreaterThan(300);
});
