import { type Card, isCard, type Suit } from '../cards/card.ts';

/**
 * Reading of what came from outside. A reader checks one shape and answers with the value or with the place that does
 * not fit and why; it never throws. Text of a reason is for people who look after records, in English.
 */
export type Misreading = { readonly ok: false; readonly place: string; readonly reason: string };
export type Reading<T> = { readonly ok: true; readonly value: T } | Misreading;
export type Reader<T> = (value: unknown, place: string) => Reading<T>;

/** The type that a reader reads. */
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type Shape<Required extends Fields, Optional extends Fields> = {
  readonly [K in keyof Required]: ReadBy<Required[K]>;
} & { readonly [K in keyof Optional]?: ReadBy<Optional[K]> };

export function read<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function misread(place: string, reason: string): Misreading {
  return { ok: false, place, reason };
}

/** A value in a reason: short, whatever it is. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

function expecting<T>(what: string, fits: (value: unknown) => value is T): Reader<T> {
  return (value, place) => (fits(value) ? read(value) : misread(place, `${what} expected, ${shown(value)} found`));
}

/** Whatever it is. */
export const anything: Reader<unknown> = (value) => read(value);

export const text = expecting('text', (value): value is string => typeof value === 'string');
export const flag = expecting('true or false', (value): value is boolean => typeof value === 'boolean');
export const integer = expecting('a whole number', (value): value is number => Number.isSafeInteger(value));
export const card = expecting('a card', (value): value is Card => isCard(value));
export const suit = expecting(
  'a suit',
  (value): value is Suit => value === 'C' || value === 'S' || value === 'H' || value === 'D',
);

/** A place at a table of three. */
export const seat = oneOf(0, 1, 2);

/** Two different cards. */
export const twoCards: Reader<readonly [Card, Card]> = expecting(
  'two different cards',
  (value): value is readonly [Card, Card] =>
    Array.isArray(value) && value.length === 2 && value.every(isCard) && value[0] !== value[1],
);

export function oneOf<const T extends readonly (string | number)[]>(...values: T): Reader<T[number]> {
  const known = new Set<unknown>(values);
  return expecting(`one of ${values.join(', ')}`, (value): value is T[number] => known.has(value));
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, place) => (value === null ? read(null) : reader(value, place));
}

export function list<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return misread(place, `a list expected, ${shown(value)} found`);
    const items: T[] = [];
    for (const [index, item] of value.entries()) {
      const reading = reader(item, `${place}[${index}]`);
      if (!reading.ok) return reading;
      items.push(reading.value);
    }
    return read(items);
  };
}

/** One item for each of the three seats. */
export function three<T>(reader: Reader<T>): Reader<readonly [T, T, T]> {
  const items = list(reader);
  return (value, place) => {
    const reading = items(value, place);
    if (!reading.ok) return reading;
    const [first, second, third] = reading.value;
    const whole = reading.value.length === 3 && first !== undefined && second !== undefined && third !== undefined;
    return whole ? read([first, second, third]) : misread(place, `three expected, ${reading.value.length} found`);
  };
}

/**
 * An object with these keys. Keys it does not know are kept as they are, in their place, so that printing loses nothing.
 */
export function shape<R extends Fields, const O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Reader<Shape<R, O>> {
  const readers = new Map<string, Reader<unknown>>(Object.entries({ ...optional, ...required }));
  return (value, place) => {
    if (!isObject(value)) return misread(place, `an object expected, ${shown(value)} found`);
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) return misread(inside(place, key), 'missing');
    }
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(value)) {
      const reading = readers.get(key)?.(item, inside(place, key)) ?? read(item);
      if (!reading.ok) return reading;
      entries.push([key, reading.value]);
    }
    // Every required key is there and every known key was read by its reader.
    return read(Object.fromEntries(entries) as Shape<R, O>);
  };
}

/** Any object, unread. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands under this key, undefined if nothing does or it is no object. */
export function valueAt(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function inside(place: string, key: string): string {
  return place === '' ? key : `${place}.${key}`;
}
