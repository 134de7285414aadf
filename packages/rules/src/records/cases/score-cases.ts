import type { Card } from '../../cards/card.ts';
import type { Contract } from '../../skat/contract.ts';
import { type Side, settleConceded } from '../../skat/rules/conceding.ts';
import { trumpsOf } from '../../skat/rules/matadors.ts';
import { type Settlement, type Stake, settle } from '../../skat/rules/settlement.ts';
import { difference } from '../findings.ts';
import { parseIssContract } from '../iss/iss-contract.ts';
import { contractOf } from '../neutral/recorded-deal.ts';
import {
  card,
  flag,
  integer,
  list,
  misread,
  nullable,
  oneOf,
  type ReadBy,
  type Reader,
  type Reading,
  read,
  shape,
  shown,
  suit,
  text,
} from '../reading.ts';
import type { CaseRow } from './case-row.ts';
import type { CaseReading } from './trick-cases.ts';

/** Who gave the game up, in words: `declarer forfeits`, `a defender forfeits`. */
const forfeit: Reader<Side> = (value, place) => {
  const side = /^(?:the |a )?(declarer|defender)s? /.exec(String(value))?.[1];
  if (side === undefined) return misread(place, `${shown(value)} is nothing we know`);
  return read(side === 'declarer' ? 'declarer' : 'defenders');
};

const scoreGiven = shape(
  {},
  {
    declarerCards: list(card),
    /** The top trumps only: enough for the matadors. */
    declarerCardsPartial: list(card),
    skat: list(card),
    /** Instead of cards: + with, - without. */
    matadors: integer,
    contract: shape(
      { type: oneOf('suit', 'grand', 'null'), trump: nullable(suit) },
      { hand: flag, ouvert: flag, schneiderAnnounced: flag, schwarzAnnounced: flag },
    ),
    contractToken: text,
    points: nullable(integer),
    declarerTricks: nullable(integer),
    /** Cards in the declarer's tricks, three each. */
    cardsWon: nullable(integer),
    bid: nullable(integer),
    kontra: flag,
    re: flag,
    event: forfeit,
  },
);
type ScoreGiven = ReadBy<typeof scoreGiven>;

const scoreExpect = shape(
  {},
  { value: integer, valueUnsigned: integer, won: flag, overbid: flag, defenderPoints: integer },
);

/** What a game is worth that ended like this. `value` is what is written down, `valueUnsigned` what was charged once. */
export function checkScore({ given, expect }: CaseRow): CaseReading {
  const asked = scoreGiven(given, 'given');
  const answer = scoreExpect(expect, 'expect');
  if (!asked.ok) return asked;
  if (!answer.ok) return answer;
  const contract = contractIn(asked.value);
  if (!contract.ok) return contract;
  const settled = settlementOf(asked.value, contract.value);
  const { value, valueUnsigned, won, overbid } = answer.value;
  const charged = settled.overbid?.charged ?? settled.gameValue;
  return read([
    ...ifGiven('value', value, settled.score * doubling(asked.value)),
    ...ifGiven('valueUnsigned', valueUnsigned, charged * doubling(asked.value)),
    ...ifGiven('won', won, settled.won),
    ...ifGiven('overbid', overbid, settled.overbid !== undefined),
  ]);
}

function contractIn({ contract, contractToken }: ScoreGiven): Reading<Contract> {
  if (contractToken !== undefined) return parseIssContract(contractToken, 'given.contractToken');
  const announced = contract === undefined ? undefined : contractOf(contract);
  return announced === undefined ? misread('given.contract', 'no contract') : read(announced);
}

function settlementOf(given: ScoreGiven, contract: Contract): Settlement {
  const stake: Stake = { contract, bid: given.bid ?? 0, hand: cardsIn(given, contract), skat: given.skat ?? [] };
  const nothing = { cardPoints: 0, tricks: 0 };
  const unplayed = { declarer: nothing, defenders: nothing };
  if (given.event !== undefined) return settleConceded(given.event, stake, unplayed);
  return settle(stake, { cardPoints: given.points ?? 0, tricks: tricksIn(given) });
}

/** A row that says only the matadors gets the top trumps that make them. */
function cardsIn(given: ScoreGiven, contract: Contract): readonly Card[] {
  const cards = given.declarerCards ?? given.declarerCardsPartial;
  if (cards !== undefined || given.matadors === undefined) return cards ?? [];
  const trumps = trumpsOf(contract);
  return given.matadors > 0 ? trumps.slice(0, given.matadors) : trumps.slice(-given.matadors);
}

/** Rows without tricks mean that all card points are all tricks, and none is none. */
function tricksIn({ declarerTricks, cardsWon, points }: ScoreGiven): number {
  if (typeof declarerTricks === 'number') return declarerTricks;
  if (typeof cardsWon === 'number') return Math.floor(cardsWon / 3);
  if (points === 120) return 10;
  return points === 0 ? 0 : 5;
}

/** Kontra and Re double what was written, at the very end; neither changes whether a game is overbid. */
function doubling({ kontra, re }: ScoreGiven): number {
  return (kontra === true ? 2 : 1) * (re === true ? 2 : 1);
}

function ifGiven(place: string, expected: unknown, replayed: unknown): readonly string[] {
  return expected === undefined ? [] : difference(place, expected, replayed);
}
