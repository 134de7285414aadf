import { expect } from 'vitest';
import { type Card, isCard, SUITS } from '../../cards/card.ts';
import { parseCards } from '../../cards/notation.ts';
import type { Player, Viewer } from '../../game.ts';
import type { OfficersContract } from '../contract.ts';
import type { OfficersAsk, OfficersOffer } from '../game/ask.ts';
import type { OfficersCommand, OfficersRefusal } from '../game/commands.ts';
import type { OfficersEvent } from '../game/events.ts';
import { replayOfficers } from '../game/replay.ts';
import type { OfficersState } from '../game/state.ts';
import type { OfficersView } from '../game/view-types.ts';
import { officers } from '../officers.ts';
import type { OfficersResult } from '../result.ts';
import { type OfficersDeal, packOfStacks } from '../rules/dealing.ts';
import { OFFICERS_DEFAULTS, type OfficersSettings } from '../settings.ts';
import type { DealtStack } from '../stack.ts';

/**
 * A game told as its protocol. Players are `F` (forehand) and `D` (dealer); words are `announce H` (a suit, `G` Grand, `R`
 * Ramsch), `kontra`, `re`, `pass`, a card, `concede`, `claim`, `agree` and `decline`. Each game runs twice: as it goes, and
 * rebuilt from its log after every command.
 */
export type Table = {
  /** `'F announce H, D kontra, F pass'`: everything is accepted. */
  readonly says: (protocol: string) => Table;
  /** Cards in order of turn, `'CJ C7 | SA S7'`; the bars are for the reader. */
  readonly plays: (cards: string) => Table;
  /** Whoever is to play plays his first legal card, this many tricks long. */
  readonly playsOn: (tricks: number) => Table;
  readonly refuses: (word: string, code: OfficersRefusal) => Table;
  readonly state: () => OfficersState;
  readonly log: () => readonly OfficersEvent[];
  readonly view: (viewer: 'F' | 'D' | 'watcher') => OfficersView;
  readonly ask: (player: 'F' | 'D') => OfficersAsk | undefined;
  readonly offers: (player: 'F' | 'D') => readonly OfficersOffer[];
  readonly result: () => OfficersResult;
};

const NAMES = ['F', 'D'];

/** The stacks from left to right, first row before second: `F open | F covered | D open | D covered`, eight cards each. */
export function given(deal: string, settings: Partial<OfficersSettings> = {}): Table {
  const [up = [], down = [], dealersUp = [], dealersDown = []] = deal.split('|').map(cardsIn);
  return tableWith([stacksOf(up, down), stacksOf(dealersUp, dealersDown)], { ...OFFICERS_DEFAULTS, ...settings });
}

function cardsIn(text: string): readonly Card[] {
  const cards = parseCards(text.replaceAll('|', ' '));
  if (cards === undefined) throw new Error(`Not all cards: ${text}`);
  return cards;
}

function stacksOf(up: readonly Card[], down: readonly Card[]): readonly DealtStack[] {
  return up.map((open, place) => {
    const covered = down[place];
    if (covered === undefined) throw new Error(`Nothing under ${open}`);
    return { open, covered };
  });
}

function tableWith(deal: OfficersDeal, settings: OfficersSettings): Table {
  const log: OfficersEvent[] = [...officers.deal(settings, packOfStacks(deal))];
  let state = replayOfficers(log);

  function run(player: Player, word: string): void {
    const command = commandOf(word, state);
    const decision = officers.decide(state, player, command);
    expect(officers.decide(replayOfficers(log), player, command)).toEqual(decision);
    if (!decision.ok) throw new Error(`${NAMES[player]} ${word}: refused with ${decision.code}`);
    log.push(...decision.events);
    state = decision.events.reduce<OfficersState>(officers.evolve, state);
    expect(replayOfficers(JSON.parse(JSON.stringify(log)))).toEqual(state);
  }

  const table: Table = {
    says(protocol) {
      for (const sentence of protocol.split(',')) run(...sentenceOf(sentence));
      return table;
    },
    plays(cards) {
      for (const card of cardsIn(cards)) run(turnOf(state), card);
      return table;
    },
    playsOn(tricks) {
      for (let card = 0; card < 2 * tricks; card += 1) run(turnOf(state), firstLegal(state));
      return table;
    },
    refuses(sentence, code) {
      const [player, word] = sentenceOf(sentence);
      expect(officers.decide(state, player, commandOf(word, state)), sentence).toEqual({ ok: false, code });
      return table;
    },
    state: () => state,
    log: () => log,
    view: (viewer) => officers.view(state, viewerOf(viewer)),
    ask: (player) => officers.asks(state, NAMES.indexOf(player)),
    offers: (player) => officers.offers(state, NAMES.indexOf(player)),
    result() {
      const result = officers.result(state);
      if (result === undefined) throw new Error('The game is not over');
      return result;
    },
  };
  return table;
}

function viewerOf(name: string): Viewer {
  return name === 'watcher' ? 'watcher' : NAMES.indexOf(name);
}

function sentenceOf(sentence: string): [Player, string] {
  const [name = '', ...words] = sentence.trim().split(/\s+/);
  if (!NAMES.includes(name)) throw new Error(`Who says "${sentence}"?`);
  return [NAMES.indexOf(name), words.join(' ')];
}

function turnOf(state: OfficersState): Player {
  if (state.phase !== 'playing') throw new Error(`No card can be played in the phase ${state.phase}`);
  return state.turn;
}

function firstLegal(state: OfficersState): string {
  const ask = officers.asks(state, turnOf(state));
  const card = ask?.kind === 'play' ? ask.cards[0] : undefined;
  if (card === undefined) throw new Error('Nobody is to play');
  return card;
}

function commandOf(text: string, state: OfficersState): OfficersCommand {
  const [word = '', letter = ''] = text.split(' ');
  if (isCard(word)) return { type: 'play', card: word };
  switch (word) {
    case 'announce':
      return { type: 'announce', contract: contractOf(letter) };
    case 'kontra':
    case 're':
    case 'pass':
    case 'concede':
    case 'claim':
      return { type: word };
    case 'agree':
    case 'decline':
      return { type: 'answerClaim', claim: lastClaim(state), accept: word === 'agree' };
  }
  throw new Error(`Nobody understands "${text}"`);
}

export function contractOf(letter: string): OfficersContract {
  if (letter === 'G') return { type: 'grand' };
  if (letter === 'R') return { type: 'ramsch' };
  const trump = SUITS.find((suit) => suit === letter);
  if (trump === undefined) throw new Error(`No game is called ${letter}`);
  return { type: 'suit', trump };
}

function lastClaim(state: OfficersState): number {
  return state.phase === 'playing' ? state.wishes.claims : 0;
}
