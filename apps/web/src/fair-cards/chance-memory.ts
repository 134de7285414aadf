import type { TableId } from '@skatrunde/protocol';
import { readSeen, type SeenChance } from './seen-chance.ts';

export type SeenNow = Partial<SeenChance> & Pick<SeenChance, 'dealing' | 'commitment' | 'before'>;

const KEY = 'skatrunde.chances';
/** Some evenings; what is older is forgotten. */
const MOST = 240;
const MARK_LENGTH = 6;

export function tableMark(table: TableId): string {
  return table.slice(0, MARK_LENGTH);
}

/** Nothing: this browser was not there, keeps nothing, or has forgotten. */
export function seenChance(table: string, dealing: number): SeenChance | undefined {
  return remembered().find((one) => one.table === table && one.dealing === dealing);
}

/** Adds to what is known of this game. The first commitment stays, whatever is said later; so does what was dealt. */
export function rememberChance(table: TableId, now: SeenNow): void {
  const mark = tableMark(table);
  const all = remembered();
  const known = all.find((one) => one.table === mark && one.dealing === now.dealing);
  const own = [...new Set([...(known?.own ?? []), ...(now.own ?? [])])];
  const seen: SeenChance = { at: Date.now(), ...now, ...known, table: mark, own };
  store([...all.filter((one) => one !== known), seen].slice(-MOST));
}

function remembered(): readonly SeenChance[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(readSeen) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing still plays; it can only say less when the cards are checked. */
function store(seen: readonly SeenChance[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    return;
  }
}
