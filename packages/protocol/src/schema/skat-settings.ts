import { BOCK_TRIGGERS, type BockTrigger, type SkatSettings } from '@skatrunde/rules/cards';
import * as z from 'zod/mini';
import type { Proven, Same } from './same.ts';

const onOff = z.boolean();

/** Each trigger once, nothing else. */
const BockSchema = z.record(z.literal([...BOCK_TRIGGERS]), onOff);

/** The house rules: every key must be there, and nothing else. Whether they go together says `whyNotSettings`. */
export const SkatSettingsSchema = z.strictObject({
  ramsch: z.literal(['off', 'allPass', 'always']),
  ramschSkatTo: z.literal(['lastTrick', 'loser', 'nobody']),
  ramschTies: z.literal(['allLose', 'laterTrick', 'shared']),
  jungfrau: onOff,
  durchmarsch: z.literal(['pushed', 'flat']),
  schieberamsch: onOff,
  jacksMayBePutOn: onOff,
  pushingDoubles: onOff,
  grandHandBeforeRamsch: onOff,
  klopfen: onOff,
  schenken: onOff,
  revolution: onOff,
  valuesBefore1999: onOff,
  kontraLevel: z.literal([0, 1, 2, 3, 4]),
  kontraRight: z.literal(['bid18', 'anyDefender']),
  spitze: z.literal([0, 1, 2]),
  bock: BockSchema,
  bockRamsch: onOff,
  scoring: z.literal(['classic', 'seeger', 'tournament', 'bierlachs']),
  leavingCountsAsConceding: onOff,
});

export type SettingsAreTheRules = Proven<Same<z.output<typeof SkatSettingsSchema>, SkatSettings>>;
export type TriggersAreTheRules = Proven<Same<keyof z.output<typeof BockSchema>, BockTrigger>>;
