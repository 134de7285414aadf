import { createHash } from 'node:crypto';
import { PACK } from '@skatrunde/rules';
import { shuffledBy } from '@skatrunde/table';
import { type Machine, thisMachine } from '../machine.ts';
import { type ChiSquare, chiSquare } from './chi-square.ts';

/** Whether any card prefers a place, or any card the one behind it, over many fair deals. Nothing is asserted. */
export type ShuffleBench = {
  readonly bench: 'shuffle';
  readonly machine: Machine;
  readonly deals: number;
  /** Each card at each of the 32 places. */
  readonly places: ChiSquare;
  /** Each card with the card behind it, at one pair of places a deal, so that the counts do not depend on each other. */
  readonly neighbours: ChiSquare;
};

type Shuffled = (deal: number) => readonly string[];

const CARDS = PACK.length;

/** `deals`: a million take about half a minute. */
export function benchShuffle(deals: number, shuffled: Shuffled = fairDeal): ShuffleBench {
  const places = new Uint32Array(CARDS * CARDS);
  const neighbours = new Map<string, number>();
  for (const card of PACK) for (const next of PACK) if (card !== next) neighbours.set(card + next, 0);
  for (let deal = 0; deal < deals; deal++) count(shuffled(deal), { deal, places, neighbours });
  return {
    bench: 'shuffle',
    machine: thisMachine(),
    deals,
    places: chiSquare(places, (CARDS - 1) ** 2),
    neighbours: chiSquare(neighbours.values(), CARDS * (CARDS - 1) - 1),
  };
}

/** As the table shuffles, with secrets that anybody can make again. */
function fairDeal(deal: number): readonly string[] {
  const secret = createHash('sha256').update(`deal ${deal}`).digest('hex');
  return shuffledBy({ secret, entropies: [] }, PACK);
}

const NUMBER_OF = new Map<string, number>(PACK.map((card, index) => [card, index]));

type Counts = { readonly deal: number; readonly places: Uint32Array; readonly neighbours: Map<string, number> };

function count(cards: readonly string[], { deal, places, neighbours }: Counts): void {
  for (const [place, card] of cards.entries()) {
    const cell = place * CARDS + (NUMBER_OF.get(card) ?? Number.NaN);
    places[cell] = (places[cell] ?? 0) + 1;
  }
  const first = deal % (CARDS - 1);
  const pair = `${cards[first]}${cards[first + 1]}`;
  neighbours.set(pair, (neighbours.get(pair) ?? 0) + 1);
}

/** The answer for people. */
export function shuffleTable({ deals, places, neighbours, machine }: ShuffleBench): string {
  const row = (name: string, { statistic, degrees, p }: ChiSquare) =>
    `${name.padEnd(28)}chi-square ${statistic.toFixed(1)} with ${degrees} degrees of freedom, p = ${p.toFixed(4)}`;
  return [
    `${deals.toLocaleString('en')} deals, Node ${machine.node}`,
    row('each card by place', places),
    row('each card and its neighbour', neighbours),
  ].join('\n');
}
