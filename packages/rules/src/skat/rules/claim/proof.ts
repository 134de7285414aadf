import type { ClaimPosition } from '../claiming.ts';
import { movesOf } from './moves.ts';
import { EMPTY_TABLE, type Facts, factsOf, type Rest, restOf } from './rest.ts';
import { takesAll, takesNone } from './sure.ts';

/**
 * Proves a claim from what the claimer sees. The others are one opponent who decides only when he plays a card whether
 * he had it, as long as some distribution remains possible: so a proof holds against every distribution and every play.
 */

/** All remaining tricks; in Null the declarer none of them; in Null a defender: one for the declarer. */
type Goal = 'allMine' | 'noneMine' | 'oneForDeclarer';

/** Positions looked at before a claim counts as not proven. A number, not a time: every server answers the same. */
const LIMIT = 20_000;

export function isProven(position: ClaimPosition): boolean {
  const facts = factsOf(position);
  if (position.spitze !== undefined && !position.hand.includes(position.spitze)) return false;
  const search: Search = { facts, goal: goalOf(position), left: LIMIT, known: new Map() };
  return holds(restOf(position, facts), search);
}

type Search = { readonly facts: Facts; readonly goal: Goal; left: number; readonly known: Map<string, boolean> };

function goalOf({ contract, claimer, declarer }: ClaimPosition): Goal {
  if (contract.type !== 'null') return 'allMine';
  return claimer === declarer ? 'noneMine' : 'oneForDeclarer';
}

/** Whether the claimer reaches his goal from here whatever the others hold and play. Beyond the limit: no. */
function holds(rest: Rest, search: Search): boolean {
  if (search.left === 0) return false;
  search.left -= 1;
  if (rest.played === 3) return afterTrick(rest, search);
  return rest.played === 0 ? fromNewTrick(rest, search) : fromMoves(rest, search);
}

function fromMoves(rest: Rest, search: Search): boolean {
  const moves = movesOf(rest, search.facts);
  if (rest.turn !== search.facts.claimer) return moves.every((next) => holds(next, search));
  return likelyFirst(moves, search.goal).some((next) => holds(next, search));
}

/** High cards are tried first, but low ones where the declarer shall take the trick. Only the time depends on it. */
function likelyFirst(moves: readonly Rest[], goal: Goal): readonly Rest[] {
  return goal === 'oneForDeclarer' ? moves : moves.toReversed();
}

function fromNewTrick(rest: Rest, search: Search): boolean {
  const { goal, facts, known } = search;
  const onLead = rest.turn === facts.claimer;
  const mine = rest.hands[facts.claimer] ?? 0;
  if (mine === 0) return goal !== 'oneForDeclarer';
  if (facts.kept !== 0 && (mine & facts.kept) === 0) return false;
  if (goal === 'allMine' && onLead && takesAll(rest, facts)) return true;
  if (goal === 'noneMine' && !onLead && takesNone(rest, facts)) return true;
  const key = [rest.turn, rest.pool, ...rest.hands, ...rest.voids].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = fromMoves(rest, search);
  known.set(key, answer);
  return answer;
}

function afterTrick(rest: Rest, search: Search): boolean {
  const { winner } = rest;
  const { claimer, declarer } = search.facts;
  if (search.goal === 'oneForDeclarer' && winner === declarer) return true;
  if (search.goal === 'allMine' && winner !== claimer) return false;
  if (search.goal === 'noneMine' && winner === claimer) return false;
  return holds({ ...rest, ...EMPTY_TABLE, turn: winner }, search);
}
