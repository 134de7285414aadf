import { expect } from 'vitest';
import { type Card, isCard } from '../cards/card.ts';
import { parseCards, parseContract, parseDeal } from '../cards/notation.ts';
import type { Player, Viewer } from '../game.ts';
import { ORDINARY, type SkatCircumstances } from '../skat/circumstances.ts';
import type { Contract } from '../skat/contract.ts';
import type { SkatAsk, SkatOffer } from '../skat/game/ask.ts';
import type { SkatCommand, SkatRefusal } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import { replay } from '../skat/game/replay.ts';
import type { SkatState } from '../skat/game/state.ts';
import type { SkatView } from '../skat/game/view-types.ts';
import type { PlayedResult, SkatResult } from '../skat/result.ts';
import { type Deal, packOf } from '../skat/rules/dealing.ts';
import { DOUBLING_WORDS, type DoublingWord } from '../skat/rules/kontra.ts';
import { OFFICIAL, type SkatSettings } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';

/**
 * A game told as its protocol. Players are `F`, `M`, `R`; words are a number (bid), `hold`, `pass`, `pickUp`,
 * `discard H7 D8`, `announce CHS` (with `spitze` or `revolution`), a card, `concede`, `claim`, and `agree` or `decline` to
 * what is open; `kontra`; where somebody is asked `says re` or `not re`; `push`; `knock` or `quiet`; `keep` ten cards;
 * `giveIn`; `agrees` or `refuses` (to give in, to take the gift). Each game runs
 * twice: as it goes, and rebuilt from its log after every command.
 */
export type Table = {
  /** `'M 18, F hold, M pass'`: everything is accepted. */
  readonly says: (protocol: string) => Table;
  /** Cards in order of turn, `'CJ C7 C8 | SA S7 S9'`; the bars are for the reader. */
  readonly plays: (cards: string) => Table;
  readonly refuses: (word: string, code: SkatRefusal) => Table;
  readonly state: () => SkatState;
  readonly log: () => readonly SkatEvent[];
  readonly view: (viewer: 'F' | 'M' | 'R' | 'watcher') => SkatView;
  readonly ask: (player: 'F' | 'M' | 'R') => SkatAsk | undefined;
  readonly offers: (player: 'F' | 'M' | 'R') => readonly SkatOffer[];
  readonly result: () => SkatResult;
  /** The result of a game that was played; throws when it was passed in or is not over. */
  readonly played: () => PlayedResult;
};

const NAMES = ['F', 'M', 'R'];

/** House rules as they differ from the official ones. */
export type Rules = { readonly settings?: Partial<SkatSettings>; readonly circumstances?: Partial<SkatCircumstances> };

export function given(deal: string, rules: Rules = {}): Table {
  const parsed = parseDeal(deal);
  if (parsed === undefined) throw new Error(`Not a deal: ${deal}`);
  return tableWith(parsed, rules);
}

function cardsIn(text: string): readonly Card[] {
  const cards = parseCards(text.replaceAll('|', ' '));
  if (cards === undefined) throw new Error(`Not all cards: ${text}`);
  return cards;
}

function tableWith(deal: Deal, rules: Rules): Table {
  const settings = { ...OFFICIAL, ...rules.settings };
  const log: SkatEvent[] = [...skat.deal(settings, packOf(deal), { ...ORDINARY, ...rules.circumstances })];
  let state = replay(log);

  function run(player: Player, word: string): void {
    const command = commandOf(word, state);
    const decision = skat.decide(state, player, command);
    expect(skat.decide(replay(log), player, command)).toEqual(decision);
    if (!decision.ok) throw new Error(`${NAMES[player]} ${word}: refused with ${decision.code}`);
    log.push(...decision.events);
    state = decision.events.reduce<SkatState>(skat.evolve, state);
    expect(replay(JSON.parse(JSON.stringify(log)))).toEqual(state);
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
    refuses(sentence, code) {
      const [player, word] = sentenceOf(sentence);
      expect(skat.decide(state, player, commandOf(word, state)), sentence).toEqual({ ok: false, code });
      return table;
    },
    state: () => state,
    log: () => log,
    view: (viewer) => skat.view(state, viewerOf(viewer)),
    ask: (player) => skat.asks(state, NAMES.indexOf(player)),
    offers: (player) => skat.offers(state, NAMES.indexOf(player)),
    result: () => resultOf(state),
    played() {
      const result = resultOf(state);
      if (result.kind !== 'played') throw new Error('Passed in');
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

function turnOf(state: SkatState): Player {
  if (state.phase !== 'playing' && state.phase !== 'ramsch')
    throw new Error(`No card can be played in the phase ${state.phase}`);
  return state.turn;
}

function resultOf(state: SkatState): SkatResult {
  const result = skat.result(state);
  if (result === undefined) throw new Error('The game is not over');
  return result;
}

function commandOf(text: string, state: SkatState): SkatCommand {
  const [word = '', ...rest] = text.split(' ');
  if (isCard(word)) return { type: 'play', card: word };
  if (/^-?\d+$/.test(word)) return { type: 'bid', value: Number(word) };
  switch (word) {
    case 'hold':
      return { type: 'hold', value: rest.length > 0 ? Number(rest[0]) : bidIn(state) };
    case 'pass':
    case 'pickUp':
    case 'concede':
    case 'claim':
    case 'kontra':
    case 'push':
    case 'giveIn':
      return { type: word };
    case 'knock':
    case 'quiet':
      return { type: 'knock', knock: word === 'knock' };
    case 'says':
    case 'not':
      return { type: 'double', word: doublingWord(rest[0]), say: word === 'says' };
    case 'keep':
      return { type: 'rearrange', keep: cardsIn(rest.join(' ')) };
    case 'agrees':
    case 'refuses': {
      const gift = state.phase === 'playing' && state.question?.kind === 'takeGift';
      return gift
        ? { type: 'answerGift', take: word === 'agrees' }
        : { type: 'answerGiveIn', agree: word === 'agrees' };
    }
    case 'discard': {
      const [first, second] = cardsIn(rest.join(' '));
      if (first === undefined || second === undefined) break;
      return { type: 'discard', cards: [first, second] };
    }
    case 'announce': {
      const [letters = '', extra] = rest;
      const contract = parseContract(letters);
      if (contract === undefined) break;
      return { type: 'announce', contract: withExtra(contract, extra, state) };
    }
    case 'agree':
    case 'decline':
      return answerTo(state, word === 'agree');
  }
  throw new Error(`Nobody understands "${text}"`);
}

function bidIn(state: SkatState): number {
  if (state.phase === 'bidding') return state.auction.bid;
  return 'bid' in state ? state.bid : 0;
}

/** Answers what is open: a claim before a concession. With nothing open, an answer to the last concession. */
function answerTo(state: SkatState, accept: boolean): SkatCommand {
  const wishes = state.phase === 'playing' ? state.wishes : undefined;
  if (wishes?.claim !== undefined) return { type: 'answerClaim', claim: wishes.claim.claim, accept };
  return { type: 'answerConcession', concession: wishes?.concessions ?? 1, accept };
}

function doublingWord(word: string | undefined): DoublingWord {
  const known = DOUBLING_WORDS.find((one) => one === word);
  if (known === undefined) throw new Error(`No word of the chain: ${word}`);
  return known;
}

function withExtra(contract: Contract, extra: string | undefined, { settings }: SkatState): Contract {
  if (extra === 'revolution' && contract.type === 'null') return { ...contract, revolution: true };
  if (extra !== 'spitze' || contract.type === 'null') return contract;
  return { ...contract, spitze: settings.spitze === 2 ? 2 : 1 };
}
