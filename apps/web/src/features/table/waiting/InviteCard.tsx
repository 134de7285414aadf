import type { TableId } from '@skatrunde/protocol';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkToShare } from '../../../ui/LinkToShare.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './InviteCard.module.css';

/** The link to this table: to copy, to scan, to share. Steps back when everybody sits. */
export function InviteCard({ table, free }: { readonly table: TableId; readonly free: number }) {
  const text = useText();
  const words = text.lobby.waiting;
  const [wanted, setWanted] = useState(false);
  const link = `${location.origin}/t/${table}`;
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
        {isLoopback(location.hostname) && <p className={styles.note}>{words.onlyHere}</p>}
      </div>
    </section>
  );
}

/** An address that means "this device" to everybody, so a friend cannot use it. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
