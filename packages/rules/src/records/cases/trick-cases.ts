import type { Card } from '../../cards/card.ts';
import { cardPoints } from '../../cards/card-points.ts';
import type { Contract, GrandContract, SuitContract } from '../../skat/contract.ts';
import { legalCards } from '../../skat/rules/following-suit.ts';
import { matadors } from '../../skat/rules/matadors.ts';
import { winningPlace } from '../../skat/rules/trick-winner.ts';
import { difference } from '../findings.ts';
import { parseIssContract } from '../iss/iss-contract.ts';
import {
  card,
  flag,
  integer,
  list,
  misread,
  type Reader,
  type Reading,
  read,
  shape,
  text,
  valueAt,
} from '../reading.ts';
import type { CaseRow } from './case-row.ts';

/** What a case came to: its differences, or what could not be read in it. */
export type CaseReading = Reading<readonly string[]>;

/** The letter of a game: C S H D, G, N. */
const game: Reader<Contract> = (value, place) => {
  const letters = text(value, place);
  return letters.ok ? parseIssContract(letters.value, place) : letters;
};

const legalGiven = shape({ game, trick: list(card), hand: list(card), card });
const legalExpect = shape({ legal: flag });

/** May this card be played from this hand? */
export function checkLegal({ given, expect }: CaseRow): CaseReading {
  const asked = legalGiven(given, 'given');
  const answer = legalExpect(expect, 'expect');
  if (!asked.ok) return asked;
  if (!answer.ok) return answer;
  const { hand, trick, game: contract } = asked.value;
  const legal = legalCards(hand, trick, contract).includes(asked.value.card);
  return read(difference('legal', answer.value.legal, legal));
}

const legalSetGiven = shape({ game, hand: list(card) }, { trick: list(card), led: card });

/** Which cards of this hand may be played? The answer is the one list of cards in `expect`, under whatever name. */
export function checkLegalSet({ given, expect }: CaseRow): CaseReading {
  const asked = legalSetGiven(given, 'given');
  if (!asked.ok) return asked;
  const lists = Object.values(expect).map((value) => list(card)(value, 'expect'));
  const answer = lists.find((reading) => reading.ok);
  if (!answer?.ok) return misread('expect', 'a list of cards expected');
  const { hand, led, game: contract } = asked.value;
  const trick = asked.value.trick ?? (led === undefined ? [] : [led]);
  return read(difference('legal cards', sorted(answer.value), sorted(legalCards(hand, trick, contract))));
}

function sorted(cards: readonly Card[]): readonly Card[] {
  return [...cards].sort();
}

const trickGiven = shape({ game, cards: list(card) });
const trickExpect = shape({ winnerIndex: integer }, { points: integer });

/** Who takes this trick, and what is in it? */
export function checkTrick({ given, expect }: CaseRow): CaseReading {
  const asked = trickGiven(given, 'given');
  const answer = trickExpect(expect, 'expect');
  if (!asked.ok) return asked;
  if (!answer.ok) return answer;
  const { cards, game: contract } = asked.value;
  if (cards.length === 0) return misread('given.cards', 'no card');
  const { winnerIndex, points } = answer.value;
  return read([
    ...difference('winnerIndex', winnerIndex, winningPlace(cards, contract)),
    ...(points === undefined ? [] : difference('points', points, cardPoints(cards))),
  ]);
}

/** The same for two cards. */
export function checkTwoCards(row: CaseRow): CaseReading {
  const cards = [row.given['led'], row.given['next']];
  return checkTrick({ ...row, given: { ...row.given, cards } });
}

const matadorsGiven = shape({ declarerCards: list(card) }, { skat: list(card) });
const matadorsExpect = shape({}, { with: integer, without: integer });

/** With or without how many? The game is named by its letter, as `trump` or `game`. */
export function checkMatadors({ given, expect }: CaseRow): CaseReading {
  const asked = matadorsGiven(given, 'given');
  const answer = matadorsExpect(expect, 'expect');
  const played = game(valueAt(given, 'trump') ?? valueAt(given, 'game') ?? 'G', 'given.trump');
  if (!asked.ok) return asked;
  if (!answer.ok) return answer;
  if (!played.ok) return played;
  if (!hasMatadors(played.value)) return misread('given.trump', 'Null has no matadors');
  const { kind, count } = matadors([...asked.value.declarerCards, ...(asked.value.skat ?? [])], played.value);
  return read(difference('matadors', answer.value, { [kind]: count }));
}

function hasMatadors(contract: Contract): contract is SuitContract | GrandContract {
  return contract.type !== 'null';
}
