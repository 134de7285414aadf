import { Check, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type Texts, useText } from '../../../i18n/index.ts';
import type { Cover } from './announcement.ts';
import styles from './CoverNote.module.css';

export type CoverNoteProps = {
  readonly cover: Cover;
  readonly bid: number;
  /** Said here too, where the sum may be out of sight. */
  readonly value?: number | undefined;
};

/** Does the value reach the bid, and if not, what would still save it. Where nobody has bid, the value alone. */
export function CoverNote({ cover, bid, value }: CoverNoteProps) {
  const text = useText();
  const Icon = iconOf(cover);
  return (
    <span className={styles.cover} data-kind={cover.kind} role="status">
      {bid > 0 && <Icon aria-hidden="true" />}
      {value !== undefined && <b className={styles.value}>{value}</b>}
      {bid > 0 && coverText(cover, bid, text)}
    </span>
  );
}

/** A tick only for what is certain. */
function iconOf({ kind, certain }: Cover): LucideIcon {
  if (kind !== 'covers') return TriangleAlert;
  return certain ? Check : Info;
}

function coverText(cover: Cover, bid: number, text: Texts): string {
  const words = text.table.ask.announce;
  switch (cover.kind) {
    case 'covers':
      return cover.certain ? words.covers(bid) : words.tenCover(bid);
    case 'savedBy':
      return cover.certain ? words.savedBy(bid, cover.levels) : words.tenSavedBy(bid, cover.levels);
    case 'overbid':
      return cover.certain ? words.lost(bid) : words.tenLost(bid);
  }
}
