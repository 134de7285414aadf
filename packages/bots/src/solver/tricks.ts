import { SEVEN } from './bits.ts';
import type { MaskGame } from './position.ts';

const JACKS = 0xf0000000 | 0;
const SUIT_TRUMPS = 0xffe00000 | 0;

/** All bits that are trump, 0 in Null. */
export function trumpsOf(game: MaskGame): number {
  switch (game) {
    case 'suit':
      return SUIT_TRUMPS;
    case 'grand':
    case 'ramsch':
      return JACKS;
    case 'null':
      return 0;
  }
}

/** The suit in play of this bit, or all trumps, as a mask. */
export function groupOf(bit: number, game: MaskGame): number {
  const trumps = trumpsOf(game);
  if ((trumps >>> bit) & 1) return trumps;
  return game === 'null' ? 0xff << (bit & 24) : SEVEN << (Math.floor(bit / 7) * 7);
}

/** What may be played to `led` (-1: the player leads), by the duty to follow. */
export function legalMask(hand: number, led: number, game: MaskGame): number {
  if (led < 0) return hand;
  const suit = hand & groupOf(led, game);
  return suit !== 0 ? suit : hand;
}

/** Place in the trick, 0..2, of the card that takes it. */
export function takingPlace(led: number, next: number, last: number, game: MaskGame): number {
  const second = beats(next, led, game);
  return beats(last, second ? next : led, game) ? 2 : second ? 1 : 0;
}

function beats(bit: number, winning: number, game: MaskGame): boolean {
  const group = groupOf(bit, game);
  return group === groupOf(winning, game) ? bit > winning : group === trumpsOf(game);
}
