import type { MatchLength } from '@skatrunde/protocol';

/** Every length a match can have. */
export const LENGTHS: readonly MatchLength[] = [
  { kind: 'singleGame' },
  ...([1, 2, 3, 12] as const).map((rounds) => ({ kind: 'rounds', rounds }) as const),
  ...([250, 500, 1000] as const).map((score) => ({ kind: 'target', score }) as const),
  ...([301, 501] as const).map((minus) => ({ kind: 'bierlachs', minus }) as const),
];

/** Short and plain, for a link: `singleGame`, `rounds-3`, `target-500`, `bierlachs-301`. */
export function lengthWord(length: MatchLength): string {
  return Object.values(length).join('-');
}
