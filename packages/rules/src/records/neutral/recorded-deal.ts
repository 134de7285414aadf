import type { Player } from '../../game.ts';
import type { Contract } from '../../skat/contract.ts';
import { type ByPlayer, byPlayer } from '../../skat/seats.ts';
import type { SkatSettings } from '../../skat/settings.ts';
import type { RecordedGame, Saying, Step } from '../recorded-game.ts';
import type { DealRecord } from './deal-record.ts';
import { sayableCalls } from './ladder.ts';

/** Seats of the table as positions of the game: forehand is 0. */
export type Positions = {
  readonly playerAt: (seat: number) => Player;
  /** What belongs to each seat, ordered by position. */
  readonly byPosition: <T>(bySeat: ByPlayer<T>) => ByPlayer<T>;
};

export function positionsFrom(forehand: number): Positions {
  return {
    playerAt: (seat) => (seat - forehand + 3) % 3,
    byPosition: (bySeat) => byPlayer((player) => bySeat[(player + forehand) % 3] ?? bySeat[0]),
  };
}

/** A deal of our neutral form as a game in our own words. */
export function recordedDeal(record: DealRecord, settings: SkatSettings): RecordedGame {
  const { playerAt, byPosition } = positionsFrom(record.forehand);
  const declarer = record.declarer === null ? undefined : playerAt(record.declarer);
  return {
    settings,
    deal: { hands: byPosition(record.hands), skat: record.skat },
    steps: [
      ...auction(record, playerAt),
      ...(declarer === undefined ? [] : declaration(record, declarer)),
      ...play(record, playerAt),
    ],
  };
}

function auction(record: DealRecord, playerAt: Positions['playerAt']): readonly Step[] {
  return sayableCalls(record.bids).map(({ call: { seat, action, value }, index }) => {
    const say: Saying = action === 'pass' ? { type: 'pass' } : { type: action, value };
    return { player: playerAt(seat), say, place: `bids[${index}]` };
  });
}

function declaration({ contract, discard }: DealRecord, player: Player): readonly Step[] {
  const announced = contractOf(contract);
  if (announced === undefined) return [];
  const announce: Step = { player, say: { type: 'announce', contract: announced }, place: 'contract' };
  if (discard === null) return [announce];
  return [
    { player, say: { type: 'pickUp' }, place: 'discard' },
    { player, say: { type: 'discard', cards: discard }, place: 'discard' },
    announce,
  ];
}

/** The contract with everything it implies; undefined where none was played. Source: rules.md 4.6. */
export function contractOf(recorded: {
  readonly type: string;
  readonly trump: DealRecord['contract']['trump'];
  readonly hand?: boolean;
  readonly schneiderAnnounced?: boolean;
  readonly schwarzAnnounced?: boolean;
  readonly ouvert?: boolean;
}): Contract | undefined {
  const { type, trump, hand = false, ouvert = false } = recorded;
  if (type === 'null') return { type, hand, ouvert };
  const schwarzAnnounced = ouvert || recorded.schwarzAnnounced === true;
  const schneiderAnnounced = schwarzAnnounced || recorded.schneiderAnnounced === true;
  const announced = { hand: hand || ouvert, schneiderAnnounced, schwarzAnnounced, ouvert };
  if (type === 'grand') return { type, ...announced };
  return type === 'suit' && trump !== null ? { type, trump, ...announced } : undefined;
}

/** The cards, and between them what somebody did besides. */
function play(record: DealRecord, playerAt: Positions['playerAt']): readonly Step[] {
  const steps: Step[] = [];
  let played = 0;
  const besides = () => {
    for (const [index, event] of (record.events ?? []).entries()) {
      if (event.after !== played) continue;
      steps.push({ player: playerAt(event.seat), say: SAYINGS[event.what], place: `events[${index}]` });
    }
  };
  besides();
  for (const [index, { leader, cards }] of record.tricks.entries()) {
    for (const [place, card] of cards.entries()) {
      const player = playerAt((leader + place) % 3);
      steps.push({ player, say: { type: 'play', card }, place: `tricks[${index}].cards[${place}]` });
      played += 1;
      besides();
    }
  }
  return steps;
}

const SAYINGS = {
  concede: { type: 'concede' },
  agree: { type: 'answerConcession', accept: true },
  decline: { type: 'answerConcession', accept: false },
  claim: { type: 'claim' },
  acceptClaim: { type: 'answerClaim', accept: true },
  declineClaim: { type: 'answerClaim', accept: false },
} as const satisfies Readonly<Record<string, Saying>>;
