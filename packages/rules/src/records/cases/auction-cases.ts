import { PACK } from '../../cards/card.ts';
import { ORDINARY } from '../../skat/circumstances.ts';
import type { SkatState } from '../../skat/game/state.ts';
import { FOREHAND, MIDDLEHAND, REARHAND } from '../../skat/seats.ts';
import { OFFICIAL } from '../../skat/settings.ts';
import { skat } from '../../skat/skat.ts';
import { difference } from '../findings.ts';
import {
  anything,
  flag,
  integer,
  list,
  misread,
  nullable,
  oneOf,
  type Reading,
  read,
  shape,
  text,
} from '../reading.ts';
import type { Saying, Step } from '../recorded-game.ts';
import { type Replay, replay } from '../replay.ts';
import type { CaseRow } from './case-row.ts';
import type { CaseReading } from './trick-cases.ts';

const position = oneOf('forehand', 'middlehand', 'rearhand');
const PLAYER = { forehand: FOREHAND, middlehand: MIDDLEHAND, rearhand: REARHAND } as const;
const POSITIONS = ['forehand', 'middlehand', 'rearhand'] as const;

const auctionExpect = shape(
  {},
  { declarer: nullable(position), bid: integer, passed: flag, next: position, mayBid: integer, phase: text },
);

/** An auction from the first word on: who plays at what, or who must speak next and may bid this. */
export function checkAuction({ given, expect }: CaseRow): CaseReading {
  const said = replayActions(given['actions']);
  const answer = auctionExpect(expect, 'expect');
  if (!said.ok) return said;
  if (!answer.ok) return answer;
  const { state, refused } = said.value;
  if (refused !== undefined) return read([`${refused.step.place}: refused, ${refused.code}`]);
  const { declarer, bid, passed, next, mayBid } = answer.value;
  const end = auctionEnd(state);
  return read([
    ...ifGiven('declarer', declarer, end.declarer),
    ...ifGiven('bid', bid, end.bid),
    ...ifGiven('passed', passed, end.passed),
    ...ifGiven('next', next, end.next),
    ...ifGiven('may bid', mayBid === undefined ? undefined : true, canBid(state, mayBid)),
  ]);
}

/** Says these words in a new game; the cards do not matter. */
function replayActions(actions: unknown): Reading<Replay> {
  const words = list(list(anything))(actions, 'given.actions');
  if (!words.ok) return words;
  const steps: Step[] = [];
  for (const [index, [name, word, value]] of words.value.entries()) {
    const place = `given.actions[${index}]`;
    const who = position(name, place);
    const say = sayingOf(word, value);
    if (!who.ok) return who;
    if (say === undefined) return misread(place, 'bid, hold or pass expected');
    steps.push({ player: PLAYER[who.value], say, place });
  }
  const hands = [PACK.slice(0, 10), PACK.slice(10, 20), PACK.slice(20, 30)] as const;
  return read(replay({ settings: OFFICIAL, circumstances: ORDINARY, deal: { hands, skat: ['D8', 'D7'] }, steps }));
}

function sayingOf(word: unknown, value: unknown): Saying | undefined {
  if (word === 'pass') return { type: 'pass' };
  return (word === 'bid' || word === 'hold') && typeof value === 'number' ? { type: word, value } : undefined;
}

type AuctionEnd = {
  readonly declarer: (typeof POSITIONS)[number] | null | undefined;
  readonly bid: number | undefined;
  readonly passed: boolean;
  readonly next: (typeof POSITIONS)[number] | undefined;
};

function auctionEnd(state: SkatState): AuctionEnd {
  const next = POSITIONS.find((name) => skat.asks(state, PLAYER[name]) !== undefined);
  if (state.phase === 'bidding') return { declarer: undefined, bid: undefined, passed: false, next };
  if (state.phase === 'over') return { declarer: null, bid: 0, passed: state.result.kind === 'passedIn', next };
  if (state.phase === 'beforeRamsch' || state.phase === 'ramsch') throw new Error('A Ramsch in an official auction');
  return { declarer: POSITIONS[state.declarer], bid: state.bid, passed: false, next };
}

/** Whether somebody is asked for a bid and may say this value. */
function canBid(state: SkatState, value: number | undefined): boolean {
  const open = POSITIONS.map((name) => skat.asks(state, PLAYER[name])).find((ask) => ask !== undefined);
  return open?.kind === 'bid' && value !== undefined && open.values.includes(value);
}

function ifGiven(place: string, expected: unknown, replayed: unknown): readonly string[] {
  return expected === undefined ? [] : difference(place, expected, replayed);
}
