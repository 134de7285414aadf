import type { TableCommand, TableUpdate } from '@skatrunde/protocol';

type AddChance = Extract<TableCommand, { readonly type: 'addChance' }>;

/** 256 bits of this browser's own chance as 64 hex digits; `getRandomValues` is there on plain http too. */
export function ownChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fair cards: what this browser adds to the next game when the table asks for it; once for each game. */
export function chanceToAdd(draw: () => string = ownChance): (update: TableUpdate) => AddChance | undefined {
  let added: number | undefined;
  return ({ view: { stage } }) => {
    const chance = stage.kind === 'pause' ? stage.chance : undefined;
    const before = added;
    // Where nothing is wanted nothing is under way: a practice table that is taken back will ask for the same game again.
    added = chance?.wanted === true ? chance.dealing : undefined;
    if (chance?.wanted !== true || chance.dealing === before) return undefined;
    return { type: 'addChance', dealing: chance.dealing, text: draw() };
  };
}
