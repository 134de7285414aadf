import type { Player } from '../../game.ts';
import { factorOf, type RamschResult, type ScoreDoubling } from '../result.ts';
import { BOCK_ROUND, bockOfOthers } from '../rules/bock.ts';
import { doublingOfKnocks } from '../rules/knocking.ts';
import { doublingOfPushes } from '../rules/pushing.ts';
import { settleRamsch } from '../rules/ramsch.ts';
import { type ByPlayer, byPlayer, PLAYERS } from '../seats.ts';
import type { PlayingRamsch } from './state.ts';

/** The result of a Ramsch with its last trick. */
export function ramschResult(
  state: PlayingRamsch,
  last: { readonly winner: Player; readonly cardPoints: number },
): RamschResult {
  const { settings, skat, tricks, tricksTaken, trickPoints } = state;
  const add = (to: ByPlayer<number>, amount: number) =>
    byPlayer((player) => (to[player] ?? 0) + (player === last.winner ? amount : 0));
  const play = {
    trickPoints: add(trickPoints, last.cardPoints),
    tricks: add(tricksTaken, 1),
    skat,
    winners: [...tricks.map(({ winner }) => winner), last.winner],
  };
  const settlement = settleRamsch(play, settings, doublingsBefore(state));
  return written(state, { ending: 'played', tricks: play.tricks, ...settlement });
}

/** Somebody left a Ramsch: all that was not taken yet counts for him, and he loses. */
export function ramschForfeited(state: PlayingRamsch, leaver: Player): RamschResult {
  const { trickPoints, tricksTaken } = state;
  const others = PLAYERS.filter((player) => player !== leaver);
  const taken = others.reduce<number>((sum, player) => sum + (trickPoints[player] ?? 0), 0);
  const points = byPlayer((player) => (player === leaver ? 120 - taken : (trickPoints[player] ?? 0)));
  const doublings = doublingsBefore(state);
  return written(state, {
    ending: 'left',
    tricks: tricksTaken,
    cardPoints: points,
    skatTo: [leaver],
    losers: [leaver],
    jungfrau: [],
    doublings,
    scores: byPlayer((player) => (player === leaver ? -(120 - taken) * factorOf(doublings) : 0)),
  });
}

type Settled = Omit<RamschResult, 'kind' | 'skat' | 'putOn' | 'knocked' | 'bock'>;

function written({ skat, pushes, knocked, settings, circumstances, compulsory }: PlayingRamsch, settled: Settled) {
  const { totals } = circumstances;
  const passed = compulsory ? [] : (['allPassed'] as const);
  const march = settled.durchmarsch === undefined ? [] : (['durchmarsch'] as const);
  const bock = bockOfOthers([...passed, ...march], { scores: settled.scores, totals }, settings.bock);
  const result: RamschResult = { kind: 'ramsch', ...settled, skat, putOn: pushes, knocked, bock };
  return result;
}

/** What doubles a Ramsch whatever happens in it. In a round of compulsory Ramsch no Bock round counts. */
function doublingsBefore({ settings, circumstances, pushes, knocked }: PlayingRamsch): readonly ScoreDoubling[] {
  return [
    ...doublingOfPushes(pushes, settings),
    ...doublingOfKnocks(knocked),
    ...(circumstances.bockRound && !circumstances.ramschRound ? [BOCK_ROUND] : []),
  ];
}
