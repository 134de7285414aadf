import type { Contract } from '../../skat/contract.ts';
import type { SkatEvent } from '../../skat/game/events.ts';
import type { SkatResult } from '../../skat/result.ts';
import { valuesAbove } from '../../skat/rules/bidding.ts';
import { type ByPlayer, byPlayer } from '../../skat/seats.ts';
import { mustBeOfficial } from '../official-game.ts';
import { scoreTables } from '../score-tables.ts';
import { signed } from '../signed-matadors.ts';
import type { DealEvent, DealRecord, HouseRules } from './deal-record.ts';
import { wishesOfEvents } from './wishes-of-events.ts';

/** Where a game was played: the seat of forehand, from 0. The dealer sits before. */
export type DealHead = { readonly id: string; readonly source: string; readonly forehand: 0 | 1 | 2 };

type Seat = 0 | 1 | 2;
type SeatOf = (player: number) => Seat;

/** A finished official game of ours in our neutral form. Throws when it has no end, and for house rules. */
export function dealOfEvents(events: readonly SkatEvent[], { id, source, forehand }: DealHead): DealRecord {
  mustBeOfficial(events);
  const seatOf: SeatOf = (player) => seatFrom(player + forehand);
  const bySeat = <T>(of: ByPlayer<T>): ByPlayer<T> => byPlayer((seat) => of[(seat - forehand + 3) % 3] ?? of[0]);
  const dealt = events.find((event) => event.type === 'dealt');
  const end = events.find((event) => event.type === 'settled');
  if (dealt === undefined || end === undefined) throw new Error('A game without a deal or without an end');
  const auction = events.find((event) => event.type === 'declarerFound');
  const announced = events.find((event) => event.type === 'announced');
  return {
    id,
    source,
    rules: OFFICIAL_RULES,
    dealer: seatFrom(forehand + 2),
    forehand,
    hands: bySeat(dealt.hands),
    skat: dealt.skat,
    bids: callsOf(events, seatOf),
    bid: auction?.bid ?? 0,
    declarer: auction === undefined ? null : seatOf(auction.declarer),
    contract: announced === undefined ? { type: 'passed', trump: null } : recordedContract(announced.contract),
    discard: events.find((event) => event.type === 'discarded')?.cards ?? null,
    playHands: null,
    tricks: tricksOf(events, seatOf),
    ...besides(events, seatOf),
    result: recordedResult(end.result, bySeat),
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
  return {
    type: contract.type,
    trump: contract.type === 'suit' ? contract.trump : null,
    hand: contract.hand,
    schneiderAnnounced: contract.type !== 'null' && contract.schneiderAnnounced,
    schwarzAnnounced: contract.type !== 'null' && contract.schwarzAnnounced,
    ouvert: contract.ouvert,
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
  return { events: noted.map(({ after, player, what }) => ({ after, seat: seatOf(player), what })) };
}

function recordedResult(result: SkatResult, bySeat: (of: ByPlayer<number>) => ByPlayer<number>): DealRecord['result'] {
  const { normal, alternative, tournament } = scoreTables(result);
  const seatScores = { normal: bySeat(normal), alternative: bySeat(alternative), tournament: bySeat(tournament) };
  if (result.kind === 'passedIn') return { seatScores };
  if (result.kind === 'ramsch') throw new Error('A Ramsch of ours has no neutral form');
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
