import type { SkatAsk } from '../game/ask.ts';
import type { SkatCommand } from '../game/commands.ts';

/**
 * "Automatically up to n" (automatisch reizen bis n): says the next value or holds as long as n allows, passes above,
 * never jumps. `undefined` for an ask that is no question of the auction. Source: rules.md 3.11.
 */
export function automaticCall(limit: number, ask: SkatAsk): SkatCommand | undefined {
  if (ask.kind === 'hold') return ask.value <= limit ? { type: 'hold', value: ask.value } : { type: 'pass' };
  if (ask.kind !== 'bid') return undefined;
  const [next] = ask.values;
  return next !== undefined && next <= limit ? { type: 'bid', value: next } : { type: 'pass' };
}
