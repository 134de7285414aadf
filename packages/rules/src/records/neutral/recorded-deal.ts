import type { Player } from '../../game.ts';
import type { SkatCircumstances } from '../../skat/circumstances.ts';
import type { Contract } from '../../skat/contract.ts';
import { type ByPlayer, byPlayer, PLAYERS } from '../../skat/seats.ts';
import type { SkatSettings } from '../../skat/settings.ts';
import type { RecordedGame, Saying, Step } from '../recorded-game.ts';
import type { DealEvent, DealRecord } from './deal-record.ts';
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
export function recordedDeal(
  record: DealRecord,
  settings: SkatSettings,
  circumstances: SkatCircumstances,
): RecordedGame {
  const { playerAt, byPosition } = positionsFrom(record.forehand);
  const declarer = record.declarer === null ? undefined : playerAt(record.declarer);
  return {
    settings,
    circumstances,
    deal: { hands: byPosition(record.hands), skat: record.skat },
    steps: [
      ...auction(record, playerAt),
      ...beforeRamsch(record, declarer, playerAt),
      ...(declarer === undefined ? [] : declaration(record, declarer, settings)),
      ...(declarer === undefined || 'settings' in record.rules
        ? []
        : unnoted(record, declarer, { playerAt, byPosition })),
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

function declaration({ contract, discard }: DealRecord, player: Player, { spitze }: SkatSettings): readonly Step[] {
  const announced = contractOf(contract, spitze);
  if (announced === undefined) return [];
  const announce: Step = { player, say: { type: 'announce', contract: announced }, place: 'contract' };
  if (discard === null) return [announce];
  return [
    { player, say: { type: 'pickUp' }, place: 'discard' },
    { player, say: { type: 'discard', cards: discard }, place: 'discard' },
    announce,
  ];
}

/** What other programs' records tell without saying when it was said. */
function unnoted(record: DealRecord, declarer: Player, { playerAt, byPosition }: Positions): readonly Step[] {
  return [...doubling(record, declarer, playerAt), ...sharing(record, declarer, byPosition)];
}

/** Kontra as soon as it may be said, and Re or not. */
function doubling({ contract }: DealRecord, declarer: Player, playerAt: Positions['playerAt']): readonly Step[] {
  const { kontra = null, re = false } = contract;
  const by = kontra === null ? undefined : playerAt(kontra);
  const place = 'contract.kontra';
  const asked = PLAYERS.map((player): Step => {
    const say = { type: 'double', word: 'kontra', say: player === by } as const;
    return { player, say, place, ifAsked: 'double' };
  });
  const said: readonly Step[] =
    by === undefined || contract.ouvert ? [] : [{ player: by, say: { type: 'kontra' }, place }];
  const answer: Step = { player: declarer, say: { type: 'double', word: 're', say: re }, place, ifAsked: 'double' };
  return [...said, ...asked.filter(({ player }) => player !== declarer && contract.ouvert), answer];
}

/** Revolution: the defenders hold what the record says. */
function sharing(
  { contract, playHands }: DealRecord,
  declarer: Player,
  byPosition: Positions['byPosition'],
): readonly Step[] {
  if (contract.revolution !== true || playHands === null) return [];
  const hands = byPosition(playHands);
  return PLAYERS.filter((player) => player !== declarer).map(
    (player): Step => ({ player, say: { type: 'rearrange', keep: hands[player] ?? [] }, place: 'playHands' }),
  );
}

/** No Grand Hand, or whose; pushing and knocking. */
function beforeRamsch(
  { ramsch }: DealRecord,
  declarer: Player | undefined,
  playerAt: Positions['playerAt'],
): readonly Step[] {
  const none = PLAYERS.filter((player) => declarer === undefined || player < declarer).map(
    (player): Step => ({ player, say: { type: 'pass' }, place: 'declarer', ifAsked: 'grandHand' }),
  );
  if (!ramsch) return none;
  const pushed = (ramsch.passes ?? []).flatMap(({ seat, pickedUp, passedOn }, index): readonly Step[] => {
    const [player, place] = [playerAt(seat), `ramsch.passes[${index}]`];
    if (!pickedUp) return [{ player, say: { type: 'push' }, place }];
    return [
      { player, say: { type: 'pickUp' }, place },
      { player, say: { type: 'discard', cards: passedOn }, place },
    ];
  });
  const knocks = PLAYERS.map((player): Step => {
    const knock = ramsch.knocked.some((seat) => playerAt(seat) === player);
    return { player, say: { type: 'knock', knock }, place: 'ramsch.knocked', ifAsked: 'knock' };
  });
  return [...none, ...pushed, ...knocks];
}

/** The contract with everything it implies; undefined where none was played. Source: rules.md 4.6. */
export function contractOf(
  recorded: {
    readonly type: string;
    readonly trump: DealRecord['contract']['trump'];
    readonly hand?: boolean;
    readonly schneiderAnnounced?: boolean;
    readonly schwarzAnnounced?: boolean;
    readonly ouvert?: boolean;
    readonly revolution?: boolean;
    readonly spitze?: boolean;
  },
  spitze: SkatSettings['spitze'] = 0,
): Contract | undefined {
  const { type, trump, hand = false, ouvert = false } = recorded;
  if (type === 'null') return { type, hand, ouvert, ...(recorded.revolution ? { revolution: true } : {}) };
  const schwarzAnnounced = ouvert || recorded.schwarzAnnounced === true;
  const schneiderAnnounced = schwarzAnnounced || recorded.schneiderAnnounced === true;
  const promised = recorded.spitze && spitze !== 0 ? { spitze } : {};
  const announced = { hand: hand || ouvert, schneiderAnnounced, schwarzAnnounced, ouvert, ...promised };
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
      steps.push({ player: playerAt(event.seat), say: sayingOf(event), place: `events[${index}]` });
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

function sayingOf({ what, cards = [] }: DealEvent): Saying {
  return what === 'rearrange' ? { type: 'rearrange', keep: cards } : SAYINGS[what];
}

const SAYINGS = {
  concede: { type: 'concede' },
  agree: { type: 'answerConcession', accept: true },
  decline: { type: 'answerConcession', accept: false },
  claim: { type: 'claim' },
  acceptClaim: { type: 'answerClaim', accept: true },
  declineClaim: { type: 'answerClaim', accept: false },
  kontra: { type: 'double', word: 'kontra', say: true },
  re: { type: 'double', word: 're', say: true },
  bock: { type: 'double', word: 'bock', say: true },
  hirsch: { type: 'double', word: 'hirsch', say: true },
  noKontra: { type: 'double', word: 'kontra', say: false },
  noRe: { type: 'double', word: 're', say: false },
  noBock: { type: 'double', word: 'bock', say: false },
  noHirsch: { type: 'double', word: 'hirsch', say: false },
  giveIn: { type: 'giveIn' },
  agreeToGiveIn: { type: 'answerGiveIn', agree: true },
  playOn: { type: 'answerGiveIn', agree: false },
  takeGift: { type: 'answerGift', take: true },
  refuseGift: { type: 'answerGift', take: false },
  leave: { type: 'leave' },
} as const satisfies Readonly<Record<Exclude<DealEvent['what'], 'rearrange'>, Saying>>;
