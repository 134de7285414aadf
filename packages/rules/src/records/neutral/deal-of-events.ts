import type { Contract } from '../../skat/contract.ts';
import type { SkatEvent } from '../../skat/game/events.ts';
import type { ScoreDoubling, SkatResult } from '../../skat/result.ts';
import { valuesAbove } from '../../skat/rules/bidding.ts';
import { type ByPlayer, byPlayer } from '../../skat/seats.ts';
import { dealtIn, isOfficial } from '../official-game.ts';
import { scoreTables } from '../score-tables.ts';
import { signed } from '../signed-matadors.ts';
import type { DealEvent, DealRecord, HouseRules } from './deal-record.ts';
import { ramschOutcome, recordedRamsch } from './ramsch-record.ts';
import { wishesOfEvents } from './wishes-of-events.ts';

/** Where a game was played: the seat of forehand, from 0. The dealer sits before. */
export type DealHead = { readonly id: string; readonly source: string; readonly forehand: 0 | 1 | 2 };

type Seat = 0 | 1 | 2;
/** The seat of a player of this game. */
export type SeatOf = (player: number) => Seat;

/** A finished game of ours in our neutral form, with all its house rules. Throws when it has no end. */
export function dealOfEvents(events: readonly SkatEvent[], { id, source, forehand }: DealHead): DealRecord {
  const seatOf: SeatOf = (player) => seatFrom(player + forehand);
  const bySeat = <T>(of: ByPlayer<T>): ByPlayer<T> => byPlayer((seat) => of[(seat - forehand + 3) % 3] ?? of[0]);
  const { settings, circumstances, hands, skat } = dealtIn(events);
  const end = events.find((event) => event.type === 'settled');
  if (end === undefined) throw new Error('A game without an end');
  const official = isOfficial(events);
  const auction = events.find((event) => event.type === 'declarerFound');
  const announced = events.find((event) => event.type === 'announced');
  return {
    id,
    source,
    rules: official ? OFFICIAL_RULES : { set: 'own', settings },
    dealer: seatFrom(forehand + 2),
    forehand,
    ...(official ? {} : { circumstances: { ...circumstances, totals: bySeat(circumstances.totals) } }),
    hands: bySeat(hands),
    skat,
    bids: callsOf(events, seatOf),
    bid: auction?.bid ?? 0,
    declarer: auction === undefined ? null : seatOf(auction.declarer),
    contract:
      announced === undefined
        ? { type: end.result.kind === 'ramsch' ? 'ramsch' : 'passed', trump: null }
        : recordedContract(announced.contract),
    discard: auction === undefined ? null : (events.find((event) => event.type === 'discarded')?.cards ?? null),
    playHands: null,
    tricks: tricksOf(events, seatOf),
    ...besides(events, seatOf),
    ...(end.result.kind === 'ramsch' ? { ramsch: recordedRamsch(end.result, { dealt: skat, seatOf }) } : {}),
    result: {
      ...recordedResult(end.result, { bySeat, seatOf }),
      ...(official ? {} : { doublings: doublingsOf(end.result), bock: end.result.bock }),
    },
    bock: null,
  };
}

const OFFICIAL_RULES: HouseRules = {
  set: 'official',
  oldRules: false,
  ramsch: 'off',
  schieberamsch: false,
  ramschSkatTo: 'lastTrick',
  kontra: 'off',
  bock: 'off',
  bockEvents: 0,
  klopfen: false,
  spitze: 0,
  revolution: false,
};

function seatFrom(place: number): Seat {
  const seat = place % 3;
  return seat === 0 ? 0 : seat === 1 ? 1 : 2;
}

/** A pass names the value it declined: the one to be held, or the next of the ladder. */
function callsOf(events: readonly SkatEvent[], seatOf: SeatOf): DealRecord['bids'] {
  const calls: DealRecord['bids'][number][] = [];
  let bid = 0;
  let open = false;
  for (const event of events) {
    if (event.type === 'bidMade') {
      calls.push({ seat: seatOf(event.player), action: 'bid', value: event.value });
      bid = event.value;
    }
    if (event.type === 'bidHeld') calls.push({ seat: seatOf(event.player), action: 'hold', value: event.value });
    if (event.type === 'passed') {
      const declined = open ? bid : (valuesAbove(bid)[0] ?? bid);
      calls.push({ seat: seatOf(event.player), action: 'pass', value: declined });
    }
    open = event.type === 'bidMade';
  }
  return calls;
}

function recordedContract(contract: Contract): DealRecord['contract'] {
  const { type, hand, ouvert } = contract;
  const isNull = contract.type === 'null';
  return {
    type,
    trump: contract.type === 'suit' ? contract.trump : null,
    hand,
    schneiderAnnounced: !isNull && contract.schneiderAnnounced,
    schwarzAnnounced: !isNull && contract.schwarzAnnounced,
    ouvert,
    ...(isNull && contract.revolution ? { revolution: true } : {}),
    ...(!isNull && contract.spitze ? { spitze: true } : {}),
  };
}

/** The taken tricks, and what lay on the table when somebody ended the game. */
function tricksOf(events: readonly SkatEvent[], seatOf: SeatOf): DealRecord['tricks'] {
  const tricks: DealRecord['tricks'][number][] = [];
  let open: Extract<SkatEvent, { type: 'cardPlayed' }>[] = [];
  for (const event of events) {
    if (event.type === 'cardPlayed') open.push(event);
    if (event.type === 'trickTaken') {
      tricks.push({ leader: seatOf(event.leader), cards: event.cards, winner: seatOf(event.winner) });
      open = [];
    }
  }
  const [first] = open;
  if (first === undefined) return tricks;
  return [...tricks, { leader: seatOf(first.player), cards: open.map(({ card }) => card), winner: null }];
}

/** Claims and concessions; the key is left out where there were none. */
function besides(events: readonly SkatEvent[], seatOf: SeatOf): { readonly events?: readonly DealEvent[] } {
  const noted = wishesOfEvents(events);
  if (noted.length === 0) return {};
  return { events: noted.map(({ player, ...said }) => ({ ...said, seat: seatOf(player) })) };
}

function recordedResult(
  result: SkatResult,
  { bySeat, seatOf }: { readonly bySeat: (of: ByPlayer<number>) => ByPlayer<number>; readonly seatOf: SeatOf },
): DealRecord['result'] {
  const { normal, alternative, tournament } = scoreTables(result);
  const seatScores = { normal: bySeat(normal), alternative: bySeat(alternative), tournament: bySeat(tournament) };
  if (result.kind === 'passedIn') return { seatScores };
  if (result.kind === 'ramsch') return { seatScores, ...ramschOutcome(result, seatOf) };
  const { won, cardPoints, reckoning, gameValue, score, lostReason, overbid } = result;
  const isNull = reckoning.kind === 'null';
  return {
    won,
    points: isNull ? null : cardPoints.declarer,
    matadors: isNull ? null : signed(reckoning.matadors),
    gameValue: won ? gameValue : null,
    score,
    lostReason: lostReason ?? null,
    overbid: overbid !== undefined,
    seatScores,
  };
}

function doublingsOf(result: SkatResult): readonly ScoreDoubling[] {
  return result.kind === 'passedIn' ? [] : result.doublings;
}
