import { expect } from 'vitest';
import type { Card } from '../cards/card.ts';
import { parseCards } from '../cards/notation.ts';
import type { Decision, Player, Viewer } from '../game.ts';

/** What a game is told with: what its players are called, what its words mean, and who is to play. */
export type Language<Name extends string, State, Command> = {
  readonly names: readonly Name[];
  readonly commandOf: (text: string, state: State) => Command;
  /** Throws when no card can be played. */
  readonly turnOf: (state: State) => Player;
};

/** The rules of a game, as far as telling it needs them. */
export type ToldRules<State, Command, Event, Ask, Offer, View, Code extends string, Result> = {
  readonly decide: (state: State, player: Player, command: Command) => Decision<Event, Code>;
  readonly evolve: (state: State | undefined, event: Event) => State;
  readonly asks: (state: State, player: Player) => Ask | undefined;
  readonly offers: (state: State, player: Player) => readonly Offer[];
  readonly view: (state: State, viewer: Viewer) => View;
  readonly result: (state: State) => Result | undefined;
};

/** A game told as its protocol. It runs twice: as it goes, and rebuilt from its log after every command. */
export class ToldGame<Name extends string, State, Command, Event, Ask, Offer, View, Code extends string, Result> {
  readonly #rules: ToldRules<State, Command, Event, Ask, Offer, View, Code, Result>;
  readonly #language: Language<Name, State, Command>;
  readonly #log: Event[];
  #state: State;

  /** `first`: the events of the deal. */
  constructor(
    rules: ToldRules<State, Command, Event, Ask, Offer, View, Code, Result>,
    language: Language<Name, State, Command>,
    first: readonly Event[],
  ) {
    this.#rules = rules;
    this.#language = language;
    this.#log = [...first];
    this.#state = this.#replay(this.#log);
  }

  /** Sentences like `'M 18, F hold'`: everything is accepted. */
  says(protocol: string): this {
    for (const sentence of protocol.split(',')) this.#run(...this.#sentenceOf(sentence));
    return this;
  }

  /** Cards in order of turn, `'CJ C7 C8 | SA S7 S9'`; the bars are for the reader. */
  plays(cards: string): this {
    for (const card of cardsIn(cards)) this.#run(this.#language.turnOf(this.#state), card);
    return this;
  }

  refuses(sentence: string, code: Code): this {
    const [player, word] = this.#sentenceOf(sentence);
    const command = this.#language.commandOf(word, this.#state);
    expect(this.#rules.decide(this.#state, player, command), sentence).toEqual({ ok: false, code });
    return this;
  }

  state(): State {
    return this.#state;
  }

  log(): readonly Event[] {
    return this.#log;
  }

  view(viewer: Name | 'watcher'): View {
    return this.#rules.view(this.#state, viewer === 'watcher' ? 'watcher' : this.#player(viewer));
  }

  ask(name: Name): Ask | undefined {
    return this.#rules.asks(this.#state, this.#player(name));
  }

  offers(name: Name): readonly Offer[] {
    return this.#rules.offers(this.#state, this.#player(name));
  }

  result(): Result {
    const result = this.#rules.result(this.#state);
    if (result === undefined) throw new Error('The game is not over');
    return result;
  }

  #run(player: Player, word: string): void {
    const { decide, evolve } = this.#rules;
    const command = this.#language.commandOf(word, this.#state);
    const decision = decide(this.#state, player, command);
    expect(decide(this.#replay(this.#log), player, command)).toEqual(decision);
    if (!decision.ok) throw new Error(`${this.#language.names[player]} ${word}: refused with ${decision.code}`);
    this.#log.push(...decision.events);
    this.#state = decision.events.reduce<State>(evolve, this.#state);
    expect(this.#replay(JSON.parse(JSON.stringify(this.#log)))).toEqual(this.#state);
  }

  #replay(log: readonly Event[]): State {
    const state = log.reduce<State | undefined>(this.#rules.evolve, undefined);
    if (state === undefined) throw new Error('A log without a first event');
    return state;
  }

  #player(name: string): Player {
    const names: readonly string[] = this.#language.names;
    const player = names.indexOf(name);
    if (player < 0) throw new Error(`Nobody is called "${name}"`);
    return player;
  }

  #sentenceOf(sentence: string): [Player, string] {
    const [name = '', ...words] = sentence.trim().split(/\s+/);
    return [this.#player(name), words.join(' ')];
  }
}

/** The bars are for the reader. */
export function cardsIn(text: string): readonly Card[] {
  const cards = parseCards(text.replaceAll('|', ' '));
  if (cards === undefined) throw new Error(`Not all cards: ${text}`);
  return cards;
}
