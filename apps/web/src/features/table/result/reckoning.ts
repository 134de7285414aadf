import type {
  Level,
  LevelReckoning,
  Matadors,
  PlayedResult,
  RamschResult,
  ScoreDoubling,
  SkatResult,
} from '@skatrunde/rules/cards';
import type { Texts } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';

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
  if (result.kind === 'passedIn') return text.table.reckoning.passedIn;
  return text.contracts.name(result.kind === 'ramsch' ? { type: 'ramsch' } : result.contract);
}

/**
 * The sum of a game in one line, as on a pad: "mit 2 · Spiel 3 · Hand 4 × 12 = 48", with "überreizt" and "verloren × 2"
 * spelled out. Empty when passed in.
 */
export function reckoningText(result: SkatResult, text: Texts): string {
  if (result.kind === 'passedIn') return '';
  if (result.kind === 'ramsch') return ramschText(result, text);
  const doubled = doublingsText(result.doublings, result.score, text);
  return [sum(result, text), overbidPart(result, text), lostPart(result, text), doubled].filter(Boolean).join(' · ');
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

function lostPart(result: PlayedResult, text: Texts): string {
  return result.won ? '' : text.table.reckoning.lost(scoreBeforeDoublings(result), result.lostFactor ?? 2);
}

/** What is written without the doublings. */
export function scoreBeforeDoublings({ score, doublings }: Pick<PlayedResult, 'score' | 'doublings'>): number {
  return score / doublings.reduce((product, { factor }) => product * factor, 1);
}

/** "× 2 Kontra × 2 Bock = −144"; empty when nothing doubles. */
export function doublingsText(doublings: readonly ScoreDoubling[], score: number, text: Texts): string {
  if (doublings.length === 0) return '';
  return `${doublings.map(text.table.reckoning.doubling).join(' ')} = ${scoreText(score)}`;
}

/** "64 Augen × 2 Jungfrau = −128". */
function ramschText({ durchmarsch, losers, cardPoints, doublings, scores }: RamschResult, text: Texts): string {
  const words = text.table.reckoning;
  const whose = durchmarsch ?? losers[0];
  if (whose === undefined) return words.nobody;
  const base = durchmarsch === undefined ? words.ramsch(cardPoints[whose] ?? 0) : words.durchmarsch;
  const doubled = doublingsText(doublings, scores[whose] ?? 0, text);
  return [base, doubled].filter(Boolean).join(' ');
}
