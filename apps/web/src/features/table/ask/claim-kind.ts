import type { Player, SkatView } from '@skatrunde/rules/cards';
import { contractOf, declarerOf } from '../board/scene.ts';

/**
 * What a claim says (Abkürzen): all the rest is mine; in Null the declarer takes no trick any more, or, said by a
 * defender, must still take one. Keys of its words. Source: rules.md 6.8, 6.9; CLAIM-5.
 */
export type ClaimKind = 'rest' | 'noTrick' | 'theirTrick';

export function claimKind(view: SkatView, by: Player | undefined): ClaimKind {
  if (contractOf(view)?.type !== 'null') return 'rest';
  return declarerOf(view) === by ? 'noTrick' : 'theirTrick';
}
