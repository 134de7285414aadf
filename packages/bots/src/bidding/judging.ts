import { SUITS, type Suit } from '@skatrunde/rules';
import { grandPlaces, type Judged, MOST_PLACES, nullPlaces, suitPlaces } from './features.ts';
import { FITTED } from './fitted.ts';
import { byteOf } from './hand-mask.ts';

/** A game to be judged, without what is announced. */
export type JudgedGame = Suit | 'grand' | 'null' | 'nullOuvert';
export const JUDGED_GAMES: readonly JudgedGame[] = [...SUITS, 'grand', 'null', 'nullOuvert'];

/** The weights stand in hundredths, so that the file can be read. */
const table = (hundredths: readonly number[]): Float64Array => Float64Array.from(hundredths, (weight) => weight / 100);

const WINS = {
  suit: table(FITTED.suit),
  grand: table(FITTED.grand),
  null: table(FITTED.null),
  nullOuvert: table(FITTED.nullOuvert),
};
const SCHNEIDER = { suit: table(FITTED.suitSchneider), grand: table(FITTED.grandSchneider) };

const places = new Int32Array(MOST_PLACES);

function sumOf(weights: Float64Array, many: number): number {
  let sum = 0;
  for (let index = 0; index < many; index += 1) sum += weights[places[index] as number] as number;
  return sum;
}

function findPlaces(game: JudgedGame, judged: Judged): number {
  switch (game) {
    case 'grand':
      return grandPlaces(judged, places);
    case 'null':
    case 'nullOuvert':
      return nullPlaces(judged, places);
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      return suitPlaces(judged, byteOf(game), places);
  }
}

/** The places of the table that belong to this hand. */
export function placesOf(game: JudgedGame, judged: Judged): Int32Array {
  return places.slice(0, findPlaces(game, judged));
}

/** How sure the declarer is to win, as log odds: 0 is even, 0.69 two to one. */
export function winningOdds(game: JudgedGame, judged: Judged): number {
  return sumOf(
    game === 'grand' || game === 'null' || game === 'nullOuvert' ? WINS[game] : WINS.suit,
    findPlaces(game, judged),
  );
}

/** The same for making the others Schneider. */
export function schneiderOdds(game: Suit | 'grand', judged: Judged): number {
  return sumOf(game === 'grand' ? SCHNEIDER.grand : SCHNEIDER.suit, findPlaces(game, judged));
}

/** Chance of log odds, 0..1. */
export function chanceAt(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
