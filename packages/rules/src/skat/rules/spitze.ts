import type { Card } from '../../cards/card.ts';
import type { Contract, GrandContract, SuitContract } from '../contract.ts';

/**
 * Spitze: the declarer announces that his lowest trump, the seven of the suit or in Grand the jack of diamonds, takes the
 * last trick. One or two levels more; missed, the game is lost. Not in Grand with all four jacks. Source: rules.md 8.9.
 */

/** What has become of an announced Spitze: its card is still in the hand, took the last trick, or neither. */
export type Spitze = 'open' | 'made' | 'missed';

const JACKS: readonly Card[] = ['CJ', 'SJ', 'HJ', 'DJ'];

/** The card that must take the last trick. */
export function spitzeCard(contract: SuitContract | GrandContract): Card {
  return contract.type === 'grand' ? 'DJ' : `${contract.trump}7`;
}

/** Why a Spitze may not be announced with this hand, the ten cards that will be played. */
export function whyNotSpitze(
  contract: SuitContract | GrandContract,
  hand: readonly Card[],
): 'spitzeNotHeld' | 'spitzeWithAllJacks' | undefined {
  if (!hand.includes(spitzeCard(contract))) return 'spitzeNotHeld';
  const allJacks = contract.type === 'grand' && JACKS.every((jack) => hand.includes(jack));
  return allJacks ? 'spitzeWithAllJacks' : undefined;
}

/** The same game with and without the Spitze, as far as it may be announced. */
export function withSpitze(
  contract: SuitContract | GrandContract,
  { levels, hand }: { readonly levels: 0 | 1 | 2; readonly hand: readonly Card[] },
): readonly Contract[] {
  if (levels === 0 || whyNotSpitze(contract, hand) !== undefined) return [contract];
  return [contract, { ...contract, spitze: levels }];
}

/** How an announced Spitze stands: `lastWinner` is the card that took the tenth trick for the declarer, if he took it. */
export function spitzeNow(
  contract: Contract,
  { hand, tenthTaken }: { readonly hand: readonly Card[]; readonly tenthTaken: Card | undefined },
): Spitze | undefined {
  if (contract.type === 'null' || contract.spitze === undefined) return undefined;
  const card = spitzeCard(contract);
  if (hand.includes(card)) return 'open';
  return tenthTaken === card ? 'made' : 'missed';
}

/** After a claim of the rest: the declarer has kept the card for the last trick if he still holds it. */
export function spitzeClaimed(side: 'declarer' | 'defenders', spitze: Spitze | undefined): Spitze | undefined {
  if (spitze !== 'open') return spitze;
  return side === 'declarer' ? 'made' : 'missed';
}
