import { type Card, isCard } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { type ByTwo, DEALER, FOREHAND, PLAYERS } from '../seats.ts';
import type { DealOrder } from '../settings.ts';
import { type DealtStack, ROW_LENGTH, type Row } from '../stack.ts';

/**
 * Dealing (Geben): sixteen cards each in two rows of four stacks, one card face down under one face up. Forehand announces
 * when his first open row lies, the dealer speaks after his own first, forehand again after his second. Source: rules.md
 * 9.1-9.3.
 */
export type OfficersDeal = ByTwo<readonly DealtStack[]>;

/** One row of four, laid for one player. */
export type Laying = { readonly face: 'covered' | 'open'; readonly player: Player; readonly row: Row };

/** What is laid before which word. */
export type Stage = 'announcement' | 'kontra' | 're' | 'play';

const ROWS: readonly Row[] = [0, 1];

function cover(player: Player, row: Row): Laying {
  return { face: 'covered', player, row };
}

function open(player: Player, row: Row): Laying {
  return { face: 'open', player, row };
}

const COVERED_FIRST = PLAYERS.flatMap((player) => ROWS.map((row) => cover(player, row)));

const ORDERS: Readonly<Record<DealOrder, Readonly<Record<Stage, readonly Laying[]>>>> = {
  rows: {
    announcement: [cover(FOREHAND, 0), cover(DEALER, 0), open(FOREHAND, 0)],
    kontra: [open(DEALER, 0)],
    re: [cover(FOREHAND, 1), cover(DEALER, 1), open(FOREHAND, 1)],
    play: [open(DEALER, 1)],
  },
  coveredFirst: {
    announcement: [...COVERED_FIRST, open(FOREHAND, 0)],
    kontra: [open(DEALER, 0)],
    re: [open(FOREHAND, 1)],
    play: [open(DEALER, 1)],
  },
  allLaid: {
    announcement: [...COVERED_FIRST, ...ROWS.flatMap((row) => PLAYERS.map((player) => open(player, row)))],
    kontra: [],
    re: [],
    play: [],
  },
};

/** The rows that are laid, in order, before this word may be said. */
export function laidBefore(stage: Stage, order: DealOrder): readonly Laying[] {
  return ORDERS[order][stage];
}

/** The order in which the shuffled pack is laid; every deal order gives the same cards. */
const PACK_ORDER: readonly Laying[] = (['announcement', 'kontra', 're', 'play'] as const).flatMap(
  (stage) => ORDERS.rows[stage],
);

/** Where a row begins in the pack. */
function startOf({ face, player, row }: Laying): number {
  return ROW_LENGTH * PACK_ORDER.findIndex((laid) => laid.face === face && laid.player === player && laid.row === row);
}

/** Deals a shuffled pack. Throws when it is not the 32 cards: the shuffle is ours, never a player's. */
export function dealStacks(pack: readonly string[]): OfficersDeal {
  if (!isPack(pack)) throw new Error(`Not a pack of 32 cards: ${pack.join(' ')}`);
  return [stacksFrom(pack, FOREHAND), stacksFrom(pack, DEALER)];
}

function isPack(cards: readonly string[]): cards is readonly Card[] {
  return cards.length === 32 && cards.every(isCard) && new Set(cards).size === 32;
}

function stacksFrom(pack: readonly Card[], player: Player): readonly DealtStack[] {
  return ROWS.flatMap((row) => {
    const up = rowFrom(pack, open(player, row));
    const down = rowFrom(pack, cover(player, row));
    return up.flatMap((card, place) => {
      const covered = down[place];
      return covered === undefined ? [] : [{ open: card, covered }];
    });
  });
}

function rowFrom(pack: readonly Card[], row: Laying): readonly Card[] {
  const start = startOf(row);
  return pack.slice(start, start + ROW_LENGTH);
}

/** The cards of one row of a deal, in order. */
export function rowOf(deal: OfficersDeal, { face, player, row }: Laying): readonly Card[] {
  const stacks = deal[player] ?? [];
  return stacks.slice(row * ROW_LENGTH, (row + 1) * ROW_LENGTH).map((stack) => stack[face]);
}

/** The other way round: the shuffled pack that gives this deal. */
export function packOfStacks(deal: OfficersDeal): readonly Card[] {
  return PACK_ORDER.flatMap((laid) => rowOf(deal, laid));
}
