import { at } from './bits.ts';
import { type MaskPosition, onTable } from './position.ts';

/** Whose cards the entries of a table are about. They stay true as long as no card changes its owner. */
export type Owners = {
  /** Takes note of who has which cards; false when that contradicts what was noted, which is then forgotten. */
  readonly agreeWith: (position: MaskPosition) => boolean;
  readonly forget: () => void;
};

export function createOwners(): Owners {
  const noted = new Int32Array(3);
  const seen = new Int32Array(3);
  return {
    agreeWith: (position) => {
      for (let player = 0; player < 3; player++) {
        seen[player] = (position.hands[player] as number) | onTable(position, player);
      }
      const agrees =
        (at(seen, 0) & (at(noted, 1) | at(noted, 2))) === 0 &&
        (at(seen, 1) & (at(noted, 0) | at(noted, 2))) === 0 &&
        (at(seen, 2) & (at(noted, 0) | at(noted, 1))) === 0;
      for (let player = 0; player < 3; player++) {
        noted[player] = agrees ? at(noted, player) | at(seen, player) : at(seen, player);
      }
      return agrees;
    },
    forget: () => {
      noted.fill(0);
    },
  };
}
