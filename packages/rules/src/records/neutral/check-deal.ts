import { type Finding, found, skipped } from '../findings.ts';
import { replay } from '../replay.ts';
import { compareDeal } from './compare-deal.ts';
import type { DealRecord } from './deal-record.ts';
import { whyNotSayable } from './ladder.ts';
import { recordedDeal } from './recorded-deal.ts';
import { settingsOf } from './rule-sets.ts';

/** Plays a recorded deal again by its rule set and compares every step and every number. */
export function checkDeal(record: DealRecord): Finding {
  const settings = settingsOf(record.rules);
  if (settings === undefined) return skipped('rule set not built yet', record.rules.set);
  const unsayable = whyNotSayable(record);
  if (unsayable !== undefined) return skipped('anomaly', unsayable);
  const { state, events, refused } = replay(recordedDeal(record, settings));
  if (refused !== undefined) return found([`${refused.step.place}: refused, ${refused.code}`]);
  if (state.phase !== 'over') return found([`the record ends while the game is ${state.phase}`]);
  return found(compareDeal(record, events, state));
}
