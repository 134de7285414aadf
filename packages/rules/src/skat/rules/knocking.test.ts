import { describe, expect, it } from 'vitest';
import { given } from '../../test/table.ts';
import { mayKnock } from './knocking.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';
const KNOCKING = { ramsch: 'always', klopfen: true, grandHandBeforeRamsch: false } as const;

describe('knocking', () => {
  it('[KNOCK-1] each is asked before the first card, and each knock doubles', () => {
    const table = given(DEAL, { settings: KNOCKING });
    expect(table.ask('F')).toMatchObject({ kind: 'knock' });
    table.refuses('M knock', 'notYourTurn').says('F quiet, M knock, R knock');
    expect(table.view('F')).toMatchObject({ phase: 'ramsch', knocked: [1, 2] });
  });

  it('[KNOCK-2] not who pushed the skat on unseen', () => {
    const table = given(DEAL, { settings: { ...KNOCKING, schieberamsch: true } });
    table.says('F push, M pickUp, M discard CA ST, R push');
    expect(table.ask('F')).toBeUndefined();
    expect(table.ask('M')).toMatchObject({ kind: 'knock' });
    expect(table.says('M knock').view('F')).toMatchObject({ phase: 'ramsch', knocked: [1] });
    expect(mayKnock([{ player: 0 }, { player: 1 }, { player: 2 }])).toEqual([]);
  });
});
