import { type BockTrigger, NO_BOCK, OFFICIAL, type SkatSettings } from '../../skat/settings.ts';
import type { DealRecord, HouseRules } from './deal-record.ts';

/** The events of a Bock round, bit by bit. */
const BITS: readonly (readonly [number, BockTrigger])[] = [
  [1, 'lostWithSixty'],
  [2, 'grandHandWon'],
  [4, 'lostAfterKontra'],
  [8, 'kontraAndRe'],
  [16, 'equalDigits'],
  [32, 'multipleOf100'],
  [64, 'value72'],
  [128, 'value96'],
];

/**
 * The settings that play a recorded rule set. Events that need Kontra are off where nobody may say it; how a list was kept
 * and how well the bots played are no rules.
 */
export function settingsOf(rules: DealRecord['rules']): SkatSettings {
  if ('settings' in rules) return rules.settings;
  const bockRamsch = rules.bock === 'bock+ramsch';
  return {
    ...OFFICIAL,
    ramsch: rules.ramsch,
    ramschSkatTo: rules.ramschSkatTo,
    schieberamsch: rules.schieberamsch && (rules.ramsch !== 'off' || bockRamsch),
    grandHandBeforeRamsch: bockRamsch,
    klopfen: rules.klopfen,
    revolution: rules.revolution,
    valuesBefore1999: rules.oldRules,
    kontraLevel: rules.kontra === 'off' ? 0 : 2,
    kontraRight: rules.kontra === 'on' ? 'anyDefender' : 'bid18',
    spitze: rules.spitze,
    bock: bockOf(rules),
    bockRamsch,
  };
}

function bockOf({ bock, bockEvents, kontra }: HouseRules): SkatSettings['bock'] {
  if (bock === 'off') return NO_BOCK;
  const on = BITS.filter(([bit, trigger]) => {
    const needsKontra = trigger === 'lostAfterKontra' || trigger === 'kontraAndRe';
    return (bockEvents & bit) !== 0 && (kontra !== 'off' || !needsKontra);
  });
  return { ...NO_BOCK, ...Object.fromEntries(on.map(([, trigger]) => [trigger, true])) };
}
