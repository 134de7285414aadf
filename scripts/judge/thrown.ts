import { randomFrom, shuffled } from '../../apps/bench/src/random.ts';
import { type BotLevel, createOpenSolver, type OpenPosition } from '../../packages/bots/src/index.ts';
import {
  type Card,
  cardPoints,
  type GrandContract,
  PACK,
  type SkatState,
  type SuitContract,
} from '../../packages/rules/src/index.ts';
import { saidAt, type Turn, watchDeal } from './deal.ts';

/** Won games thrown away, in suit and Grand games, and what the decisions cost. */
export type Thrown = {
  /** One entry a game: how often each side gave away by its card what the open cards still held. */
  readonly byDeclarer: readonly number[];
  readonly byDefenders: readonly number[];
  /** Milliseconds of processor time of every card, ascending. */
  readonly milliseconds: readonly number[];
};

type Game = { declarer: number; defenders: number; counted: boolean };

const solver = createOpenSolver();

/** Three bots of one level play; the open cards tell before and after each card whether the declarer reaches 61. */
export function judgeThrown({
  level,
  deals,
  seed,
}: {
  readonly level: BotLevel;
  readonly deals: number;
  readonly seed: number;
}): Thrown {
  const random = randomFrom(seed);
  const games: Game[] = [];
  const milliseconds: number[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    const game: Game = { declarer: 0, defenders: 0, counted: false };
    watchDeal(shuffled(PACK, random), [level, level, level], {
      seed: `${seed} ${deal}`,
      watch: (turn) => {
        const before = process.cpuUsage();
        const said = saidAt(turn);
        const { user, system } = process.cpuUsage(before);
        if (turn.ask.kind === 'play' && turn.ask.cards.length > 1) milliseconds.push((user + system) / 1000);
        if (said?.type === 'play') count(game, turn, said.card);
        return said;
      },
    });
    if (game.counted) games.push(game);
  }
  return {
    byDeclarer: games.map(({ declarer }) => declarer),
    byDefenders: games.map(({ defenders }) => defenders),
    milliseconds: milliseconds.sort((a, b) => a - b),
  };
}

function count(game: Game, { state, player, ask }: Turn, card: Card): void {
  if (state.phase !== 'playing' || ask.kind !== 'play' || state.contract.type === 'null') return;
  game.counted = true;
  if (ask.cards.length === 1) return;
  const skat = state.discard ?? state.deal.skat;
  const need = 61 - state.trickPoints.declarer - cardPoints(skat);
  const good = solver.cardsThatReach(positionOf(state, state.contract), need);
  if (player === state.declarer) game.declarer += good.length > 0 && !good.includes(card) ? 1 : 0;
  else game.defenders += good.length < ask.cards.length && good.includes(card) ? 1 : 0;
}

type Playing = Extract<SkatState, { readonly phase: 'playing' }>;

/** All cards as they lie. */
function positionOf(state: Playing, contract: SuitContract | GrandContract): OpenPosition {
  const hand = (seat: number): readonly Card[] => state.hands[(state.declarer + seat) % 3] ?? [];
  return {
    game: contract.type === 'suit' ? contract.trump : 'grand',
    hands: [hand(0), hand(1), hand(2)],
    leader: (state.leader - state.declarer + 3) % 3,
    trick: state.trick,
  };
}
