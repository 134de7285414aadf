import { asInSkat, type Card, type Contract, type OfficersPlayingView, type Player } from '@skatrunde/rules';

/** What a player in the middle of a game looks at: the open cards of both. */
export type Position = {
  readonly mine: readonly Card[];
  readonly theirs: readonly Card[];
  /** What the other has led to this trick; nothing when it is mine to lead. */
  readonly led?: Card;
  /** The game of Skat with the same trumps. */
  readonly trumps: Contract;
  /** 1 when card points are good, -1 in Ramsch. */
  readonly aim: 1 | -1;
  /** Cards that lie face down, of both together. */
  readonly covered: number;
};

export function positionOf(view: OfficersPlayingView, me: Player): Position {
  const open = (mine: boolean) =>
    view.stacks.flatMap((own, player) => ((player === me) === mine ? own.flatMap(({ open: card }) => card ?? []) : []));
  const covered = view.stacks.flat().filter((stack) => stack.covered).length;
  const position = { mine: open(true), theirs: open(false), trumps: asInSkat(view.contract), covered };
  const aim = view.contract.type === 'ramsch' ? -1 : 1;
  const [led] = view.trick;
  return led === undefined ? { ...position, aim } : { ...position, aim, led: led.card };
}
