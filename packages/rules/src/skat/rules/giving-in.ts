import type { Player } from '../../game.ts';
import type { Contract } from '../contract.ts';
import { PLAYERS } from '../seats.ts';

/**
 * Giving in (Schenken): during the first trick the defenders may together give a suit or Grand game away. The declarer
 * takes it and has simply won, or plays on and must make Schneider as if he had announced it; given once more, Schwarz.
 * Source: rules.md 8.8.
 */

/** The other defender, who must agree. */
export function partnerOf(player: Player, declarer: Player): Player {
  const partner = PLAYERS.find((other) => other !== player && other !== declarer);
  if (partner === undefined) throw new Error('A defender without a partner');
  return partner;
}

/** Something is left that the declarer could have to make instead. */
export function canBeGiven(contract: Contract): boolean {
  return contract.type !== 'null' && !contract.schwarzAnnounced && !contract.ouvert;
}

/** The game of a declarer who does not take the gift: Schneider announced, then Schwarz. */
export function afterRefusedGift(contract: Contract): Contract {
  if (contract.type === 'null') return contract;
  return { ...contract, schneiderAnnounced: true, schwarzAnnounced: contract.schneiderAnnounced };
}
