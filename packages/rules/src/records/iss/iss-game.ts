import type { ByPlayer } from '../../skat/seats.ts';
import { misread, type Reading, read } from '../reading.ts';
import { allKnown, type SeenCard } from '../seen-card.ts';
import { type IssMove, parseIssMove, parseSeenCards, printIssMove } from './iss-moves.ts';
import { type IssResult, parseIssResult, printIssResult } from './iss-result.ts';

/** A game in the format of the International Skat Server (Skat SGF). Source: rules.md 14.2. */
export type IssGame = {
  /** Everything but moves and result, in order: game, place, series, id, date, names and ratings of F, M, R. */
  readonly tags: readonly IssTag[];
  readonly hands: ByPlayer<readonly SeenCard[]>;
  readonly skat: readonly SeenCard[];
  readonly moves: readonly IssMove[];
  /** Missing while the game runs. */
  readonly result?: IssResult;
};

export type IssTag = { readonly name: string; readonly value: string };

/** Reads the first game in this text: from `(;` to `;)`. Never throws. */
export function parseIss(text: string): Reading<IssGame> {
  const tags = parseTags(text);
  if (!tags.ok) return tags;
  const tagged = (name: string) => tags.value.find((tag) => tag.name === name)?.value;
  const moves = tagged('MV');
  if (moves === undefined) return misread('MV', 'missing');
  const played = parseMoves(moves);
  if (!played.ok) return played;
  const others = tags.value.filter(({ name }) => name !== 'MV' && name !== 'R');
  const game: IssGame = { tags: others, ...played.value };
  const result = tagged('R')?.trim() ?? '';
  if (result === '') return read(game);
  const reading = parseIssResult(result, 'R');
  return reading.ok ? read({ ...game, result: reading.value }) : reading;
}

/** One line, as the archives write it, without the end of line. */
export function printIss(game: IssGame): string {
  const tags = game.tags.map(({ name, value }) => `${name}[${value}]`).join('');
  const moves = [`w ${printDeal(game)}`, ...game.moves.map(printIssMove)].map((move) => `${move} `).join('');
  const result = game.result === undefined ? '' : `R[${printIssResult(game.result)}]`;
  return `(;${tags}MV[${moves}]${result} ;)`;
}

/** Archives know every card and join all with `.`; a player's view has `|` between the hands. */
function printDeal(game: IssGame): string {
  const groups = [...game.hands, game.skat];
  return groups.map((cards) => cards.join('.')).join(groups.every(allKnown) ? '.' : '|');
}

const TAG = /\s*(?:#[^\n]*(?:\n|$)\s*)*([A-Z][A-Z0-9]*)\s*\[([^\]]*)\]/y;
const END = /\s*(?:#[^\n]*(?:\n|$)\s*)*;\)/y;

function parseTags(text: string): Reading<readonly IssTag[]> {
  const start = text.indexOf('(;');
  if (start < 0) return misread('', 'no game begins here: (; is missing');
  const tags: IssTag[] = [];
  TAG.lastIndex = start + 2;
  let end = TAG.lastIndex;
  for (let found = TAG.exec(text); found !== null; found = TAG.exec(text)) {
    tags.push({ name: found[1] ?? '', value: found[2] ?? '' });
    end = TAG.lastIndex;
  }
  END.lastIndex = end;
  return END.test(text) ? read(tags) : misread(`character ${end}`, 'neither a tag nor ;)');
}

function parseMoves(text: string): Reading<Pick<IssGame, 'hands' | 'skat' | 'moves'>> {
  const [world, cards, ...words] = text.split(/\s+/).filter((word) => word !== '');
  if (world !== 'w' || cards === undefined) return misread('MV move 1', 'the deal expected');
  const deal = parseDeal(cards);
  if (!deal.ok) return deal;
  const moves: IssMove[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const [who = '', action = ''] = words.slice(index, index + 2);
    const move = parseIssMove(who, action, `MV move ${index / 2 + 2} (${who} ${action})`);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return read({ ...deal.value, moves });
}

function parseDeal(text: string): Reading<Pick<IssGame, 'hands' | 'skat'>> {
  const reading = parseSeenCards(text, 'MV move 1');
  if (!reading.ok) return reading;
  const cards = reading.value;
  if (cards.length !== 32) return misread('MV move 1', `32 cards expected, ${cards.length} found`);
  return read({
    hands: [cards.slice(0, 10), cards.slice(10, 20), cards.slice(20, 30)],
    skat: cards.slice(30),
  });
}
