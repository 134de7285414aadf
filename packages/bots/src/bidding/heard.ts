import type { Call, Player } from '@skatrunde/rules';
import type { Heard } from './features.ts';

/** From this bid on a hand has something to say for itself. */
const BOLD_BID = 24;
/** Who lets a value up to this pass without a word has little. */
const CHEAP_BID = 20;

/** What the auction has told about the two others, clockwise from `me`. */
export function heardFrom(calls: readonly Call[], me: Player): readonly [Heard, Heard] {
  return [heardOf(calls, (me + 1) % 3), heardOf(calls, (me + 2) % 3)];
}

function heardOf(calls: readonly Call[], player: Player): Heard {
  const own = calls.filter((call) => call.player === player);
  const said = own.filter(({ call }) => call !== 'pass').map(({ value }) => value);
  if (said.length > 0) return Math.max(...said) >= BOLD_BID ? 3 : 2;
  return own.some(({ value }) => value <= CHEAP_BID) ? 1 : 0;
}
