import { isObject, misread, oneOf, type Reading, read, shape, text } from '../reading.ts';

/** One fact out of another program: what is given and what it expects. Each kind has its own two shapes. */
const caseRow = shape({ id: text, kind: text, given: object, expect: object }, { source: text, note: text });

export type CaseRow = {
  readonly id: string;
  readonly kind: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly note?: string;
};

/** The kinds that must agree with our rules; the others are other programs' readings, for people to look at. */
export const CHECKED_KINDS = ['score', 'matadors', 'legal', 'legalSet', 'trick', 'trick2', 'auction'] as const;
export type CheckedKind = (typeof CHECKED_KINDS)[number];

export function readCase(row: unknown): Reading<CaseRow> {
  return caseRow(row, '');
}

export function isCase(row: unknown): boolean {
  return isObject(row) && Object.hasOwn(row, 'kind') && Object.hasOwn(row, 'given');
}

export function checkedKind(kind: string): CheckedKind | undefined {
  const reading = oneOf(...CHECKED_KINDS)(kind, 'kind');
  return reading.ok ? reading.value : undefined;
}

/** The sources disagree about this row; the rules decide. */
export function isContested({ note }: CaseRow): boolean {
  return note?.includes('CONTESTED') ?? false;
}

function object(value: unknown, place: string): Reading<Readonly<Record<string, unknown>>> {
  return isObject(value) ? read(value) : misread(place, 'an object expected');
}
