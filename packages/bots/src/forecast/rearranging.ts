import { type Card, type PlayingView, SUITS, suitOf } from '@skatrunde/rules';
import { diceFrom } from '../play/dice.ts';
import { maskOf } from '../solver/bits.ts';
import { threadSolver } from '../thread-solver.ts';

/** Revolution: which ten of the twenty a defender keeps, the declarer's cards being open. */

/** Ways to share the cards that are tried, and positions for each. */
const TRIES = 60;
const NODES = 20_000;

/** Ten that make the declarer take a trick, if such were found; else as many of one suit together as goes. */
export function tenToKeep(view: PlayingView, twenty: readonly Card[], start: number): readonly Card[] {
  const usual = suitBySuit(twenty);
  const declarers = view.openHands.find(({ player }) => player === view.declarer)?.cards;
  if (declarers === undefined || view.you === undefined) return usual;
  const dice = diceFrom(start);
  threadSolver().forget();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const keep = attempt === 0 ? usual : dealt(twenty, dice.next);
    if (beats(keep, twenty, declarers, view)) return keep;
  }
  return usual;
}

function suitBySuit(twenty: readonly Card[]): readonly Card[] {
  const count = (card: Card): number => twenty.filter((other) => suitOf(other) === suitOf(card)).length;
  const order = (card: Card): number => count(card) * 4 + SUITS.indexOf(suitOf(card));
  return twenty.toSorted((a, b) => order(b) - order(a)).slice(0, 10);
}

function dealt(twenty: readonly Card[], next: (below: number) => number): readonly Card[] {
  const left = [...twenty];
  return Array.from({ length: 10 }, () => left.splice(next(left.length), 1)[0]).filter((card) => card !== undefined);
}

function beats(
  keep: readonly Card[],
  twenty: readonly Card[],
  declarers: readonly Card[],
  { you = 0, declarer, leader }: PlayingView,
): boolean {
  const others = twenty.filter((card) => !keep.includes(card));
  const mineIsNext = (declarer + 1) % 3 === you;
  const hands = [declarers, mineIsNext ? keep : others, mineIsNext ? others : keep].map((cards) =>
    maskOf(cards, 'null'),
  );
  const position = { hands, leader: (leader - declarer + 3) % 3, led: -1, next: -1 };
  return threadSolver().atLeast('null', position, 1, NODES) === false;
}
