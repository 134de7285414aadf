import type { Decision } from '../../game.ts';
import type { SkatRefusal } from './commands.ts';
import type { SkatEvent } from './events.ts';

export type SkatDecision = Decision<SkatEvent, SkatRefusal>;

export function accept(...events: readonly SkatEvent[]): SkatDecision {
  return { ok: true, events };
}

export function refuse(code: SkatRefusal): SkatDecision {
  return { ok: false, code };
}
