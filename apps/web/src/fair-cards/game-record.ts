import type { Pad, PadLine, TableId } from '@skatrunde/protocol';
import { tableMark } from './chance-memory.ts';

/** All that fixed the cards of one finished game, as it goes into a link or a file. */
export type GameRecord = {
  /** The beginning of the table's id. */
  readonly table?: string;
  /** Number in its match, for people; and among all games of the table. */
  readonly game?: number;
  readonly dealing: number;
  readonly plays: 'skat' | 'officers';
  /** By column of the pad. */
  readonly names: readonly string[];
  /** Columns of forehand, middlehand, rearhand (of two: forehand, dealer). */
  readonly players: readonly number[];
  /** What was shown before the deal, for who has noted it. */
  readonly commitment?: string;
  readonly secret: string;
  /** `column:text` of each player who added. */
  readonly added: readonly string[];
  /** Columns of who added nothing in time. */
  readonly skipped: readonly number[];
  readonly cards: readonly string[];
};

/** Where the check of the cards is; what follows the `#` never leaves the browser. */
export const CHECK_PATH = '/check';

/** The page that checks this line of the pad; nothing for a game that was broken off, or from before there were proofs. */
export function checkAddress(table: TableId, pad: Pad, line: PadLine): string | undefined {
  const record = recordOf(table, pad, line);
  return record && `${CHECK_PATH}#${fragmentOf(record)}`;
}

export function recordOf(table: TableId, { columns }: Pad, line: PadLine): GameRecord | undefined {
  const { proof } = line;
  if (proof === undefined) return undefined;
  return {
    table: tableMark(table),
    game: line.game,
    dealing: proof.dealing,
    plays: line.result?.kind === 'officers' ? 'officers' : 'skat',
    names: columns.map(({ name }) => name),
    players: line.players,
    secret: proof.secret,
    added: [...proof.entropies].sort((a, b) => a.place - b.place).map(({ place, text }) => `${place}:${text}`),
    skipped: proof.skipped,
    cards: proof.cards,
  };
}

/** The record as the part of an address behind the `#`. */
export function fragmentOf(record: GameRecord): string {
  const { table, game, dealing, plays, names, players, commitment, secret, added, skipped, cards } = record;
  const said: readonly (readonly [string, string])[] = [
    ...(table === undefined ? [] : [['table', table] as const]),
    ...(game === undefined ? [] : [['game', String(game)] as const]),
    ['dealing', String(dealing)],
    ['plays', plays],
    ...names.map((name) => ['name', name] as const),
    ['players', players.join('.')],
    ...(commitment === undefined ? [] : [['commitment', commitment] as const]),
    ['secret', secret],
    ...added.map((line) => ['added', line] as const),
    ['skipped', skipped.join('.')],
    ['cards', cards.join('.')],
  ];
  return new URLSearchParams(said.map(([key, value]) => [key, value])).toString();
}

/** The record for people: to read, to keep, to change a digit of. */
export function recordText(record: GameRecord): string {
  const { table, game, dealing, plays, names, players, commitment, secret, added, skipped } = record;
  const cards = record.cards.join(' ');
  const lines = Object.entries({
    ...{ table, game, dealing, plays, names, players },
    ...{ commitment, secret, added, skipped, cards },
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${shownValue(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** Long texts of a list one below the other, short things in a row. */
function shownValue(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const items = value.map((one) => JSON.stringify(one));
  const long = items.some((item) => item.length > 60);
  return long ? `[\n    ${items.join(',\n    ')}\n  ]` : `[${items.join(', ')}]`;
}
