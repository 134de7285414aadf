import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import { CONTRACTS, valuesIn } from '../rules/announcing.ts';
import { settleConceded } from '../rules/conceding.ts';
import { gameValue } from '../rules/game-value.ts';
import type { SkatEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { ramschForfeited } from './ramsch-result.ts';
import { playedResult, progressOf, sideOf, stakeOf } from './result-of.ts';
import type { Announcing, Discarding, PickingUp, Playing, SkatState } from './state.ts';

/**
 * Leaving as giving up, where the table has set it: the side of who left loses, at the levels that a concession counts,
 * and a decided game stays decided. Before the announcement the cheapest game that covers the bid counts as announced.
 * Nothing before there is a declarer. In a Ramsch who left loses. Source: rules.md 6.13, 13 j.
 */
export function forfeit(state: SkatState, player: Player): readonly SkatEvent[] {
  switch (state.phase) {
    case 'bidding':
    case 'beforeRamsch':
    case 'over':
      return [];
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return forfeitUnannounced(state, player);
    case 'playing':
      return [{ type: 'forfeited', player }, settled(state, player)];
    case 'ramsch':
      return [
        { type: 'forfeited', player },
        { type: 'settled', result: ramschForfeited(state, player) },
      ];
  }
}

function settled(state: Playing, player: Player): SkatEvent {
  const counted = progressOf(state);
  const settlement = settleConceded(sideOf(player, state.declarer), stakeOf(state), counted);
  return { type: 'settled', result: playedResult(state, settlement, 'left', counted) };
}

function forfeitUnannounced(state: PickingUp | Discarding | Announcing, player: Player): readonly SkatEvent[] {
  const putAway = state.phase === 'discarding' ? [discardOf(state)] : [];
  const ready = putAway.reduce<SkatState>(evolve, state);
  const announced: SkatEvent = { type: 'announced', player: state.declarer, contract: cheapest(state) };
  const playing = evolve(ready, announced);
  if (playing.phase !== 'playing') throw new Error(`An announcement led to ${playing.phase}`);
  return [...putAway, announced, { type: 'forfeited', player }, settled(playing, player)];
}

function discardOf({ declarer, deal }: Discarding): SkatEvent {
  return { type: 'discarded', player: declarer, cards: deal.skat };
}

/** The suit or Grand game of the least value that covers the bid, or the one that comes closest. */
function cheapest({ phase, declarer, bid, deal, settings }: PickingUp | Discarding | Announcing): Contract {
  const cards = phase === 'pickingUp' ? (deal.hands[declarer] ?? []) : [...(deal.hands[declarer] ?? []), ...deal.skat];
  const plain = CONTRACTS[phase === 'pickingUp' ? 'untouched' : 'taken'].filter(
    (contract) => contract.type !== 'null' && !contract.schneiderAnnounced,
  );
  const valued = plain.map((contract) => ({
    contract,
    value: gameValue(contract, cards, undefined, valuesIn(settings)),
  }));
  const covering = valued.filter(({ value }) => value >= bid);
  const [best] = (covering.length > 0 ? covering : valued).toSorted((a, b) =>
    covering.length > 0 ? a.value - b.value : b.value - a.value,
  );
  if (best === undefined) throw new Error('No game can be announced');
  return best.contract;
}
