import { describe, expect, test } from 'vitest';
import { checkCase } from './check-case.ts';

type Facts = Readonly<Record<string, unknown>>;

function check(kind: string, given: Facts, expect: Facts, note = '') {
  return checkCase({ id: 'c', kind, given, expect, note });
}

const AGREED = { kind: 'agreed' };
const differs = (what: string) => ({ kind: 'differed', what: [what] });

const PLAIN = { hand: false, ouvert: false, schneiderAnnounced: false, schwarzAnnounced: false };
const HEARTS = { type: 'suit', trump: 'H', ...PLAIN };
const CARDS = ['SJ', 'DJ', 'SA', 'ST', 'S8', 'CA', 'CK', 'HQ', 'H9', 'H7'];
const SKAT = ['H8', 'SK'];

describe('score', () => {
  const given = { declarerCards: CARDS, skat: SKAT, contract: HEARTS, points: 90, cardsWon: 18, bid: 18 };

  test.each([
    ['a won game', {}, { value: 30, valueUnsigned: 30, won: true, overbid: false }],
    ['a lost one', { points: 60 }, { value: -40, valueUnsigned: 20, won: false, overbid: false }],
    ['an overbid one', { points: 61, bid: 27 }, { value: -60, valueUnsigned: 30, won: false, overbid: true }],
    ['no bid', { bid: null }, { value: 30 }],
    ['tricks by their cards', { points: 120, cardsWon: 30 }, { value: 40 }],
    ['27 cards are no Schwarz', { points: 120, cardsWon: 27 }, { value: 30 }],
    ['tricks by their number', { points: 120, declarerTricks: 9 }, { value: 30 }],
    ['without tricks, 120 points are all of them', { points: 120, cardsWon: null }, { value: 40 }],
    ['without tricks, no point is none', { points: 0, cardsWon: null }, { value: -80 }],
    ['Kontra', { kontra: true }, { value: 60 }],
    ['Kontra and Re', { kontra: true, re: true }, { value: 120 }],
    ['Kontra saves no overbid game', { points: 61, bid: 27, kontra: true }, { value: -120, overbid: true }],
    ['the declarer forfeits', { event: 'declarer forfeits' }, { value: -40 }],
    ['a defender forfeits', { event: 'a defender forfeits' }, { value: 20 }],
  ])('%s', (_, change, answer) => {
    expect(check('score', { ...given, ...change }, answer)).toEqual(AGREED);
  });

  test.each([
    ['GH', 1, 61, 5, 72],
    ['GHZ', 1, 120, 10, 168],
    ['GO', 1, 110, 9, -384],
    ['NHO', 1, 0, 0, 59],
    ['C', -2, 70, 6, 36],
    ['D', 11, 120, 10, 126],
  ])('%s with matadors %i, %i points in %i tricks: %i', (contractToken, matadors, points, declarerTricks, value) => {
    expect(check('score', { contractToken, matadors, points, declarerTricks, bid: 18 }, { value })).toEqual(AGREED);
  });

  test('differs', () => {
    expect(check('score', given, { value: 40 })).toEqual(differs('value: recorded 40, replayed 30'));
    expect(check('score', given, { won: false })).toEqual(differs('won: recorded false, replayed true'));
    expect(check('score', given, { overbid: true })).toEqual(differs('overbid: recorded true, replayed false'));
  });
});

