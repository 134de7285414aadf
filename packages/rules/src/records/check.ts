import { isCase, readCase } from './cases/case-row.ts';
import { checkCase } from './cases/check-case.ts';
import { type Finding, skipped } from './findings.ts';
import { parseIss } from './iss/iss-game.ts';
import { neutralOfIss } from './iss/iss-record.ts';
import { checkDeal } from './neutral/check-deal.ts';
import { checkServerGame } from './neutral/check-server-game.ts';
import type { DealRecord } from './neutral/deal-record.ts';
import { FIRST_DEAL, listOf, type MatchSoFar } from './neutral/match-so-far.ts';
import { idOf, parseJson, readNeutral } from './neutral/neutral.ts';
import { namedAnomalies } from './neutral/server-record.ts';
import { isObject, type Misreading } from './reading.ts';
import { type Row, rowsOf } from './rows.ts';

/** What became of one row of a file. */
export type CheckedRow = { readonly line: number; readonly id: string; readonly finding: Finding };

/** Checks every row of a file in its order: JSON Lines of any of our kinds, and ISS games. Never throws. */
export function checkRecords(text: string): readonly CheckedRow[] {
  const lists: Lists = new Map();
  return rowsOf(text).map((row) => ({ line: row.line, ...checkRow(row, lists) }));
}

/** Lists of deals so far, by their ids: Bock rounds carry over from row to row. */
type Lists = Map<string, MatchSoFar>;

function checkRow({ format, text }: Row, lists: Lists): Omit<CheckedRow, 'line'> {
  return format === 'iss' ? checkIss(text) : checkJson(text, lists);
}

function checkIss(text: string): Omit<CheckedRow, 'line'> {
  const game = parseIss(text);
  if (!game.ok) return { id: 'iss:?', finding: unreadable(game) };
  const record = neutralOfIss(game.value);
  return { id: record.id, finding: checkServerGame(record) };
}

function checkJson(text: string, lists: Lists): Omit<CheckedRow, 'line'> {
  const row = parseJson(text);
  if (!row.ok) return { id: '?', finding: unreadable(row) };
  return { id: idOf(row.value) ?? '?', finding: checkValue(row.value, lists) };
}

function checkValue(row: unknown, lists: Lists): Finding {
  if (isCase(row)) {
    const reading = readCase(row);
    return reading.ok ? checkCase(reading.value) : unreadable(reading);
  }
  const anomalies = namedAnomalies(row);
  if (anomalies.length > 0) return skipped('anomaly', anomalies.join('; '));
  if (isPosition(row)) return skipped('no record of a game', 'a position');
  const reading = readNeutral(row);
  if (!reading.ok) return unreadable(reading);
  const neutral = reading.value;
  return neutral.form === 'deal' ? checkInList(neutral.record, lists) : checkServerGame(neutral.record);
}

function checkInList(record: DealRecord, lists: Lists): Finding {
  const list = listOf(record.id);
  const { finding, after } = checkDeal(record, lists.get(list) ?? FIRST_DEAL);
  lists.set(list, after);
  return finding;
}

/** Positions for solvers and bots stand in the same kind of files. */
function isPosition(row: unknown): boolean {
  return isObject(row) && !Object.hasOwn(row, 'tricks') && !Object.hasOwn(row, 'plays') && Object.hasOwn(row, 'id');
}

function unreadable({ place, reason }: Misreading): Finding {
  return skipped('unreadable', place === '' ? reason : `${place}: ${reason}`);
}
