import { printContract } from '../../cards/notation.ts';
import type { Player } from '../../game.ts';
import type { Contract } from '../../skat/contract.ts';
import { misread, type Reading, read } from '../reading.ts';
import { HIDDEN, isSeenCard, type SeenCard } from '../seen-card.ts';
import { parseIssContract } from './iss-contract.ts';

/** One move of an ISS game after the deal. Players are forehand 0, middlehand 1, rearhand 2. Source: rules.md 14.3. */
export type IssMove =
  | { readonly kind: 'bid'; readonly player: Player; readonly value: number }
  | { readonly kind: 'hold' | 'pass' | 'takeSkat' | 'resign'; readonly player: Player }
  /** The server shows the declarer the skat. */
  | { readonly kind: 'skat'; readonly cards: readonly SeenCard[] }
  /** `cards`: nothing, the two put away, the ten shown, or both. */
  | {
      readonly kind: 'announce';
      readonly player: Player;
      readonly contract: Contract;
      readonly cards: readonly SeenCard[];
    }
  /** Put away in a move of its own, after the announcement. */
  | { readonly kind: 'discard'; readonly player: Player; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'play'; readonly player: Player; readonly card: SeenCard }
  | { readonly kind: 'show'; readonly player: Player; readonly cards: readonly SeenCard[] }
  | { readonly kind: 'timeout' | 'leave'; readonly player: Player };

const PLAYER_WORDS = { y: 'hold', p: 'pass', s: 'takeSkat', RE: 'resign' } as const;
const SERVER_WORDS = { TI: 'timeout', LE: 'leave' } as const;

/** Reads one pair of who and what. */
export function parseIssMove(who: string, action: string, place: string): Reading<IssMove> {
  if (who === 'w') return parseServerMove(action, place);
  const player = parsePlayer(who);
  return player === undefined ? misread(place, `${who} is nobody`) : parsePlayerMove(player, action, place);
}

export function printIssMove(move: IssMove): string {
  switch (move.kind) {
    case 'bid':
      return `${move.player} ${move.value}`;
    case 'hold':
      return `${move.player} y`;
    case 'pass':
      return `${move.player} p`;
    case 'takeSkat':
      return `${move.player} s`;
    case 'resign':
      return `${move.player} RE`;
    case 'skat':
      return `w ${move.cards.join('.')}`;
    case 'announce':
      return `${move.player} ${[printContract(move.contract), ...move.cards].join('.')}`;
    case 'discard':
      return `${move.player} ${move.cards.join('.')}`;
    case 'play':
      return `${move.player} ${move.card}`;
    case 'show':
      return `${move.player} ${['SC', ...move.cards].join('.')}`;
    case 'timeout':
      return `w TI.${move.player}`;
    case 'leave':
      return `w LE.${move.player}`;
  }
}

/** Cards joined by `.`; player views put `|` between the hands. */
export function parseSeenCards(text: string, place: string): Reading<readonly SeenCard[]> {
  const cards = text.split(/[.|]/);
  const wrong = cards.find((card) => !isSeenCard(card));
  return wrong === undefined ? read(cards.filter(isSeenCard)) : misread(place, `${wrong || 'nothing'} is no card`);
}

function parsePlayer(text: string): Player | undefined {
  return /^[012]$/.test(text) ? Number(text) : undefined;
}

function parseServerMove(action: string, place: string): Reading<IssMove> {
  const [, word, who] = /^(TI|LE)\.([012])$/.exec(action) ?? [];
  const player = parsePlayer(who ?? '');
  if ((word === 'TI' || word === 'LE') && player !== undefined) return read({ kind: SERVER_WORDS[word], player });
  const cards = parseSeenCards(action, place);
  if (!cards.ok) return cards;
  return cards.value.length === 2 ? read({ kind: 'skat', cards: cards.value }) : misread(place, 'two cards expected');
}

function parsePlayerMove(player: Player, action: string, place: string): Reading<IssMove> {
  if (action === 'y' || action === 'p' || action === 's' || action === 'RE') {
    return read({ kind: PLAYER_WORDS[action], player });
  }
  if (/^[0-9]{1,3}$/.test(action)) return read({ kind: 'bid', player, value: Number(action) });
  if (action === HIDDEN || isSeenCard(action)) return read({ kind: 'play', player, card: action });
  const [word = '', ...rest] = action.split('.');
  const cards = rest.length === 0 ? read<readonly SeenCard[]>([]) : parseSeenCards(rest.join('.'), place);
  if (!cards.ok) return cards;
  if (word === 'SC') return read({ kind: 'show', player, cards: cards.value });
  if (isSeenCard(word)) return parseDiscard(player, [word, ...cards.value], place);
  return parseAnnouncement(player, word, cards.value, place);
}

function parseDiscard(player: Player, cards: readonly SeenCard[], place: string): Reading<IssMove> {
  return cards.length === 2 ? read({ kind: 'discard', player, cards }) : misread(place, 'two cards expected');
}

function parseAnnouncement(player: Player, word: string, cards: readonly SeenCard[], place: string): Reading<IssMove> {
  const contract = parseIssContract(word, place);
  if (!contract.ok) return contract;
  if (![0, 2, 10, 12].includes(cards.length)) return misread(place, `${cards.length} cards with an announcement`);
  return read({ kind: 'announce', player, contract: contract.value, cards });
}
