import { useCallback, useEffect, useState } from 'react';
import { newDeviceCode } from '../connection/api.ts';
import type { Refusal } from '../connection/refusal.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinkToShare } from '../ui/LinkToShare.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import styles from './DeviceDialog.module.css';

/** Take one's seat to a second device: a link that works once, for ten minutes. */
export function DeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState<Refusal>();
  const fetchLink = useCallback(async () => {
    const answer = await newDeviceCode();
    setFailed(answer.ok ? undefined : answer.code);
    setLink(answer.ok ? `${location.origin}/device/${answer.value.code}${backTo()}` : undefined);
  }, []);
  useEffect(() => {
    void fetchLink();
  }, [fetchLink]);
  return (
    <Dialog title={text.app.device.title} onClose={onClose}>
      <p className={styles.text}>{text.app.device.text}</p>
      {link !== undefined && (
        <div className={styles.ways}>
          <QrCode text={link} label={text.app.device.qr} />
          <LinkToShare link={link} label={text.app.device.link} />
        </div>
      )}
      {failed !== undefined && <p role="alert">{text.refusals[failed]}</p>}
      <p className={styles.note}>{text.app.device.once}</p>
      <Button size="small" kind="quiet" onClick={() => void fetchLink()}>
        {text.app.device.again}
      </Button>
    </Dialog>
  );
}

/** The other device goes on at the same table. */
function backTo(): string {
  const { pathname } = location;
  return pathname.startsWith('/t/') ? `?t=${encodeURIComponent(pathname.slice('/t/'.length))}` : '';
}
