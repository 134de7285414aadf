import { anyAnswer, type BotTurn, isWatched, type OpenTurn, openTurns, questionFor, wordFor } from './bot-turns.ts';
import type { PersonId, Receipt } from './commands.ts';
import type { BotQuestion, TableDeps } from './deps.ts';
import type { GameCommand } from './game-words.ts';
import { gameNamed } from './games.ts';
import type { Speaker } from './log.ts';
import type { GameWord } from './playing.ts';
import type { TableState } from './state.ts';
import { tempoOf } from './tempo.ts';

/** A bot that has not answered by then is answered for. Ms. */
export const BOT_PATIENCE_MS = 10_000;
/** After a failed append the answer is given again. Ms. */
export const RETRY_MS = 1_000;

/** The table does nothing by itself any more; whoever opens it again asks anew. */
const STOPPED: Receipt = { ok: false, code: 'stale' };

/** The table, as far as its bots are concerned. */
export type AnsweringTable = {
  readonly state: () => TableState;
  readonly bidLimits: () => ReadonlyMap<PersonId, number>;
  /** The table's own door. */
  readonly say: (who: Speaker, word: GameWord) => Promise<Receipt>;
  readonly report: (error: unknown) => void;
};

type AnsweringDeps = Pick<TableDeps, 'bots' | 'clock' | 'people'>;

/**
 * Answers for bots, for people for whom one plays, and for people who bid "automatically up to". A bot thinks while its
 * delay runs, and that depends on the kind of decision and the table's pace alone; the answer comes through the same door
 * as everybody's. What is open follows from the state, so a restart loses nothing.
 */
export class Answering {
  readonly #deps: AnsweringDeps;
  readonly #table: AnsweringTable;
  /** Timers and answers under way, by the key of the turn. */
  readonly #underWay = new Map<string, () => void>();
  #stopped = false;

  constructor(deps: AnsweringDeps, table: AnsweringTable) {
    this.#deps = deps;
    this.#table = table;
  }

  /** To be called after every change of the table. Never throws. */
  schedule(): void {
    try {
      for (const turn of this.#open()) {
        if (!this.#underWay.has(turn.key)) this.#start(turn, this.#delayOf(turn));
      }
    } catch (error) {
      this.#table.report(error);
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#underWay.values()) cancel();
    this.#underWay.clear();
  }

  #open(): readonly OpenTurn[] {
    const { people } = this.#deps;
    return this.#stopped ? [] : openTurns(this.#table.state(), { bidLimits: this.#table.bidLimits(), people });
  }

  /** This turn, if it is still open. */
  #find(key: string): OpenTurn | undefined {
    return this.#open().find((turn) => turn.key === key);
  }

  /** Nobody is kept waiting where nobody looks on. */
  #delayOf({ kind }: OpenTurn): number {
    const state = this.#table.state();
    const { bots, clock, people } = this.#deps;
    return isWatched(state, people, clock.now()) ? bots.delayFor(kind, tempoOf(state.settings).bots) : 0;
  }

  #start(turn: OpenTurn, ms: number): void {
    const { key, by } = turn;
    const thought = 'upTo' in by ? undefined : this.#askBot(turn, by);
    const cancel = this.#deps.clock.after(ms, () => void this.#finish(key, thought));
    this.#underWay.set(key, cancel);
  }

  async #finish(key: string, thought: Promise<GameCommand> | undefined): Promise<void> {
    const failed = await this.#answer(key, thought);
    this.#underWay.delete(key);
    const turn = failed ? this.#find(key) : undefined;
    if (turn === undefined) this.schedule();
    else this.#start(turn, RETRY_MS);
  }

  /** Gives the answer if it is still wanted; true if it must be given again. */
  async #answer(key: string, thought: Promise<GameCommand> | undefined): Promise<boolean> {
    try {
      const turn = this.#find(key);
      const receipt = turn && (await this.#give(turn, thought));
      return receipt !== undefined && isFailure(receipt) && this.#find(key) !== undefined;
    } catch (error) {
      this.#table.report(error);
      return true;
    }
  }

  async #give(turn: OpenTurn, thought: Promise<GameCommand> | undefined): Promise<Receipt> {
    const { by } = turn;
    if ('upTo' in by) return this.#say({ person: by.person }, turn, automaticAnswer(turn, by.upTo));
    const who = 'bot' in by ? { bot: by.bot } : { standInFor: by.standInFor };
    const answer = await (thought ?? this.#askBot(turn, by));
    if (this.#stopped) return STOPPED;
    const receipt = await this.#say(who, turn, answer);
    if (!isFailure(receipt) || receipt.code === 'tryAgain' || this.#find(turn.key) === undefined) return receipt;
    this.#table.report(new Error(`The answer of a bot was refused: ${receipt.code}`));
    return this.#say(who, turn, anyAnswer(turn));
  }

  #say(who: Speaker, turn: OpenTurn, command: GameCommand): Promise<Receipt> {
    return this.#table.say(who, wordFor(turn, command));
  }

  async #askBot(turn: OpenTurn, { level }: BotTurn): Promise<GameCommand> {
    try {
      const answer = await this.#withPatience(questionFor(this.#table.state(), turn, level));
      if (answer !== undefined) return answer;
      throw new Error(`A bot gave no answer to ${turn.kind}`);
    } catch (error) {
      if (!this.#stopped) this.#table.report(error);
      return anyAnswer(turn);
    }
  }

  async #withPatience(question: BotQuestion): Promise<GameCommand | undefined> {
    let cancel = (): void => undefined;
    const tooLong = new Promise<undefined>((resolve) => {
      cancel = this.#deps.clock.after(BOT_PATIENCE_MS, () => resolve(undefined));
    });
    try {
      return await Promise.race([this.#deps.bots.answer(question), tooLong]);
    } finally {
      cancel();
    }
  }
}

function automaticAnswer(turn: OpenTurn, upTo: number): GameCommand {
  const answer = 'ask' in turn.question ? gameNamed(turn.game.plays).automaticCall(upTo, turn.question.ask) : undefined;
  if (answer === undefined) throw new Error(`No automatic answer to ${turn.kind}`);
  return answer;
}

/** `stale` means that the turn is over, which is as good as done. */
function isFailure(receipt: Receipt): receipt is Extract<Receipt, { readonly ok: false }> {
  return !receipt.ok && receipt.code !== 'stale';
}
