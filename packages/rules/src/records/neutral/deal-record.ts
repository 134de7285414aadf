import {
  card,
  flag,
  integer,
  list,
  nullable,
  oneOf,
  type ReadBy,
  type Reader,
  seat,
  shape,
  suit,
  text,
  three,
  twoCards,
  valueAt,
} from '../reading.ts';
import { ownSettings } from './own-settings.ts';

/** The house rules a deal was played with. Official Skat is everything off. */
export const houseRules = shape(
  {
    set: text,
    oldRules: flag,
    ramsch: oneOf('off', 'allPass', 'always'),
    schieberamsch: flag,
    ramschSkatTo: oneOf('lastTrick', 'loser'),
    kontra: oneOf('off', 'on', 'bid18'),
    bock: oneOf('off', 'bock', 'bock+ramsch'),
    bockEvents: integer,
    klopfen: flag,
    spitze: oneOf(0, 1, 2),
    revolution: flag,
  },
  { list: text, strength: list(integer) },
);

/** A pass names the value it declined. */
const call = shape({ seat, action: oneOf('bid', 'hold', 'pass'), value: integer });

/** Passed-in and Ramsch deals have only the first two. */
const contract = shape(
  { type: oneOf('suit', 'grand', 'null', 'ramsch', 'passed'), trump: nullable(suit) },
  {
    hand: flag,
    schneiderAnnounced: flag,
    schwarzAnnounced: flag,
    ouvert: flag,
    revolution: flag,
    spitze: flag,
    kontra: nullable(seat),
    re: flag,
    ramschRoundGrandHand: flag,
  },
);

/** The rules of a game of our own: every house rule by its own name, which the older words above do not have for all. */
const ownRules = shape({ set: oneOf('own'), settings: ownSettings });

const rules: Reader<HouseRules | OwnRules> = (value, place) =>
  valueAt(value, 'set') === 'own' ? ownRules(value, place) : houseRules(value, place);

/** What the match brought to a deal; without it, that follows from the deals before in the same list. */
const circumstances = shape({ bockRound: flag, ramschRound: flag, totals: three(integer) });

const ramsch = shape({
  passes: nullable(list(shape({ seat, pickedUp: flag, passedOn: twoCards }))),
  knocked: list(seat),
  doublings: integer,
  skatAtPlay: twoCards,
});

/** `cards` in order of play. A game that somebody ended early may have a last trick of one or two cards, without a winner. */
const trick = shape({ leader: seat, cards: list(card), winner: nullable(seat) });

/** What somebody did besides, after this many cards; `cards` are the ten that a defender keeps in a Revolution. */
const event = shape(
  {
    after: integer,
    seat,
    what: oneOf(
      ...(['concede', 'agree', 'decline', 'claim', 'acceptClaim', 'declineClaim'] as const),
      ...(['kontra', 're', 'bock', 'hirsch', 'noKontra', 'noRe', 'noBock', 'noHirsch'] as const),
      ...(['rearrange', 'giveIn', 'agreeToGiveIn', 'playOn', 'takeGift', 'refuseGift', 'leave'] as const),
    ),
  },
  { cards: list(card) },
);

/** The three ways in which deals are booked: by score, by minus points, and as in a tournament. */
const seatScores = shape({ normal: three(integer), alternative: three(integer), tournament: three(integer) });

const result = shape(
  { seatScores },
  {
    won: flag,
    points: nullable(integer),
    matadors: nullable(integer),
    gameValue: nullable(integer),
    score: integer,
    lostReason: nullable(text),
    overbid: flag,
    losers: list(seat),
    march: nullable(seat),
    virgin: flag,
    value: integer,
    doublings: list(shape({ kind: text, factor: integer })),
    bock: list(text),
  },
);

/**
 * One deal in our neutral form: the cards, what everybody said and played, and how it was booked. Seats 0, 1, 2 go
 * clockwise and stay with their players; forehand is the one after the dealer.
 */
export const dealRecord = shape(
  {
    id: text,
    source: text,
    rules,
    dealer: seat,
    forehand: seat,
    hands: three(list(card)),
    skat: twoCards,
    bids: list(call),
    bid: integer,
    declarer: nullable(seat),
    contract,
    discard: nullable(twoCards),
    playHands: nullable(three(list(card))),
    tricks: list(trick),
    result,
  },
  {
    driver: text,
    circumstances,
    ramsch: nullable(ramsch),
    events: list(event),
    bock: nullable(shape({ remaining: integer, ramschRound: integer, doubled: flag, events: integer })),
    note: text,
  },
);

export type HouseRules = ReadBy<typeof houseRules>;
export type OwnRules = ReadBy<typeof ownRules>;
export type DealRecord = ReadBy<typeof dealRecord>;
export type DealEvent = ReadBy<typeof event>;
