import { answer, type BotLevel } from '../../packages/bots/src/index.ts';
import {
  OFFICIAL,
  ORDINARY,
  PLAYERS,
  type Player,
  type SkatAsk,
  type SkatCommand,
  type SkatEvent,
  type SkatOffer,
  type SkatState,
  type SkatView,
  skat,
  type TakenTrick,
} from '../../packages/rules/src/index.ts';

/** A bot that is asked, with everything it is given. */
export type Turn = {
  readonly log: readonly SkatEvent[];
  readonly state: SkatState;
  readonly player: Player;
  readonly view: SkatView;
  readonly ask: SkatAsk;
  readonly offers: readonly SkatOffer[];
  readonly tricks: readonly TakenTrick[];
  readonly level: BotLevel;
  readonly seed: string;
};

/** What the bot says. */
export function saidAt({ view, ask, offers, seed, tricks, level }: Turn): SkatCommand | undefined {
  return answer(view, ask, offers, seed, tricks, level);
}

/**
 * Plays a deal among bots and shows every turn before it is answered; `watch` answers it or leaves it to the bot. `log` gets
 * every event.
 */
export function watchDeal(
  cards: readonly string[],
  levels: readonly BotLevel[],
  { seed, watch, log = [] }: Watching,
): void {
  const tricks: TakenTrick[] = [];
  let state = tell(undefined, skat.deal(OFFICIAL, cards, ORDINARY), { log, tricks });
  while (skat.result(state) === undefined) {
    const turn = turnIn(state, levels, { seed, log, tricks });
    const said = watch(turn) ?? saidAt(turn);
    const decision = said === undefined ? undefined : skat.decide(state, turn.player, said);
    if (decision?.ok !== true) throw new Error(`Refused: ${JSON.stringify({ ask: turn.ask, said, decision })}`);
    state = tell(state, decision.events, { log, tricks });
  }
}

type Watching = {
  readonly seed: string;
  readonly watch: (turn: Turn) => SkatCommand | undefined;
  readonly log?: SkatEvent[];
};

type Told = { readonly log: SkatEvent[]; readonly tricks: TakenTrick[] };

function tell(before: SkatState | undefined, events: readonly SkatEvent[], { log, tricks }: Told): SkatState {
  let state = before;
  for (const event of events) {
    state = skat.evolve(state, event);
    log.push(event);
    if (event.type === 'trickTaken') tricks.push(event);
  }
  if (state === undefined) throw new Error('Nothing happened');
  return state;
}

function turnIn(state: SkatState, levels: readonly BotLevel[], { seed, log, tricks }: Told & { seed: string }): Turn {
  for (const player of PLAYERS) {
    const ask = skat.asks(state, player);
    if (ask === undefined) continue;
    const level = levels[player] ?? 'master';
    const [view, offers] = [skat.view(state, player), skat.offers(state, player)];
    const about = `${seed} ${player} ${ask.number}`;
    return { log: [...log], state, player, view, ask, offers, tricks: [...tricks], level, seed: about };
  }
  throw new Error('Nobody is asked and the game is not over');
}
