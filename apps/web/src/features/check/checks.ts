import { PACK } from '@skatrunde/rules/cards';
import { commitmentTo, type Entropy, shuffledBy } from '@skatrunde/table/fairness';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import type { SeenChance } from '../../fair-cards/seen-chance.ts';
import { dealtTo, packetsOf } from './dealing.ts';

/**
 * What a stranger can check of a finished game, and what this browser can add from what it has seen itself. `open`: it
 * has nothing to compare with, and says so. Source: docs/fair-cards.md.
 */
export type Checked =
  /** The SHA-256 of the secret is what was shown before the deal. */
  | { readonly check: 'secret'; readonly outcome: 'good' | 'bad'; readonly commitment: string; readonly sum: string }
  | { readonly check: 'secret'; readonly outcome: 'open'; readonly sum: string }
  /** This browser has noted the same before the deal. */
  | { readonly check: 'seen'; readonly outcome: 'good' | 'bad'; readonly at: number; readonly noted: string }
  | { readonly check: 'seen'; readonly outcome: 'open'; readonly why: 'notThere' | 'cameLater' }
  /** What this browser has added is in it. */
  | { readonly check: 'own'; readonly outcome: 'good' | 'bad'; readonly text: string }
  | { readonly check: 'own'; readonly outcome: 'open'; readonly why: 'addedNothing' | 'tooLate' }
  /** Who added and who was skipped is what the table showed at the deal. */
  | ({ readonly check: 'skipped'; readonly outcome: 'good' | 'open' } & Told)
  | ({ readonly check: 'skipped'; readonly outcome: 'bad'; readonly shown?: Told } & Told)
  /** Both together give this order of the pack. */
  | { readonly check: 'order'; readonly outcome: 'good' | 'bad'; readonly first: number }
  /** Dealt in this order, it gives the cards this browser was dealt. */
  | { readonly check: 'hands'; readonly outcome: 'good' | 'open' }
  | { readonly check: 'hands'; readonly outcome: 'bad'; readonly why: 'badPack' | 'badHand' };

/** Columns of the pad. */
export type Told = { readonly added: readonly number[]; readonly skipped: readonly number[] };

export type Outcome = Checked['outcome'];

export function checksOf(record: GameRecord, seen: SeenChance | undefined): readonly Checked[] {
  return [
    checkSecret(record),
    checkSeen(record, seen),
    checkOwn(record, seen),
    checkSkipped(record, seen),
    checkOrder(record),
    checkHands(record, seen),
  ];
}

/** Of all checks together: `bad` with a single bad one. */
export function verdictOf(checks: readonly Checked[]): Outcome {
  if (checks.some(({ outcome }) => outcome === 'bad')) return 'bad';
  return checks.every(({ outcome }) => outcome === 'good') ? 'good' : 'open';
}

function checkSecret({ secret, commitment }: GameRecord): Checked {
  const sum = commitmentTo(secret);
  if (commitment === undefined) return { check: 'secret', outcome: 'open', sum };
  return { check: 'secret', outcome: goodIf(sum === commitment), commitment, sum };
}

function checkSeen({ secret, commitment }: GameRecord, seen: SeenChance | undefined): Checked {
  if (seen === undefined) return { check: 'seen', outcome: 'open', why: 'notThere' };
  const said = commitment ?? commitmentTo(secret);
  const same = said === seen.commitment;
  if (same && !seen.before) return { check: 'seen', outcome: 'open', why: 'cameLater' };
  return { check: 'seen', outcome: goodIf(same), at: seen.at, noted: seen.commitment };
}

function checkOwn({ added }: GameRecord, seen: SeenChance | undefined): Checked {
  const own = seen?.own ?? [];
  const [text] = own;
  if (seen === undefined || text === undefined) return { check: 'own', outcome: 'open', why: 'addedNothing' };
  const mine = added.filter((line) => seen.column === undefined || placeOf(line) === seen.column);
  const found = own.find((one) => mine.some((line) => textOf(line) === one));
  if (found !== undefined) return { check: 'own', outcome: 'good', text: found };
  const tooLate = seen.column !== undefined && seen.skipped?.includes(seen.column) === true;
  return tooLate ? { check: 'own', outcome: 'open', why: 'tooLate' } : { check: 'own', outcome: 'bad', text };
}

function checkSkipped(record: GameRecord, seen: SeenChance | undefined): Checked {
  const told = { added: record.added.map(placeOf), skipped: record.skipped };
  const shown = seen?.added && seen.skipped ? { added: seen.added, skipped: seen.skipped } : undefined;
  if (told.added.some((place, index) => told.skipped.includes(place) || told.added.indexOf(place) !== index))
    return { check: 'skipped', outcome: 'bad', ...told };
  if (shown === undefined) return { check: 'skipped', outcome: 'open', ...told };
  return sameSet(told.added, shown.added) && sameSet(told.skipped, shown.skipped)
    ? { check: 'skipped', outcome: 'good', ...told }
    : { check: 'skipped', outcome: 'bad', ...told, shown };
}

function checkOrder(record: GameRecord): Checked {
  const right = orderOf(record);
  const first = Array.from({ length: Math.max(right.length, record.cards.length) }).findIndex(
    (_, place) => right[place] !== record.cards[place],
  );
  return { check: 'order', outcome: goodIf(first < 0), first };
}

function checkHands(record: GameRecord, seen: SeenChance | undefined): Checked {
  if (!isPack(record.cards)) return { check: 'hands', outcome: 'bad', why: 'badPack' };
  if (seen?.hand === undefined || seen.column === undefined) return { check: 'hands', outcome: 'open' };
  const player = record.players.indexOf(seen.column);
  const hand = player < 0 ? [] : dealtTo(packetsOf(record), player);
  return sameSet(hand, seen.hand)
    ? { check: 'hands', outcome: 'good' }
    : { check: 'hands', outcome: 'bad', why: 'badHand' };
}

/** The order that secret and additions give; the same pack for every game. */
export function orderOf({ secret, added }: Pick<GameRecord, 'secret' | 'added'>): readonly string[] {
  const entropies = added.map((line): Entropy => ({ place: placeOf(line), text: textOf(line) }));
  return shuffledBy({ secret, entropies }, PACK);
}

function isPack(cards: readonly string[]): boolean {
  return sameSet(cards, PACK);
}

function placeOf(line: string): number {
  return Number(line.slice(0, line.indexOf(':')));
}

function textOf(line: string): string {
  return line.slice(line.indexOf(':') + 1);
}

function sameSet<T>(one: readonly T[], other: readonly T[]): boolean {
  const all = new Set(one);
  return all.size === one.length && one.length === other.length && other.every((element) => all.has(element));
}

function goodIf(good: boolean): 'good' | 'bad' {
  return good ? 'good' : 'bad';
}