describe('cards', () => {
  const grand = { game: 'G', trick: ['CJ', 'H9'], hand: ['CA', 'D7', 'SJ'] };

  test.each([
    ['matadors', { declarerCards: ['SJ', 'HJ'], trump: 'D' }, { without: 1 }, { with: 1 }],
    ['matadors', { declarerCards: ['CJ', 'SJ', 'DJ'], game: 'G' }, { with: 2 }, { with: 3 }],
    ['matadors', { declarerCards: ['CJ'], skat: ['SJ'], trump: 'C' }, { with: 2 }, { with: 1 }],
    ['legal', { ...grand, card: 'SJ' }, { legal: true }, { legal: false }],
    ['legal', { ...grand, card: 'CA' }, { legal: false }, { legal: true }],
    ['legalSet', grand, { legal: ['SJ'] }, { legal: ['SJ', 'CA'] }],
    ['legalSet', { game: 'N', led: 'CJ', hand: ['CA', 'SJ'] }, { legal: ['CA'] }, { legal: ['SJ'] }],
    ['legalSet', { ...grand, trick: [] }, { cards: ['SJ', 'D7', 'CA'] }, { cards: ['SJ'] }],
    ['trick', { game: 'D', cards: ['C7', 'DJ', 'CJ'] }, { winnerIndex: 2, points: 4 }, { winnerIndex: 2, points: 5 }],
    ['trick2', { game: 'N', led: 'HT', next: 'HK' }, { winnerIndex: 1 }, { winnerIndex: 0 }],
  ])('%s of %j is %j, not %j', (kind, given, right, wrong) => {
    expect(check(kind, given, right)).toEqual(AGREED);
    expect(check(kind, given, wrong)).toMatchObject({ kind: 'differed' });
  });
});

describe('auction', () => {
  const actions = [
    ['middlehand', 'bid', 18],
    ['forehand', 'pass'],
    ['rearhand', 'pass'],
  ];

  test.each([
    [actions, { declarer: 'middlehand', bid: 18 }, { declarer: 'forehand' }],
    [actions.slice(0, 2), { next: 'rearhand', mayBid: 20 }, { mayBid: 18 }],
    [actions.slice(0, 1), { next: 'forehand' }, { next: 'rearhand' }],
    [
      [
        ['middlehand', 'pass'],
        ['rearhand', 'pass'],
        ['forehand', 'pass'],
      ],
      { declarer: null, passed: true },
      { passed: false },
    ],
    [
      [
        ['middlehand', 'pass'],
        ['rearhand', 'pass'],
      ],
      { next: 'forehand', mayBid: 18 },
      { mayBid: 19 },
    ],
  ])('%j: %j, not %j', (words, right, wrong) => {
    expect(check('auction', { actions: words }, right)).toEqual(AGREED);
    expect(check('auction', { actions: words }, wrong)).toMatchObject({ kind: 'differed' });
  });

  test('a word that the rules refuse differs', () => {
    expect(check('auction', { actions: [['forehand', 'bid', 18]] }, { bid: 18 })).toEqual(
      differs('given.actions[0]: refused, notYourTurn'),
    );
  });
});

test('contested rows and other kinds are left out, with the reason', () => {
  expect(check('score', {}, {}, 'CONTESTED: who knows')).toMatchObject({ reason: 'CONTESTED' });
  expect(check('listPoints', {}, {})).toEqual({ kind: 'skipped', reason: 'kind read by hand', why: 'listPoints' });
});

test.each([
  ['score', { contractToken: 'CS' }, {}, 'given.contractToken: CS is no announcement'],
  [
    'score',
    { event: 'the lamp goes out', contractToken: 'C' },
    {},
    'given.event: "the lamp goes out" is nothing we know',
  ],
  ['score', {}, {}, 'given.contract: no contract'],
  ['legal', { game: 'X', trick: [], hand: [], card: 'CA' }, { legal: true }, 'given.game: X is no announcement'],
  ['legalSet', { game: 'G', trick: [], hand: [] }, { legal: true }, 'expect: a list of cards expected'],
  ['trick', { game: 'G', cards: [] }, { winnerIndex: 0 }, 'given.cards: no card'],
  ['trick2', { game: 'G', led: 'CA' }, { winnerIndex: 0 }, 'given.cards[1]: a card expected, undefined found'],
  ['matadors', { declarerCards: [], game: 'N' }, {}, 'given.trump: Null has no matadors'],
  ['auction', { actions: 'all pass' }, {}, 'given.actions: a list expected, "all pass" found'],
  ['auction', { actions: [['middlehand', 'bid']] }, {}, 'given.actions[0]: bid, hold or pass expected'],
])('a %s row with %j and %j cannot be read', (kind, given, answer, why) => {
  expect(check(kind, given, answer)).toEqual({ kind: 'skipped', reason: 'unreadable', why });
});
