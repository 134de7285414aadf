import { type Card, isCard, SUITS } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { cardsIn, ToldGame } from '../../test/told-game.ts';
import type { OfficersContract } from '../contract.ts';
import type { OfficersAsk, OfficersOffer } from '../game/ask.ts';
import type { OfficersCommand, OfficersRefusal } from '../game/commands.ts';
import type { OfficersEvent } from '../game/events.ts';
import type { OfficersState } from '../game/state.ts';
import type { OfficersView } from '../game/view-types.ts';
import { officers } from '../officers.ts';
import type { OfficersResult } from '../result.ts';
import { type OfficersDeal, packOfStacks } from '../rules/dealing.ts';
import { OFFICERS_DEFAULTS, type OfficersSettings } from '../settings.ts';
import type { DealtStack } from '../stack.ts';

const NAMES = ['F', 'D'] as const;

/** The stacks from left to right, first row before second: `F open | F covered | D open | D covered`, eight cards each. */
export function given(deal: string, settings: Partial<OfficersSettings> = {}): Table {
  const [up = [], down = [], dealersUp = [], dealersDown = []] = deal.split('|').map(cardsIn);
  return new Table([stacksOf(up, down), stacksOf(dealersUp, dealersDown)], { ...OFFICERS_DEFAULTS, ...settings });
}

function stacksOf(up: readonly Card[], down: readonly Card[]): readonly DealtStack[] {
  return up.map((open, place) => {
    const covered = down[place];
    if (covered === undefined) throw new Error(`Nothing under ${open}`);
    return { open, covered };
  });
}

/**
 * A game told as its protocol. Players are `F` (forehand) and `D` (dealer); words are `announce H` (a suit, `G` Grand, `R`
 * Ramsch), `kontra`, `re`, `pass`, a card, `concede`, `claim`, `agree` and `decline`.
 */
export class Table extends ToldGame<
  (typeof NAMES)[number],
  OfficersState,
  OfficersCommand,
  OfficersEvent,
  OfficersAsk,
  OfficersOffer,
  OfficersView,
  OfficersRefusal,
  OfficersResult
> {
  constructor(deal: OfficersDeal, settings: OfficersSettings) {
    super(officers, { names: NAMES, commandOf, turnOf }, officers.deal(settings, packOfStacks(deal)));
  }

  /** Whoever is to play plays his first legal card, this many tricks long. */
  playsOn(tricks: number): this {
    for (let card = 0; card < 2 * tricks; card += 1) this.plays(firstLegal(this.state()));
    return this;
  }
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
