import { isCard } from '../cards/card.ts';
import { parseContract, parseDeal } from '../cards/notation.ts';
import type { Player } from '../game.ts';
import { ORDINARY, type SkatCircumstances } from '../skat/circumstances.ts';
import type { Contract } from '../skat/contract.ts';
import type { SkatAsk, SkatOffer } from '../skat/game/ask.ts';
import type { SkatCommand, SkatRefusal } from '../skat/game/commands.ts';
import type { SkatEvent } from '../skat/game/events.ts';
import type { SkatState } from '../skat/game/state.ts';
import type { SkatView } from '../skat/game/view-types.ts';
import type { PlayedResult, SkatResult } from '../skat/result.ts';
import { type Deal, packOf } from '../skat/rules/dealing.ts';
import { DOUBLING_WORDS, type DoublingWord } from '../skat/rules/kontra.ts';
import { OFFICIAL, type SkatSettings } from '../skat/settings.ts';
import { skat } from '../skat/skat.ts';
import { cardsIn, ToldGame } from './told-game.ts';

const NAMES = ['F', 'M', 'R'] as const;

/** House rules as they differ from the official ones. */
export type Rules = { readonly settings?: Partial<SkatSettings>; readonly circumstances?: Partial<SkatCircumstances> };

export function given(deal: string, rules: Rules = {}): Table {
  const parsed = parseDeal(deal);
  if (parsed === undefined) throw new Error(`Not a deal: ${deal}`);
  return new Table(parsed, rules);
}

/**
 * A game told as its protocol. Players are `F`, `M`, `R`; words are a number (bid), `hold`, `pass`, `pickUp`,
 * `discard H7 D8`, `announce CHS` (with `spitze` or `revolution`), a card, `concede`, `claim`, and `agree` or `decline` to
 * what is open; `kontra`; where somebody is asked `says re` or `not re`; `push`; `knock` or `quiet`; `keep` ten cards;
 * `giveIn`; `agrees` or `refuses` (to give in, to take the gift).
 */
export class Table extends ToldGame<
  (typeof NAMES)[number],
  SkatState,
  SkatCommand,
  SkatEvent,
  SkatAsk,
  SkatOffer,
  SkatView,
  SkatRefusal,
  SkatResult
> {
  constructor(deal: Deal, rules: Rules) {
    const settings = { ...OFFICIAL, ...rules.settings };
    const first = skat.deal(settings, packOf(deal), { ...ORDINARY, ...rules.circumstances });
    super(skat, { names: NAMES, commandOf, turnOf }, first);
  }

  /** The result of a game that was played; throws when it was passed in or is not over. */
  played(): PlayedResult {
    const result = this.result();
    if (result.kind !== 'played') throw new Error('Passed in');
    return result;
  }
}

function turnOf(state: SkatState): Player {
  if (state.phase !== 'playing' && state.phase !== 'ramsch')
    throw new Error(`No card can be played in the phase ${state.phase}`);
  return state.turn;
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
