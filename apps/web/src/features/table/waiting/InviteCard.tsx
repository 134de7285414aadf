import type { TableId } from '@skatrunde/protocol';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useShareAddress } from '../../../me/share-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkToShare } from '../../../ui/LinkToShare.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './InviteCard.module.css';

/** The link to this table: to copy, to scan, to share. Steps back when everybody sits. */
export function InviteCard({ table, free }: { readonly table: TableId; readonly free: number }) {
  const text = useText();
  const words = text.lobby.waiting;
  const [wanted, setWanted] = useState(false);
  const address = useShareAddress();
  const link = `${address.origin}/t/${table}`;
  if (free === 0 && !wanted) {
    return (
      <div className={styles.small}>
        <Button kind="quiet" size="small" icon={Link2} onClick={() => setWanted(true)}>
          {words.showLink}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.card} data-surface="paper">
      <QrCode text={link} label={words.qr} />
      <div className={styles.words}>
        <h2 className={styles.title}>{words.invite}</h2>
        <p className={styles.text}>{words.inviteText}</p>
        <LinkToShare link={link} label={words.link} primary={free > 0} shareTitle={words.shareTitle} />
        {address.kind === 'onlyHere' && <p className={styles.note}>{text.app.onlyHere}</p>}
        {address.kind === 'another' && <p className={styles.note}>{words.stayHere}</p>}
      </div>
    </section>
  );
}
