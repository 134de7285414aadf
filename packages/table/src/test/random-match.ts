import type { SkatAsk, SkatCommand } from '@skatrunde/rules';
import { BOT_LEVELS } from '../bot-levels.ts';
import type { PersonId, TableCommand } from '../commands.ts';
import { askOf } from '../open-question.ts';
import type { Table } from '../table.ts';
import { ABSENCE_RULES, BOT_PACES, type Tempo, THINK_TIMES } from '../tempo.ts';
import type { SeatView, SkatGameView, TableView } from '../view-types.ts';
import { randomFrom } from './shuffled-pack.ts';
import { updateOf, type World } from './world.ts';

export const CROWD = ['anna', 'ben', 'cleo', 'dora', 'emil'] as const;

/** People who do at random what their view lets them do, and now and then something else. The same seed, the same match. */
export class RandomCrowd {
  readonly #world: World;
  readonly #random: () => number;

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#random = randomFrom(seed);
  }

  /** One word of somebody; then bots and, now and then, the clock. Refusals are fine, faults are not. */
  async step(table: Table): Promise<void> {
    const person = (this.#chance(0.8) ? askedPerson(table) : undefined) ?? this.#one(CROWD);
    const command = this.#wordOf(table, person);
    if (command !== undefined) await this.#world.say(table, person, command);
    if (this.#chance(0.04)) this.#comeOrGo(table);
    await this.#world.clock.advance(this.#chance(0.1) ? this.#one([5_000, 70_000]) : 0);
    await table.tick();
  }

  /** Somebody's page goes, or is back. */
  #comeOrGo(table: Table): void {
    const { people, clock } = this.#world;
    const person = this.#one(CROWD);
    if (!people.awaySince.delete(person)) people.awaySince.set(person, clock.now());
    table.republish();
  }

  #wordOf(table: Table, person: PersonId): TableCommand | undefined {
    const view = table.updateFor(person)?.view;
    if (view === undefined) return { type: 'join', as: this.#chance(0.7) ? 'player' : 'watcher' };
    if (this.#chance(0.05)) return this.#whim(view);
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
    if (view.you.host && this.#chance(0.7)) {
      return this.#chance(0.3) ? { type: 'addBot', seat: this.#below(4) } : { type: 'start' };
    }
    if (view.you.role === 'watcher') return { type: 'sit', seat: this.#below(4) };
    return { type: 'ready', ready: this.#chance(0.9) };
  }

  #gameWord({ ask, offers, moment }: SkatGameView): TableCommand | undefined {
    const offer = this.#one(offers);
    if (offer !== undefined && this.#chance(ask === undefined ? 0.1 : 0.02)) {
      return { type: 'game', moment, command: this.#reply(offer) };
    }
    return ask && { type: 'game', ask: ask.number, command: this.#answer(ask) };
  }

  #reply(offer: SkatGameView['offers'][number]): SkatCommand {
    const accept = this.#chance(0.5);
    switch (offer.kind) {
      case 'answerClaim':
        return { type: 'answerClaim', claim: offer.claim, accept };
      case 'answerConcession':
        return { type: 'answerConcession', concession: offer.concession, accept };
      case 'claim':
      case 'concede':
      case 'kontra':
      case 'giveIn':
        return { type: offer.kind };
    }
  }

  #answer(ask: SkatAsk): SkatCommand {
    switch (ask.kind) {
      case 'bid':
        return this.#chance(0.5) ? { type: 'bid', value: ask.values[0] ?? 18 } : { type: 'pass' };
      case 'hold':
        return this.#chance(0.5) ? { type: 'hold', value: ask.value } : { type: 'pass' };
      case 'pickUpOrHand':
        return this.#chance(0.7) ? { type: 'pickUp' } : this.#announce(ask.contracts);
      case 'grandHand':
        return this.#chance(0.3) ? this.#announce(ask.contracts) : { type: 'pass' };
      case 'push':
        return { type: this.#chance(0.5) ? 'push' : 'pickUp' };
      case 'knock':
        return { type: 'knock', knock: this.#chance(0.3) };
      case 'double':
        return { type: 'double', word: ask.word, say: this.#chance(0.5) };
      case 'rearrange':
        return { type: 'rearrange', keep: ask.cards.slice(this.#below(11)).slice(0, 10) };
      case 'giveIn':
        return { type: 'answerGiveIn', agree: this.#chance(0.5) };
      case 'takeGift':
        return { type: 'answerGift', take: this.#chance(0.5) };
      case 'putOn':
      case 'discard': {
        const [first, second] = ask.cards;
        return first && second ? { type: 'discard', cards: [first, second] } : { type: 'pass' };
      }
      case 'announce':
        return this.#announce(ask.contracts);
      case 'play':
        return { type: 'play', card: this.#one(ask.cards) ?? 'CJ' };
    }
  }

  #announce(options: Extract<SkatAsk, { kind: 'announce' }>['contracts']): SkatCommand {
    const option = this.#one(options);
    return option === undefined ? { type: 'pickUp' } : { type: 'announce', contract: option.contract };
  }

  /** What people do besides playing cards. */
  #whim({ stage, seats }: TableView): TableCommand {
    const moment = stage.kind === 'game' ? stage.game.moment : 0;
    const whims: readonly TableCommand[] = [
      { type: 'leave' },
      { type: 'leave' },
      { type: 'standUp' },
      { type: 'sit', seat: this.#below(4) },
      { type: 'limitBidding', moment, upTo: this.#chance(0.5) ? 18 : 24 },
      { type: 'limitBidding', moment },
      { type: 'removePerson', person: this.#one(CROWD) },
      { type: 'allowBack', person: this.#one(CROWD) },
      { type: 'handOver', person: this.#one(CROWD) },
      { type: 'changeDoor', door: { newcomers: true, watchers: this.#chance(0.7) } },
      { type: 'removeBot', seat: this.#below(4) },
      { type: 'addBot', seat: this.#below(4), level: this.#one(BOT_LEVELS) },
      { type: 'changeBot', seat: this.#below(4), level: this.#one(BOT_LEVELS) },
      { type: 'changeTempo', tempo: this.#tempo() },
      ...seats.flatMap((seat) => this.#sayOf(seat)),
      { type: 'game', ask: this.#below(3000), command: { type: 'pass' } },
    ];
    return this.#one(whims) ?? { type: 'leave' };
  }

  #tempo(): Tempo {
    return { bots: this.#one(BOT_PACES), absence: this.#one(ABSENCE_RULES), thinkTime: this.#one(THINK_TIMES) };
  }

  /** Whether a bot should play for who sits there. */
  #sayOf({ occupant, standIn }: SeatView): readonly TableCommand[] {
    if (occupant?.kind !== 'person' || standIn?.state !== 'asked') return [];
    const { person } = occupant;
    return [{ type: 'answerStandIn', person, standIn: standIn.standIn, agree: this.#chance(0.8) }];
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #one<T>(options: readonly [T, ...(readonly T[])]): T;
  #one<T>(options: readonly T[]): T | undefined;
  #one<T>(options: readonly T[]): T | undefined {
    return options[this.#below(options.length)];
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
