import type { GameRecord } from '../../fair-cards/game-record.ts';

/** Cards that are dealt in one go: to a player of the game (0 is forehand), or to the skat. */
export type Packet = {
  readonly to: number | 'skat';
  /** Place of the first card in the pack. */
  readonly from: number;
  readonly cards: readonly string[];
  /** Only in Officers' Skat. */
  readonly covered?: boolean;
};

type Step = { readonly to: number | 'skat'; readonly count: number; readonly covered?: boolean };

const round = (count: number): readonly Step[] => [0, 1, 2].map((to) => ({ to, count }));

/** Three each, two to the skat, four each, three each. Source: rules.md 2.5, 2.6. */
const SKAT: readonly Step[] = [...round(3), { to: 'skat', count: 2 }, ...round(4), ...round(3)];

/** Rows of four in turn: face down to both, face up on them, and the same again. Source: rules.md 9.2. */
const OFFICERS: readonly Step[] = [true, false, true, false].flatMap((covered) =>
  [0, 1].map((to) => ({ to, count: 4, covered })),
);

/** How the shuffled pack is dealt, packet by packet. */
export function packetsOf({ plays, cards }: Pick<GameRecord, 'plays' | 'cards'>): readonly Packet[] {
  const steps = plays === 'officers' ? OFFICERS : SKAT;
  return steps.map(({ count, ...step }, index) => {
    const from = steps.slice(0, index).reduce((sum, before) => sum + before.count, 0);
    return { ...step, from, cards: cards.slice(from, from + count) };
  });
}

/** The cards that end with this player, or in the skat, in the order in which they were dealt. */
export function dealtTo(packets: readonly Packet[], to: Packet['to']): readonly string[] {
  return packets.filter((packet) => packet.to === to).flatMap(({ cards }) => cards);
}
