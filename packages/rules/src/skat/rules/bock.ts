import type { Contract } from '../contract.ts';
import type { PlayedResult, ScoreDoubling } from '../result.ts';
import type { ByPlayer } from '../seats.ts';
import { BOCK_TRIGGERS, type BockTrigger, type SkatSettings } from '../settings.ts';

/**
 * Bock rounds (Bockrunden): certain results start a round in which every deal counts double. Rounds queue, they never
 * multiply. Each kind of event counts once a deal: Kontra and Re are one, and so are the values of 72 and 96.
 * Source: rules.md 8.7.
 */

/** A deal of a Bock round counts double. */
export const BOCK_ROUND: ScoreDoubling = { kind: 'bockRound', factor: 2 };

/** A played game, as far as Bock is concerned. */
export type BockFacts = Pick<
  PlayedResult,
  'contract' | 'won' | 'gameValue' | 'cardPoints' | 'doublings' | 'declarer' | 'scores'
>;

/** Kinds of events of which only the first that fits counts. */
const KINDS: readonly (readonly BockTrigger[])[] = [
  ['lostWithSixty'],
  ['grandHandWon'],
  ['lostAfterKontra', 'wonAfterKontra', 'kontraAndRe'],
  ['equalDigits'],
  ['multipleOf100'],
  ['value96', 'value72'],
  ['allPassed'],
  ['grandLost'],
  ['handPlayed'],
  ['all120'],
];

type On = SkatSettings['bock'];

/** What a played game starts. `totals`: what each player had before it by the games alone. */
export function bockOfGame(facts: BockFacts, totals: ByPlayer<number>, on: On): readonly BockTrigger[] {
  return counted([...ofPlay(facts), ...ofTotals(facts.scores, totals)], on);
}

/** What a Ramsch or a deal that was passed in starts. A Durchmarsch is a game of 120 that somebody won. */
export function bockOfOthers(
  happened: readonly ('allPassed' | 'durchmarsch')[],
  { scores, totals }: { readonly scores: ByPlayer<number>; readonly totals: ByPlayer<number> },
  on: On,
): readonly BockTrigger[] {
  const passed = happened.includes('allPassed') ? (['allPassed'] as const) : [];
  const value = happened.includes('durchmarsch') ? (['value96', 'value72'] as const) : [];
  return counted([...passed, ...value, ...ofTotals(scores, totals)], on);
}

function counted(happened: readonly BockTrigger[], on: On): readonly BockTrigger[] {
  const fitting = new Set(happened.filter((trigger) => on[trigger]));
  return KINDS.flatMap((kind) => kind.find((trigger) => fitting.has(trigger)) ?? []);
}

function ofPlay(facts: BockFacts): readonly BockTrigger[] {
  return BOCK_TRIGGERS.filter((trigger) => hasHappened(trigger, facts));
}

function hasHappened(trigger: BockTrigger, facts: BockFacts): boolean {
  const { contract, won, gameValue, cardPoints } = facts;
  switch (trigger) {
    case 'lostWithSixty':
      return !won && contract.type !== 'null' && cardPoints.declarer === 60;
    case 'grandHandWon':
      return won && isGrandHand(contract);
    case 'lostAfterKontra':
      return !won && said('kontra', facts);
    case 'wonAfterKontra':
      return won && said('kontra', facts);
    case 'kontraAndRe':
      return said('re', facts);
    case 'value72':
      return won && gameValue >= 72;
    case 'value96':
      return won && gameValue >= 96;
    case 'grandLost':
      return !won && contract.type === 'grand';
    case 'handPlayed':
      return isGrandHand(contract) || (contract.type === 'null' && contract.hand && contract.ouvert);
    case 'all120':
      return contract.type !== 'null' && (cardPoints.declarer === 120 || cardPoints.defenders === 120);
    case 'equalDigits':
    case 'multipleOf100':
    case 'allPassed':
      return false;
  }
}

function isGrandHand(contract: Contract): boolean {
  return contract.type === 'grand' && contract.hand;
}

function said(word: 'kontra' | 're', { doublings }: BockFacts): boolean {
  return doublings.some(({ kind }) => kind === word);
}

/** Of a total that this game has changed: the last three digits equal, or a round hundred. */
function ofTotals(scores: ByPlayer<number>, totals: ByPlayer<number>): readonly BockTrigger[] {
  const changed = scores.flatMap((score, player) => (score === 0 ? [] : [Math.abs((totals[player] ?? 0) + score)]));
  return changed.flatMap((total): readonly BockTrigger[] => {
    if (total % 100 === 0) return ['multipleOf100'];
    return total >= 100 && (total % 1000) % 111 === 0 ? ['equalDigits'] : [];
  });
}
