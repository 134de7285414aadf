import type { Contract } from '../skat/contract.ts';
import type { Deal } from '../skat/rules/dealing.ts';
import { type Card, isCard, type Suit } from './card.ts';

/** Cards in a row, the way records and logs write them: `CJ.HT.D7`. */
export function printCards(cards: readonly Card[], separator = '.'): string {
  return cards.join(separator);
}

/** Reads cards separated by dots, commas or blanks; `undefined` when one of them is no card. */
export function parseCards(text: string): readonly Card[] | undefined {
  const words = text.split(/[\s.,]+/).filter((word) => word !== '');
  return words.every(isCard) ? words : undefined;
}

/** A deal for people: forehand | middlehand | rearhand | skat. */
export function printDeal(deal: Deal): string {
  return [...deal.hands, deal.skat].map((cards) => printCards(cards, ' ')).join(' | ');
}

/**
 * Reads a deal: ten cards each for forehand, middlehand and rearhand, then the skat. Bars between the four groups are
 * optional, as in the ISS format. `undefined` when it is not a whole pack. Source: rules.md 14.3.
 */
export function parseDeal(text: string): Deal | undefined {
  const groups = text.split('|').map(parseCards);
  if (groups.length !== 1 && groups.map((group) => group?.length).join() !== '10,10,10,2') return undefined;
  const cards = groups.flatMap((group) => group ?? []);
  if (cards.length !== 32 || new Set(cards).size !== 32) return undefined;
  const [first, second] = cards.slice(30);
  if (first === undefined || second === undefined) return undefined;
  return { hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)], skat: [first, second] };
}

/**
 * A contract in the letters of the ISS: game `C S H D G N`, then `O` ouvert, `H` Hand, `S` Schneider or `Z` Schwarz
 * announced. In a suit or Grand game `O` stands alone, because it implies the rest. Source: rules.md 14.3.
 */
export function printContract(contract: Contract): string {
  if (contract.type === 'null') return `N${contract.ouvert ? 'O' : ''}${contract.hand ? 'H' : ''}`;
  const game = contract.type === 'grand' ? 'G' : contract.trump;
  if (contract.ouvert) return `${game}O`;
  const announced = contract.schwarzAnnounced ? 'Z' : contract.schneiderAnnounced ? 'S' : '';
  return `${game}${contract.hand ? 'H' : ''}${announced}`;
}

const CONTRACT = /^([CSHDGN])(O?)(H?)([SZ]?)$/;

/** Reads a contract; `undefined` for letters that are no announcement (`CS`: Schneider without Hand; `NS`). */
export function parseContract(text: string): Contract | undefined {
  const match = CONTRACT.exec(text);
  if (match === null) return undefined;
  const [, game = '', o, h, announced] = match;
  const ouvert = o === 'O';
  if (game === 'N') return announced ? undefined : { type: 'null', hand: h === 'H', ouvert };
  const hand = ouvert || h === 'H';
  if (announced && !hand) return undefined;
  const schwarzAnnounced = ouvert || announced === 'Z';
  const levels = { hand, schneiderAnnounced: schwarzAnnounced || announced === 'S', schwarzAnnounced, ouvert };
  return game === 'G' ? { type: 'grand', ...levels } : { type: 'suit', trump: game as Suit, ...levels };
}
