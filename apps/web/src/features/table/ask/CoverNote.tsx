import { Check, TriangleAlert } from 'lucide-react';
import { type Texts, useText } from '../../../i18n/index.ts';
import type { Cover } from './announcement.ts';
import styles from './CoverNote.module.css';

export type CoverNoteProps = {
  readonly cover: Cover;
  readonly bid: number;
  readonly short: boolean;
  /** Said here too, where the sum may be out of sight. */
  readonly value?: number | undefined;
};

/** Does the value reach the bid, and if not, what would still save it. */
export function CoverNote({ cover, bid, short, value }: CoverNoteProps) {
  const text = useText();
  const Icon = cover.kind === 'covers' ? Check : TriangleAlert;
  return (
    <span className={styles.cover} data-kind={cover.kind} role="status">
      <Icon aria-hidden="true" />
      {value !== undefined && <b className={styles.value}>{value}</b>}
      {coverText(cover, { bid, short }, text)}
    </span>
  );
}

function coverText(
  cover: Cover,
  { bid, short }: { readonly bid: number; readonly short: boolean },
  text: Texts,
): string {
  const words = text.table.ask.announce;
  switch (cover.kind) {
    case 'covers':
      return short ? words.coversShort(bid) : words.covers(bid);
    case 'savedBy':
      return words.savedBy(bid, cover.levels);
    case 'overbid':
      return words.lost(bid);
  }
}
