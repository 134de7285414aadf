import type { Level, LevelReckoning, Matadors, PlayedResult, SkatResult } from '@skatrunde/rules/cards';
import type { Texts } from '../../../i18n/index.ts';

/** One step of the count: the matadors, then each level, counted on. */
export type ReckoningStep =
  | { readonly kind: 'matadors'; readonly matadors: Matadors; readonly count: number }
  | { readonly kind: 'level'; readonly level: Level; readonly count: number };

/** "with 2, game 3, hand 4" as data. Source: rules.md 12.6. */
export function reckoningSteps({
  matadors,
  levels,
}: Pick<LevelReckoning, 'matadors' | 'levels'>): readonly ReckoningStep[] {
  const counted = levels.map(
    (level, index): ReckoningStep => ({ kind: 'level', level, count: matadors.count + index + 1 }),
  );
  return [{ kind: 'matadors', matadors, count: matadors.count }, ...counted];
}

/** "Kreuz Hand", "Null ouvert": what was played, for a line of the pad. Passed in: the word for it. */
export function gameName(result: SkatResult, text: Texts): string {
  return result.kind === 'passedIn' ? text.table.reckoning.passedIn : text.contracts.name(result.contract);
}

/**
 * The sum of a game in one line, as on a pad: "mit 2 · Spiel 3 · Hand 4 × 12 = 48", with "überreizt" and "verloren × 2"
 * spelled out. Empty when passed in.
 */
export function reckoningText(result: SkatResult, text: Texts): string {
  if (result.kind === 'passedIn') return '';
  return [sum(result, text), overbidPart(result, text), lostPart(result, text)].filter(Boolean).join(' · ');
}

/** "mit 2", "Spiel 3", "angesagt 7". */
export function stepText(step: ReckoningStep, text: Texts): string {
  return step.kind === 'matadors'
    ? text.contracts.matadors(step.matadors)
    : `${text.table.reckoning.level(step.level)} ${step.count}`;
}

function sum({ contract, reckoning, gameValue }: PlayedResult, text: Texts): string {
  if (reckoning.kind === 'null') return `${text.contracts.name(contract)} = ${gameValue}`;
  const steps = reckoningSteps(reckoning).map((step) => stepText(step, text));
  return `${steps.join(' · ')} × ${reckoning.base} = ${gameValue}`;
}

function overbidPart({ bid, overbid }: PlayedResult, text: Texts): string {
  return overbid ? text.table.reckoning.overbid(bid, overbid.charged) : '';
}

function lostPart({ won, score }: PlayedResult, text: Texts): string {
  return won ? '' : text.table.reckoning.lost(score);
}
