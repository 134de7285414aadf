import type { TableId } from '@skatrunde/protocol';

const TABLE_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The table in a pasted link, whatever stands around it; the bare id does too. `undefined` when there is none. */
export function tableInLink(pasted: string): TableId | undefined {
  const inPath = /\/t\/([A-Za-z0-9_-]+)/.exec(pasted)?.[1];
  const id = inPath ?? pasted.trim();
  return TABLE_ID.test(id) ? id : undefined;
}
