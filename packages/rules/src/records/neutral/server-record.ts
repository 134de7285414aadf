import {
  flag,
  integer,
  list,
  nullable,
  oneOf,
  type ReadBy,
  type Reader,
  read,
  seat,
  shape,
  suit,
  text,
  three,
  valueAt,
} from '../reading.ts';
import { HIDDEN, isSeenCard, type SeenCard } from '../seen-card.ts';

const seenCard: Reader<SeenCard> = (value, place) =>
  isSeenCard(value) ? read(value) : { ok: false, place, reason: `a card or ${HIDDEN} expected` };

const call = shape({ seat, do: oneOf('bid', 'hold', 'pass') }, { value: nullable(integer) });

const contract = shape({
  type: oneOf('suit', 'grand', 'null'),
  trump: nullable(suit),
  hand: flag,
  ouvert: flag,
  schneiderAnnounced: flag,
  schwarzAnnounced: flag,
});

/** What happened besides, after this many cards: shown cards, giving up, leaving, running out of time. */
const event = shape({ after: integer, what: text }, { phase: nullable(text), seat: nullable(seat) });

const result = shape(
  { kind: text },
  {
    won: nullable(flag),
    declarerPoints: nullable(integer),
    defenderPoints: nullable(integer),
    tricks: nullable(integer),
    value: nullable(integer),
    matadors: nullable(integer),
    overbid: nullable(flag),
    schneider: nullable(flag),
    schwarz: nullable(flag),
  },
);

/** What the makers of the record found when they replayed it by the rules. */
const replayed = shape(
  { complete: flag },
  {
    declarerPoints: nullable(integer),
    declarerTricks: nullable(integer),
    matadors: nullable(integer),
    valueByRules: nullable(integer),
  },
);

/**
 * One game out of a server's archive or another program's tests: cards one by one, and what happened besides. Seat 0 is
 * forehand. Cards nobody saw are `??`; `anomalies` names what is odd in the record itself.
 */
export const serverRecord = shape(
  {
    id: text,
    source: text,
    forehand: seat,
    hands: three(list(seenCard)),
    skat: list(seenCard),
    bids: list(call),
    declarer: nullable(seat),
    winningBid: nullable(integer),
    contract: nullable(contract),
    pickedUp: nullable(flag),
    discarded: nullable(list(seenCard)),
    plays: list(shape({ seat, card: seenCard })),
    events: list(event),
    result,
    anomalies: list(text),
  },
  { date: nullable(text), ouvertShown: nullable(list(seenCard)), replay: replayed, note: text },
);

export type ServerRecord = ReadBy<typeof serverRecord>;

/** The anomalies a row itself names, read before anything else in it: such a row may be odd in any way. */
export function namedAnomalies(row: unknown): readonly string[] {
  const reading = list(text)(valueAt(row, 'anomalies'), 'anomalies');
  return reading.ok ? reading.value : [];
}
