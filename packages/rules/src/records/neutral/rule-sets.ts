import { OFFICIAL, type SkatSettings } from '../../skat/settings.ts';
import type { HouseRules } from './deal-record.ts';

/**
 * The settings that play a recorded rule set; undefined if one of its house rules is not built yet. A house rule that
 * gets built takes its line out of `notBuilt` and sets its key. `ramschSkatTo`, `bockEvents` and passing on the skat
 * say nothing where Ramsch and Bock are off; how a list was kept and how well the bots played are no rules.
 */
export function settingsOf(rules: HouseRules): SkatSettings | undefined {
  const notBuilt = [
    rules.oldRules,
    rules.ramsch !== 'off',
    rules.kontra !== 'off',
    rules.bock !== 'off',
    rules.klopfen,
    rules.spitze !== 0,
    rules.revolution,
  ];
  return notBuilt.includes(true) ? undefined : OFFICIAL;
}
