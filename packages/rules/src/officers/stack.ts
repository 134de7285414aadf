import type { Card } from '../cards/card.ts';

/** A stack as it is dealt: one card face down under one face up. */
export type DealtStack = { readonly open: Card; readonly covered: Card };

/** A stack as it lies: nothing, one card or both. The covered card is unknown to all, also to its owner. Source: rules.md 9.2. */
export type Stack = { readonly open?: Card; readonly covered?: Card };

/** Each player has eight, in two rows of four: 0-3 and 4-7. */
export const STACKS = 8;
export const ROW_LENGTH = 4;
/** 0 the first row, 1 the second. */
export type Row = 0 | 1;

export function openCards(stacks: readonly Stack[]): readonly Card[] {
  return stacks.flatMap(({ open }) => open ?? []);
}

/** How many of the stacks hide a card. */
export function coveredCount(stacks: readonly Stack[]): number {
  return stacks.filter(({ covered }) => covered !== undefined).length;
}

/** Which of the stacks shows this card, -1 if none does. */
export function stackOf(stacks: readonly Stack[], card: Card): number {
  return stacks.findIndex(({ open }) => open === card);
}

/** The stacks after the open card of one was played. */
export function withoutOpen(stacks: readonly Stack[], index: number): readonly Stack[] {
  return stacks.map(({ open, covered }, place) => {
    if (place !== index && open !== undefined) return { open, ...under(covered) };
    return under(covered);
  });
}

/** The stacks after the covered card of one was turned up. */
export function withTurned(stacks: readonly Stack[], index: number, open: Card): readonly Stack[] {
  return stacks.map((stack, place) => (place === index ? { open } : stack));
}

function under(covered: Card | undefined): { readonly covered?: Card } {
  return covered === undefined ? {} : { covered };
}
