import { answer, type BotLevel } from '../../packages/bots/src/index.ts';
import {
  type Card,
  type Contract,
  isCard,
  legalCards,
  type PlayingView,
  parseContract,
  type TakenTrick,
  type TrickCard,
  winningPlace,
} from '../../packages/rules/src/index.ts';
import { textOf } from '../row-files.ts';

/** A position with the cards an author accepts. Seats go round the table. */
type Puzzle = {
  readonly id: string;
  readonly contract: Contract;
  readonly declarer: number;
  readonly toMove: number;
  readonly hand: readonly Card[];
  readonly played: readonly { readonly seat: number; readonly card: Card }[];
  readonly skatKnown: readonly Card[];
  readonly good: readonly Card[];
};

/** What a bot played, asked several times with different chance. */
export type Solved = { readonly id: string; readonly good: readonly Card[]; readonly played: readonly Card[] };

/** Asks about every puzzle of a file that has no remarks, `times` times. */
export function solvePuzzles(file: string, level: BotLevel, times: number): readonly Solved[] {
  return textOf(file)
    .split('\n')
    .flatMap(readPuzzle)
    .map((puzzle) => {
      const played = Array.from({ length: times }, (_, time) => cardIn(puzzle, level, `${time}`));
      return { id: puzzle.id, good: puzzle.good, played };
    });
}

function cardIn(puzzle: Puzzle, level: BotLevel, seed: string): Card {
  const { view, tricks } = seenBy(puzzle);
  const trick = view.trick.map(({ card }) => card);
  const cards = legalCards(puzzle.hand, trick, puzzle.contract);
  const said = answer(view, { kind: 'play', number: 20, cards }, [], seed, tricks, level);
  if (said?.type !== 'play') throw new Error(`${puzzle.id}: no card`);
  return said.card;
}

/** The position as the player to move sees it. Nothing is known of the bidding but that it ended at 18. */
function seenBy(puzzle: Puzzle): { readonly view: PlayingView; readonly tricks: readonly TakenTrick[] } {
  const { toMove, played, contract, hand, skatKnown } = puzzle;
  const forehand = played[0]?.seat ?? toMove;
  const player = (seat: number): number => (seat - forehand + 3) % 3;
  const cards = played.map(({ seat, card }): TrickCard => ({ player: player(seat), card }));
  const tricks = takenTricks(cards, contract);
  const trick = cards.slice(tricks.length * 3);
  const you = player(toMove);
  const declarer = player(puzzle.declarer);
  const [first, second] = skatKnown;
  const left = (who: number): number => 10 - tricks.length - (trick.some((one) => one.player === who) ? 1 : 0);
  const taken = (who: number): number => tricks.filter(({ winner }) => winner === who).length;
  const view: PlayingView = {
    phase: 'playing',
    you,
    hand,
    cardCounts: [left(0), left(1), left(2)],
    calls: [],
    declarer,
    bid: 18,
    contract,
    openHands: [],
    leader: trick[0]?.player ?? you,
    trick,
    turn: you,
    tricksTaken: [taken(0), taken(1), taken(2)],
    doubled: [],
    ...(you === declarer && first !== undefined && second !== undefined ? { discard: [first, second] } : {}),
  };
  return { view, tricks };
}

function takenTricks(played: readonly TrickCard[], contract: Contract): readonly TakenTrick[] {
  return Array.from({ length: Math.floor(played.length / 3) }, (_, index) => {
    const [first, second, third] = played.slice(index * 3, index * 3 + 3);
    if (first === undefined || second === undefined || third === undefined) throw new Error('Half a trick');
    const cards = [first.card, second.card, third.card] as const;
    return { leader: first.player, winner: (first.player + winningPlace(cards, contract)) % 3, cards };
  });
}

function readPuzzle(line: string, index: number): readonly Puzzle[] {
  if (line.trim() === '') return [];
  const row: unknown = JSON.parse(line);
  if (!isObject(row)) throw new Error(`line ${index + 1}: no object`);
  const { id, game, declarer, toMove, hand, played, skatKnown, good, remarks } = row;
  if (Array.isArray(remarks) && remarks.length > 0) return [];
  const contract = parseContract(String(game));
  if (contract === undefined || typeof declarer !== 'number' || typeof toMove !== 'number')
    throw new Error(`line ${index + 1}: no puzzle`);
  return [
    {
      id: String(id),
      contract: { ...contract, hand: row['hand_game'] === true },
      declarer,
      toMove,
      hand: cardsOf(hand),
      played: playedOf(played),
      skatKnown: cardsOf(skatKnown),
      good: cardsOf(good),
    },
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function cardsOf(value: unknown): readonly Card[] {
  if (!Array.isArray(value) || !value.every(isCard)) throw new Error('No list of cards');
  return value;
}

function playedOf(value: unknown): Puzzle['played'] {
  if (!Array.isArray(value)) throw new Error('No list of played cards');
  return value.map((one: unknown) => {
    if (!isObject(one) || typeof one['seat'] !== 'number' || !isCard(one['card'])) throw new Error('No played card');
    return { seat: one['seat'], card: one['card'] };
  });
}
