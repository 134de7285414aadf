import type { Decision } from '../../game.ts';
import type { OfficersRefusal } from './commands.ts';
import type { OfficersEvent } from './events.ts';

export type OfficersDecision = Decision<OfficersEvent, OfficersRefusal>;

export function accept(...events: readonly OfficersEvent[]): OfficersDecision {
  return { ok: true, events };
}

export function refuse(code: OfficersRefusal): OfficersDecision {
  return { ok: false, code };
}
