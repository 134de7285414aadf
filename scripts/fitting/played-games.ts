import { type Random, shuffled } from '../../apps/bench/src/random.ts';
import type { BotLevel } from '../../packages/bots/src/index.ts';
import { type Call, type Card, type Contract, PACK, type SkatEvent } from '../../packages/rules/src/index.ts';
import { parseNeutral } from '../../packages/rules/src/records/index.ts';
import { watchDeal } from '../judge/deal.ts';
import { textOf } from '../row-files.ts';

/** A game from its first card on, counted by players: 0 is forehand. */
export type PlayedGame = {
  readonly contract: Contract;
  readonly declarer: number;
  /** As the play began. */
  readonly hands: readonly (readonly Card[])[];
  readonly skat: readonly Card[];
  readonly calls: readonly Call[];
  readonly tricks: readonly { readonly leader: number; readonly cards: readonly Card[] }[];
};

/** Games that bots of one level play among themselves. */
export function selfPlayed(level: BotLevel, deals: number, random: Random): readonly PlayedGame[] {
  return Array.from({ length: deals }, (_, deal) => deal).flatMap((deal) => {
    const log: SkatEvent[] = [];
    watchDeal(shuffled(PACK, random), [level, level, level], { seed: `${deal}`, watch: () => undefined, log });
    return gameIn(log);
  });
}

function gameIn(log: readonly SkatEvent[]): readonly PlayedGame[] {
  const dealt = log.find((event) => event.type === 'dealt');
  const announced = log.find((event) => event.type === 'announced');
  const discarded = log.find((event) => event.type === 'discarded');
  if (dealt === undefined || announced === undefined) return [];
  const { player: declarer, contract } = announced;
  const tricks = log.filter((event) => event.type === 'trickTaken');
  return [{ contract, declarer, ...afterDiscard(dealt, declarer, discarded?.cards), calls: callsIn(log), tricks }];
}

function callsIn(log: readonly SkatEvent[]): readonly Call[] {
  return log.flatMap((event): readonly Call[] => {
    if (event.type === 'passed') return [{ player: event.player, call: 'pass', value: 0 }];
    if (event.type === 'bidMade') return [{ player: event.player, call: 'bid', value: event.value }];
    return event.type === 'bidHeld' ? [{ player: event.player, call: 'hold', value: event.value }] : [];
  });
}

type Dealt = { readonly hands: readonly (readonly Card[])[]; readonly skat: readonly Card[] };

function afterDiscard({ hands, skat }: Dealt, declarer: number, discard: readonly Card[] | null | undefined): Dealt {
  if (discard === undefined || discard === null) return { hands, skat };
  const kept = (cards: readonly Card[]) => [...cards, ...skat].filter((card) => !discard.includes(card));
  return { hands: hands.map((cards, player) => (player === declarer ? kept(cards) : cards)), skat: discard };
}

/** Suit games, Grands and Nulls of a file of neutral records (JSON Lines, also .gz), without those of odd house rules. */
export function recordedGames(file: string): readonly PlayedGame[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const read = parseNeutral(line);
      if (!read.ok || read.value.form !== 'deal') return [];
      const { record } = read.value;
      const contract = contractOf(record.contract);
      if (contract === undefined || record.declarer === null) return [];
      const player = (seat: number): number => (seat - record.forehand + 3) % 3;
      const hands = [0, 1, 2].map((place) => record.hands[(place + record.forehand) % 3] ?? []);
      const declarer = player(record.declarer);
      const calls = record.bids.map(({ seat, action, value }): Call => ({ player: player(seat), call: action, value }));
      const tricks = record.tricks.map(({ leader, cards }) => ({ leader: player(leader), cards }));
      return [
        { contract, declarer, ...afterDiscard({ hands, skat: record.skat }, declarer, record.discard), calls, tricks },
      ];
    });
}

type Recorded = {
  readonly type: string;
  readonly trump: 'C' | 'S' | 'H' | 'D' | null;
  readonly hand?: boolean | undefined;
  readonly ouvert?: boolean | undefined;
  readonly revolution?: boolean | undefined;
  readonly ramschRoundGrandHand?: boolean | undefined;
};

function contractOf({ type, trump, hand = false, ouvert = false, ...odd }: Recorded): Contract | undefined {
  if (odd.revolution || odd.ramschRoundGrandHand) return undefined;
  const levels = { hand, ouvert, schneiderAnnounced: ouvert, schwarzAnnounced: ouvert };
  if (type === 'null') return { type, hand, ouvert };
  if (type === 'grand') return { type, ...levels };
  return type === 'suit' && trump !== null ? { type, trump, ...levels } : undefined;
}
