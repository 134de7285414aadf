import type { OfficersResult } from '../result.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Taken } from '../rules/winning.ts';
import { FOREHAND } from '../seats.ts';
import type { OfficersEvent } from './events.ts';
import type { Playing } from './state.ts';

/** The settlement of a game in which both have taken this, and how it ended. */
export function settled(
  { contract, settings, doublings }: Playing,
  taken: Taken,
  end: Pick<OfficersResult, 'ending' | 'endedBy'>,
): OfficersEvent {
  const score = scoreOf({ contract, scoring: settings.scoring, doublings, taken });
  return {
    type: 'settled',
    result: { kind: 'officers', announcer: FOREHAND, contract, doublings, ...taken, ...score, ...end },
  };
}
