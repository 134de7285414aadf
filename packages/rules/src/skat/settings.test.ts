import { describe, expect, it } from 'vitest';
import { NO_BOCK, OFFICIAL, type SettingsRefusal, type SkatSettings, whyNotSettings } from './settings.ts';

const ALWAYS = { ramsch: 'always', grandHandBeforeRamsch: false } as const;

describe('settings that do not go together', () => {
  it('[SET-1] official rules do', () => expect(whyNotSettings(OFFICIAL)).toBeUndefined());

  it.each<readonly [SettingsRefusal, Partial<SkatSettings>]>([
    ['pushingNeedsRamsch', { schieberamsch: true }],
    ['knockingNeedsRamsch', { klopfen: true }],
    ['nobodyPlaysAlone', { ...ALWAYS, kontraLevel: 1 }],
    ['nobodyPlaysAlone', { ...ALWAYS, revolution: true }],
    ['onlyGrandHandInRamsch', { ramsch: 'always', revolution: true }],
    ['bockNeedsKontra', { bock: { ...NO_BOCK, lostAfterKontra: true } }],
    ['bockNeedsRe', { kontraLevel: 1, bock: { ...NO_BOCK, kontraAndRe: true } }],
    ['nobodyCanPass', { ramsch: 'always', bock: { ...NO_BOCK, allPassed: true } }],
    ['ramschRoundsNeedBock', { bockRamsch: true }],
    ['ramschRoundsInRamsch', { ramsch: 'always', bockRamsch: true, bock: { ...NO_BOCK, grandHandWon: true } }],
  ])('[SET-1] %s', (code, changes) => expect(whyNotSettings({ ...OFFICIAL, ...changes })).toBe(code));

  it.each<readonly [Partial<SkatSettings>]>([
    [{ ramsch: 'allPass', schieberamsch: true, klopfen: true }],
    [{ ...ALWAYS, schieberamsch: true }],
    [{ ramsch: 'always', kontraLevel: 4, spitze: 2, bock: { ...NO_BOCK, grandHandWon: true } }],
    [{ bockRamsch: true, klopfen: true, bock: { ...NO_BOCK, value72: true } }],
    [{ kontraLevel: 1, bock: { ...NO_BOCK, lostAfterKontra: true, wonAfterKontra: true } }],
  ])('[SET-1] %j go together', (changes) => expect(whyNotSettings({ ...OFFICIAL, ...changes })).toBeUndefined());
});
