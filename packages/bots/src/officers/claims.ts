import {
  cardPoints,
  type OfficersPlayingView,
  type OfficersTrick,
  type Player,
  type Scoring,
  scoreOf,
  type Taken,
} from '@skatrunde/rules';

const SCORINGS_ASKED: readonly Scoring[] = ['winner', 'steps'];

/**
 * Whether a claim may be granted: only when the score is the same whoever gets the rest. `tricks`: all that lay open on
 * the table so far; a bot that has not seen them grants nothing.
 */
export function grantsClaim(view: OfficersPlayingView, me: Player, tricks: readonly OfficersTrick[]): boolean {
  const { tricksTaken, contract, doublings } = view;
  if (tricks.length !== tricksTaken[0] + tricksTaken[1]) return false;
  const points = (player: Player) =>
    cardPoints(tricks.flatMap(({ winner, cards }) => (winner === player ? cards : [])));
  const sofar: Taken = { cardPoints: [points(0), points(1)], tricks: tricksTaken };
  return SCORINGS_ASKED.every((scoring) => {
    const [mine, theirs] = [me, 1 - me].map((player) =>
      scoreOf({ contract, scoring, doublings, taken: withRest(sofar, player) }).scores.join(),
    );
    return mine === theirs;
  });
}

function withRest({ cardPoints: points, tricks }: Taken, player: Player): Taken {
  const rest = (all: number, [first, second]: readonly [number, number]): readonly [number, number] => {
    const left = all - first - second;
    return player === 0 ? [first + left, second] : [first, second + left];
  };
  return { cardPoints: rest(120, points), tricks: rest(16, tricks) };
}
