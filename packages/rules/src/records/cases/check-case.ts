import { type Finding, found, skipped } from '../findings.ts';
import { checkAuction } from './auction-cases.ts';
import { type CaseRow, type CheckedKind, checkedKind, isContested } from './case-row.ts';
import { checkScore } from './score-cases.ts';
import {
  type CaseReading,
  checkLegal,
  checkLegalSet,
  checkMatadors,
  checkTrick,
  checkTwoCards,
} from './trick-cases.ts';

const CHECKS: Readonly<Record<CheckedKind, (row: CaseRow) => CaseReading>> = {
  score: checkScore,
  matadors: checkMatadors,
  legal: checkLegal,
  legalSet: checkLegalSet,
  trick: checkTrick,
  trick2: checkTwoCards,
  auction: checkAuction,
};

/** One case beside our rules. */
export function checkCase(row: CaseRow): Finding {
  if (isContested(row)) return skipped('CONTESTED', row.note ?? '');
  const kind = checkedKind(row.kind);
  if (kind === undefined) return skipped('kind read by hand', row.kind);
  const differences = CHECKS[kind](row);
  if (!differences.ok) return skipped('unreadable', `${differences.place}: ${differences.reason}`);
  return found(differences.value);
}
