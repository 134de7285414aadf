import { isObject, misread, type Reading, read, valueAt } from '../reading.ts';
import { wholeDeal } from '../whole-deal.ts';
import { type DealRecord, dealRecord } from './deal-record.ts';
import { type ServerRecord, serverRecord } from './server-record.ts';

/** A record in one of our two neutral forms: whole tricks, or single cards with events. One line of JSON each. */
export type NeutralRecord =
  | { readonly form: 'deal'; readonly record: DealRecord }
  | { readonly form: 'server'; readonly record: ServerRecord };

/** Reads one line. Never throws. */
export function parseNeutral(line: string): Reading<NeutralRecord> {
  const row = parseJson(line);
  return row.ok ? readNeutral(row.value) : row;
}

/** The same record as one line of JSON, without the end of line; keys stand as they were read. */
export function printNeutral(neutral: NeutralRecord): string {
  return JSON.stringify(neutral.record);
}

export function readNeutral(row: unknown): Reading<NeutralRecord> {
  if (!isObject(row)) return misread('', 'an object expected');
  if (Object.hasOwn(row, 'tricks')) return readDeal(row);
  if (Object.hasOwn(row, 'plays')) return readServer(row);
  return misread('', 'neither tricks nor plays: not a record of a game');
}

/** JSON of one line, or where it breaks. */
export function parseJson(line: string): Reading<unknown> {
  try {
    return read(JSON.parse(line));
  } catch (error) {
    return misread('', error instanceof Error ? error.message : 'not JSON');
  }
}

/** The name of a row, for reports; undefined if it has none. */
export function idOf(row: unknown): string | undefined {
  const id = valueAt(row, 'id');
  return typeof id === 'string' ? id : undefined;
}

function readDeal(row: unknown): Reading<NeutralRecord> {
  const reading = dealRecord(row, '');
  if (!reading.ok) return reading;
  const deal = wholeDeal(reading.value.hands, reading.value.skat);
  return deal.ok ? read({ form: 'deal', record: reading.value }) : deal;
}

function readServer(row: unknown): Reading<NeutralRecord> {
  const reading = serverRecord(row, '');
  return reading.ok ? read({ form: 'server', record: reading.value }) : reading;
}
