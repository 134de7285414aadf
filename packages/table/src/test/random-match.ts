import { BOT_LEVELS } from '../bot-levels.ts';
import type { PersonId, TableCommand } from '../commands.ts';
import { askOf } from '../open-question.ts';
import type { Table } from '../table.ts';
import { ABSENCE_RULES, BOT_PACES, type Tempo, THINK_TIMES } from '../tempo.ts';
import type { SeatView, SkatGameView, TableView } from '../view-types.ts';
import { RandomAnswers } from './random-answers.ts';
import { updateOf, type World } from './world.ts';

export const CROWD = ['anna', 'ben', 'cleo', 'dora', 'emil'] as const;

/** People who do at random what their view lets them do, and now and then something else. The same seed, the same match. */
export class RandomCrowd {
  readonly #world: World;
  readonly #dice: RandomAnswers;

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#dice = new RandomAnswers(seed);
  }

  /** One word of somebody; then bots and, now and then, the clock. Refusals are fine, faults are not. */
  async step(table: Table): Promise<void> {
    const person = (this.#dice.chance(0.8) ? askedPerson(table) : undefined) ?? this.#dice.one(CROWD);
    const command = this.#wordOf(table, person);
    if (command !== undefined) await this.#world.say(table, person, command);
    if (this.#dice.chance(0.04)) this.#comeOrGo(table);
    await this.#world.clock.advance(this.#dice.chance(0.1) ? this.#dice.one([5_000, 70_000]) : 0);
    await table.tick();
  }

  /** Somebody's page goes, or is back. */
  #comeOrGo(table: Table): void {
    const { people, clock } = this.#world;
    const person = this.#dice.one(CROWD);
    if (!people.awaySince.delete(person)) people.awaySince.set(person, clock.now());
    table.republish();
  }

  #wordOf(table: Table, person: PersonId): TableCommand | undefined {
    const view = table.updateFor(person)?.view;
    if (view === undefined) return { type: 'join', as: this.#dice.chance(0.7) ? 'player' : 'watcher' };
    if (this.#dice.chance(0.05)) return this.#whim(view);
    switch (view.stage.kind) {
      case 'lobby':
        return this.#lobbyWord(view);
      case 'game':
        return view.stage.game.plays === 'officers' ? undefined : this.#gameWord(view.stage.game);
      case 'pause':
        return { type: 'next', dealing: view.stage.dealing };
      case 'standings':
        return { type: 'newMatch' };
    }
  }

  #lobbyWord(view: TableView): TableCommand {
    if (view.you.host && this.#dice.chance(0.7)) {
      return this.#dice.chance(0.3) ? { type: 'addBot', seat: this.#dice.below(4) } : { type: 'start' };
    }
    if (view.you.role === 'watcher') return { type: 'sit', seat: this.#dice.below(4) };
    return { type: 'ready', ready: this.#dice.chance(0.9) };
  }

  #gameWord({ ask, offers, moment }: SkatGameView): TableCommand | undefined {
    const offer = this.#dice.one(offers);
    if (offer !== undefined && this.#dice.chance(ask === undefined ? 0.1 : 0.02)) {
      return { type: 'game', moment, command: this.#dice.reply(offer) };
    }
    return ask && { type: 'game', ask: ask.number, command: this.#dice.answer(ask) };
  }

  /** What people do besides playing cards. */
  #whim({ stage, seats }: TableView): TableCommand {
    const moment = stage.kind === 'game' ? stage.game.moment : 0;
    const whims: readonly TableCommand[] = [
      { type: 'leave' },
      { type: 'leave' },
      { type: 'standUp' },
      { type: 'sit', seat: this.#dice.below(4) },
      { type: 'limitBidding', moment, upTo: this.#dice.chance(0.5) ? 18 : 24 },
      { type: 'limitBidding', moment },
      { type: 'removePerson', person: this.#dice.one(CROWD) },
      { type: 'allowBack', person: this.#dice.one(CROWD) },
      { type: 'handOver', person: this.#dice.one(CROWD) },
      { type: 'changeDoor', door: { newcomers: true, watchers: this.#dice.chance(0.7) } },
      { type: 'removeBot', seat: this.#dice.below(4) },
      { type: 'addBot', seat: this.#dice.below(4), level: this.#dice.one(BOT_LEVELS) },
      { type: 'changeBot', seat: this.#dice.below(4), level: this.#dice.one(BOT_LEVELS) },
      { type: 'changeTempo', tempo: this.#tempo() },
      ...seats.flatMap((seat) => this.#sayOf(seat)),
      { type: 'game', ask: this.#dice.below(3000), command: { type: 'pass' } },
    ];
    return this.#dice.one(whims) ?? { type: 'leave' };
  }

  #tempo(): Tempo {
    return {
      bots: this.#dice.one(BOT_PACES),
      absence: this.#dice.one(ABSENCE_RULES),
      thinkTime: this.#dice.one(THINK_TIMES),
    };
  }

  /** Whether a bot should play for who sits there. */
  #sayOf({ occupant, standIn }: SeatView): readonly TableCommand[] {
    if (occupant?.kind !== 'person' || standIn?.state !== 'asked') return [];
    const { person } = occupant;
    return [{ type: 'answerStandIn', person, standIn: standIn.standIn, agree: this.#dice.chance(0.8) }];
  }
}

/** Who is to speak in the running game, if it is a person. */
function askedPerson({ state }: Table): PersonId | undefined {
  if (state.stage.kind !== 'game') return undefined;
  const { game } = state.stage;
  const seat = game.seats.find((_, player) => askOf(game, player) !== undefined);
  const occupant = seat === undefined ? undefined : state.seats[seat]?.occupant;
  return occupant?.kind === 'person' ? occupant.person : undefined;
}

/** Everybody's update as it stands. */
export function updatesAt(table: Table): readonly string[] {
  return CROWD.filter((person) => table.roleOf(person) !== undefined).map((person) =>
    JSON.stringify(updateOf(table, person)),
  );
}
