import { type Finding, found, skipped } from '../findings.ts';
import { replay } from '../replay.ts';
import { compareDeal } from './compare-deal.ts';
import type { DealRecord } from './deal-record.ts';
import { whyNotSayable } from './ladder.ts';
import { circumstancesOf, type MatchSoFar, withRecord, withResult } from './match-so-far.ts';
import { recordedDeal } from './recorded-deal.ts';
import { settingsOf } from './rule-sets.ts';

/** What became of a deal, and how its list stands after it. */
export type CheckedDeal = { readonly finding: Finding; readonly after: MatchSoFar };

/** Plays a recorded deal again by its rule set and compares every step and every number. `before`: its list so far. */
export function checkDeal(record: DealRecord, before: MatchSoFar): CheckedDeal {
  const settings = settingsOf(record.rules);
  const unplayed = withRecord(before, record, settings);
  const unsayable = whyNotSayable(record);
  if (unsayable !== undefined) return { finding: skipped('anomaly', unsayable), after: unplayed };
  const { state, events, refused } = replay(recordedDeal(record, settings, circumstancesOf(record, before)));
  if (refused !== undefined)
    return { finding: found([`${refused.step.place}: refused, ${refused.code}`]), after: unplayed };
  if (state.phase !== 'over') {
    return { finding: found([`the record ends while the game is ${state.phase}`]), after: unplayed };
  }
  const finding = found(compareDeal(record, { events, over: state, before }));
  return { finding, after: withResult(before, record, { result: state.result, settings }) };
}
