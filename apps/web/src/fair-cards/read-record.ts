import type { GameRecord } from './game-record.ts';

/** A record, or the part of it that cannot be one; `empty`: nothing was given. */
export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly wrong: RecordPart | 'empty' | 'form' };

export type RecordPart = Exclude<keyof GameRecord, 'table' | 'game'>;

type Parts = Readonly<Record<keyof GameRecord, unknown>>;

/** What was pasted: a record, a proof as it stands on the pad's wire, or the address of this page. */
export function readRecord(text: string): ReadRecord {
  const given = text.trim();
  if (given === '') return { ok: false, wrong: 'empty' };
  if (!given.startsWith('{')) return given.includes('secret=') ? readFragment(given) : { ok: false, wrong: 'form' };
  try {
    return checked(partsOf(JSON.parse(given)));
  } catch {
    return { ok: false, wrong: 'form' };
  }
}

/** The part of an address behind the `#`, with it or without. */
export function readFragment(address: string): ReadRecord {
  const fragment = address.slice(address.indexOf('#') + 1);
  if (fragment === '') return { ok: false, wrong: 'empty' };
  const said = new URLSearchParams(fragment);
  const columns = (key: string) => (said.get(key) ?? '').split('.').filter(Boolean).map(Number);
  return checked({
    table: said.get('table') ?? undefined,
    game: said.has('game') ? Number(said.get('game')) : undefined,
    dealing: Number(said.get('dealing') ?? Number.NaN),
    plays: said.get('plays') ?? 'skat',
    names: said.getAll('name'),
    players: columns('players'),
    commitment: said.get('commitment') ?? undefined,
    secret: said.get('secret'),
    added: said.getAll('added'),
    skipped: columns('skipped'),
    cards: (said.get('cards') ?? '').split('.'),
  });
}

function partsOf(given: unknown): Parts {
  const has = new Map<string, unknown>(typeof given === 'object' && given !== null ? Object.entries(given) : []);
  const cards = has.get('cards');
  return {
    table: has.get('table'),
    game: has.get('game'),
    dealing: has.get('dealing'),
    plays: has.get('plays') ?? 'skat',
    names: has.get('names') ?? [],
    players: has.get('players') ?? [],
    commitment: has.get('commitment'),
    secret: has.get('secret'),
    added: has.get('added') ?? linesOf(has.get('entropies')),
    skipped: has.get('skipped') ?? [],
    cards: typeof cards === 'string' ? cards.trim().split(/\s+/) : cards,
  };
}

/** As a proof has them: `{ place, text }`. */
function linesOf(entropies: unknown): unknown {
  if (!Array.isArray(entropies)) return entropies;
  return entropies.map((one: unknown) => {
    const has = new Map<string, unknown>(typeof one === 'object' && one !== null ? Object.entries(one) : []);
    return `${has.get('place')}:${has.get('text')}`;
  });
}

const HEX_256 = /^[0-9a-f]{64}$/;
const ADDED = /^\d+:[0-9a-f]+$/;
const CARD = /^[CSHD][AKQJT987]$/;

/** Looks only whether each part can be one at all; whether it is right is for the checks to say. */
function checked({ table, game, ...parts }: Parts): ReadRecord {
  const { dealing, plays, names, players, commitment, secret, added, skipped, cards } = parts;
  if (!isCount(dealing)) return isWrong('dealing');
  if (plays !== 'skat' && plays !== 'officers') return isWrong('plays');
  if (!areAll(names, isText)) return isWrong('names');
  if (!areAll(players, isCount)) return isWrong('players');
  if (commitment !== undefined && !is256Bits(commitment)) return isWrong('commitment');
  if (!is256Bits(secret)) return isWrong('secret');
  if (!areAll(added, isAdded)) return isWrong('added');
  if (!areAll(skipped, isCount)) return isWrong('skipped');
  if (!areAll(cards, isCardText)) return isWrong('cards');
  return {
    ok: true,
    record: {
      ...(isText(table) && { table }),
      ...(isCount(game) && { game }),
      dealing,
      plays,
      names,
      players,
      ...(commitment !== undefined && { commitment }),
      secret,
      added,
      skipped,
      cards,
    },
  };
}

function isWrong(wrong: RecordPart): ReadRecord {
  return { ok: false, wrong };
}

function areAll<T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function is256Bits(value: unknown): value is string {
  return isText(value) && HEX_256.test(value);
}

function isAdded(value: unknown): value is string {
  return isText(value) && ADDED.test(value);
}

function isCardText(value: unknown): value is string {
  return isText(value) && CARD.test(value);
}
