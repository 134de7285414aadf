import type { Card } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { Player } from '../../game.ts';
import { factorOf, type ScoreDoubling } from '../result.ts';
import { type ByPlayer, byPlayer, PLAYERS } from '../seats.ts';
import type { SkatSettings } from '../settings.ts';

/**
 * Ramsch: everyone alone, the jacks trump as in Grand, forehand leads. Who has most card points writes them as minus; one
 * player without a trick (Jungfrau) doubles that; who takes all tricks (Durchmarsch) wins 120. Source: rules.md 8.1.
 */

/** A Ramsch that was played to its end. */
export type RamschPlay = {
  /** Card points in the tricks of each. */
  readonly trickPoints: ByPlayer<number>;
  readonly tricks: ByPlayer<number>;
  readonly skat: readonly [Card, Card];
  /** Who took each trick, in order. */
  readonly winners: readonly Player[];
};

/** What the house rules say about a Ramsch. */
export type RamschRules = Pick<
  SkatSettings,
  'ramschSkatTo' | 'ramschTies' | 'jungfrau' | 'durchmarsch' | 'pushingDoubles'
>;

export type RamschSettlement = {
  readonly cardPoints: ByPlayer<number>;
  readonly skatTo: readonly Player[];
  readonly durchmarsch?: Player;
  readonly losers: readonly Player[];
  readonly jungfrau: readonly Player[];
  readonly doublings: readonly ScoreDoubling[];
  readonly scores: ByPlayer<number>;
};

const DURCHMARSCH = 120;

/** `before`: what doubles this Ramsch already: pushing, knocking, a Bock round. */
export function settleRamsch(play: RamschPlay, rules: RamschRules, before: readonly ScoreDoubling[]): RamschSettlement {
  const marcher = PLAYERS.find((player) => play.tricks[player] === 10);
  return marcher === undefined ? settleLoss(play, rules, before) : settleMarch(play, marcher, { rules, before });
}

/** All tricks: the others write nothing. The skat adds nothing. */
function settleMarch(
  { trickPoints, tricks }: RamschPlay,
  marcher: Player,
  { rules, before }: { readonly rules: RamschRules; readonly before: readonly ScoreDoubling[] },
): RamschSettlement {
  const doublings = rules.durchmarsch === 'flat' ? before.filter(({ kind }) => kind === 'bockRound') : before;
  const score = DURCHMARSCH * factorOf(doublings);
  return {
    cardPoints: trickPoints,
    skatTo: [],
    durchmarsch: marcher,
    losers: [],
    jungfrau: withoutTrick(tricks),
    doublings,
    scores: byPlayer((player) => (player === marcher ? score : 0)),
  };
}

function settleLoss(play: RamschPlay, rules: RamschRules, before: readonly ScoreDoubling[]): RamschSettlement {
  const jungfrau = withoutTrick(play.tricks);
  const onTricks = rules.ramschSkatTo === 'lastTrick' ? withSkat(play, lastWinner(play)) : play.trickPoints;
  const losers = losersOf(onTricks, play, rules);
  const points = rules.ramschSkatTo === 'loser' ? withSkat(play, losers) : onTricks;
  const doublings = [...before, ...(rules.jungfrau && jungfrau.length === 1 ? [JUNGFRAU] : [])];
  const share = rules.ramschTies === 'shared' ? losers.length : 1;
  const charged = (player: Player) => Math.ceil((points[player] ?? 0) / share) * factorOf(doublings);
  return {
    cardPoints: points,
    skatTo: rules.ramschSkatTo === 'nobody' ? [] : rules.ramschSkatTo === 'loser' ? losers : lastWinner(play),
    losers,
    jungfrau,
    doublings,
    scores: byPlayer((player) => (losers.includes(player) ? -charged(player) : 0)),
  };
}

const JUNGFRAU: ScoreDoubling = { kind: 'jungfrau', factor: 2 };

function withoutTrick(tricks: ByPlayer<number>): readonly Player[] {
  return PLAYERS.filter((player) => tricks[player] === 0);
}

function lastWinner({ winners }: RamschPlay): readonly Player[] {
  const last = winners.at(-1);
  return last === undefined ? [] : [last];
}

function withSkat({ trickPoints, skat }: RamschPlay, to: readonly Player[]): ByPlayer<number> {
  return byPlayer((player) => (trickPoints[player] ?? 0) + (to.includes(player) ? cardPoints(skat) : 0));
}

/** Most card points lose. Three with the same: nobody. */
function losersOf(points: ByPlayer<number>, { winners }: RamschPlay, { ramschTies }: RamschRules): readonly Player[] {
  const most = Math.max(...points);
  const tied = PLAYERS.filter((player) => points[player] === most);
  if (tied.length === 3) return [];
  if (tied.length === 1 || ramschTies !== 'laterTrick') return tied;
  const later = winners.findLast((winner) => tied.some((player) => player === winner));
  return later === undefined ? tied : [later];
}
