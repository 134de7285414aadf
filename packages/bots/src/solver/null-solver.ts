import { forget } from './nulls/memory.ts';
import { nodesSoFar, staysClean } from './nulls/search.ts';
import type { Search } from './search.ts';

/** The search of Null as `Search`: a position is worth 1 when the declarer stays without a trick. */
export const NULL_SEARCH: Search = {
  atLeast: (_game, position, need, maxNodes) => need <= 0 || (need === 1 && staysClean(position, maxNodes)),
  worth: (_game, position, _guess, maxNodes) => (staysClean(position, maxNodes) ? 1 : 0),
  trickWorth: () => 0,
  nodes: nodesSoFar,
  forget,
};
