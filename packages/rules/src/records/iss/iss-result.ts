import type { Player } from '../../game.ts';
import type { ByPlayer } from '../../skat/seats.ts';
import { misread, type Reading, read } from '../reading.ts';

/**
 * What ISS wrote down. `score` is + value or - 2 × value; `matadors` + with, - without, 0 in Null; `points` with the
 * skat, meaningless in Null; Schneider and Schwarz also stand for a beaten declarer. Source: rules.md 14.4.
 */
export type IssResult =
  | { readonly kind: 'passed' }
  | {
      readonly kind: 'win' | 'loss' | 'penalty';
      readonly declarer?: Player;
      readonly score: number;
      readonly matadors: number;
      readonly overbid: boolean;
      readonly points: number;
      readonly tricks: number;
      readonly schneider: boolean;
      readonly schwarz: boolean;
      readonly penalties: ByPlayer<number>;
      readonly left?: Player;
      readonly timeout?: Player;
      /** Missing in old records. */
      readonly resigned?: boolean;
    };

const KINDS = ['win', 'loss', 'penalty'] as const;
const NUMBERS = ['v', 'm', 'p', 't', 's', 'z', 'p0', 'p1', 'p2', 'd', 'l', 'to'] as const;
type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

export function parseIssResult(text: string, place: string): Reading<IssResult> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'passed') return read({ kind: 'passed' });
  const kind = KINDS.find((word) => words.includes(word));
  if (kind === undefined) return misread(place, 'neither passed, win, loss nor penalty');
  const numbers = parseNumbers(words, place);
  if (!numbers.ok) return numbers;
  const { v, m, p, t, s, z, p0, p1, p2, d, l, to } = numbers.value;
  const resigned = words.find((word) => word.startsWith('r:'));
  return read({
    kind,
    ...named('declarer', d),
    score: v,
    matadors: m,
    overbid: words.includes('overbid'),
    points: p,
    tricks: t,
    schneider: s === 1,
    schwarz: z === 1,
    penalties: [p0, p1, p2],
    ...named('left', l),
    ...named('timeout', to),
    ...(resigned === undefined ? {} : { resigned: resigned === 'r:1' }),
  });
}

export function printIssResult(result: IssResult): string {
  if (result.kind === 'passed') return 'passed';
  const [p0, p1, p2] = result.penalties;
  const words = [
    `d:${result.declarer ?? -1} ${result.kind} v:${result.score} m:${result.matadors}`,
    result.overbid ? 'overbid' : 'bidok',
    `p:${result.points} t:${result.tricks} s:${Number(result.schneider)} z:${Number(result.schwarz)}`,
    `p0:${p0} p1:${p1} p2:${p2} l:${result.left ?? -1} to:${result.timeout ?? -1}`,
  ];
  if (result.resigned !== undefined) words.push(`r:${Number(result.resigned)}`);
  return words.join(' ');
}

function parseNumbers(words: readonly string[], place: string): Reading<Numbers> {
  const found = new Map<string, number>();
  for (const word of words) {
    const [, key, value] = /^([a-z][0-9a-z]*):(-?[0-9]{1,4})$/.exec(word) ?? [];
    if (key !== undefined && value !== undefined) found.set(key, Number(value));
  }
  const missing = NUMBERS.find((key) => !found.has(key));
  if (missing !== undefined) return misread(place, `${missing}: is missing`);
  // Every key of NUMBERS was found.
  return read(Object.fromEntries(found) as Numbers);
}

/** -1 means nobody. */
function named<Key extends string>(key: Key, player: number): { readonly [K in Key]?: Player } {
  const entry: { [K in Key]?: Player } = {};
  if (player >= 0 && player <= 2) entry[key] = player;
  return entry;
}
