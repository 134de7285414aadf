import type { Card } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { type ByTwo, PLAYERS } from '../seats.ts';
import type { Stack } from '../stack.ts';

/**
 * Turning (Aufdecken): a card that a played one has freed is turned up after the trick, both players' at once; it may be
 * played from the next trick. Source: rules.md 9.6, 9.13.
 */

/** A card that lies open from now on. */
export type Turned = { readonly player: Player; readonly stack: number; readonly card: Card };

/** The covered cards with nothing on them. */
export function freedCards(stacks: ByTwo<readonly Stack[]>): readonly Turned[] {
  return PLAYERS.flatMap((player) =>
    stacks[player].flatMap(({ open, covered }, stack) =>
      open === undefined && covered !== undefined ? [{ player, stack, card: covered }] : [],
    ),
  );
}
