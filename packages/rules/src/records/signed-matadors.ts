import type { Matadors } from '../skat/result.ts';

/** Matadors as records write them: + with, - without. */
export function signed({ kind, count }: Matadors): number {
  return kind === 'with' ? count : -count;
}
