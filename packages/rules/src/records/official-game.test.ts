import { expect, test } from 'vitest';
import { given } from '../test/table.ts';
import { mustBeOfficial } from './official-game.ts';

const DEAL = 'CJ C8 SA S9 HA HK H8 DA DQ D7 | SJ CA C9 ST S8 HT H9 DT D9 CQ | HJ CT C7 SK S7 HQ H7 DK D8 SQ | DJ CK';

test('a game with house rules is not written as if it were official', () => {
  const log = (settings: object) => given(DEAL, { settings }).says('M pass, R pass, F pass').log();
  expect(() => mustBeOfficial(log({}))).not.toThrow();
  expect(() => mustBeOfficial(log({ scoring: 'tournament', leavingCountsAsConceding: true }))).not.toThrow();
  expect(() => mustBeOfficial(log({ kontraLevel: 1 }))).toThrow('house rules');
});
