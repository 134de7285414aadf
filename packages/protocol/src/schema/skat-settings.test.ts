import { NO_BOCK, OFFICIAL } from '@skatrunde/rules/cards';
import { PRESETS } from '@skatrunde/table';
import { expect, it } from 'vitest';
import { SkatSettingsSchema } from './skat-settings.ts';
import { TableSettingsSchema } from './table-commands.ts';

it('takes every preset as it is', () => {
  for (const settings of Object.values(PRESETS)) expect(TableSettingsSchema.parse(settings)).toEqual(settings);
});

it.each([
  ['a key too many', { ...OFFICIAL, hurrah: true }],
  ['a key too few', { ...OFFICIAL, ramsch: undefined }],
  ['nothing', {}],
  ['an unknown value', { ...OFFICIAL, kontraLevel: 5 }],
  ['a word for a switch', { ...OFFICIAL, klopfen: 'yes' }],
  ['a trigger too many', { ...OFFICIAL, bock: { ...NO_BOCK, rain: true } }],
  ['a trigger too few', { ...OFFICIAL, bock: { lostWithSixty: true } }],
])('refuses %s', (_, settings) => expect(SkatSettingsSchema.safeParse(settings).success).toBe(false));
