import type { PassedInResult } from '../result.ts';

/** Passed in (eingepasst): all three passed, nobody plays, nothing is written. Source: rules.md 3.8. */
export function passedIn(bock: PassedInResult['bock']): PassedInResult {
  return { kind: 'passedIn', scores: [0, 0, 0], bock };
}
