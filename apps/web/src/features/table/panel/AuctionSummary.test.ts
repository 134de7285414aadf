import { expect, test } from 'vitest';
import { de } from '../../../i18n/de/index.ts';
import { en } from '../../../i18n/en/index.ts';
import { spoken } from './AuctionSummary.tsx';

test('like with like, in the order it was said', () => {
  const calls = [
    { player: 0, call: 'hold', value: 18 },
    { player: 0, call: 'hold', value: 20 },
    { player: 0, call: 'bid', value: 22 },
    { player: 0, call: 'pass', value: 24 },
  ] as const;
  expect(spoken(calls, de)).toEqual(['hält 18, 20', '22', 'passt']);
  expect(spoken(calls, en)).toEqual(['holds 18, 20', '22', 'passes']);
});
