import { useCallback, useEffect, useState } from 'react';
import { newDeviceCode } from '../connection/api.ts';
import type { Refusal } from '../connection/refusal.ts';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinkToShare } from '../ui/LinkToShare.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import styles from './DeviceDialog.module.css';
import { useShareAddress } from './share-address.ts';

/** Take one's seat to a second device: a link that works once, for ten minutes. */
export function DeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const address = useShareAddress();
  const [code, setCode] = useState<string>();
  const [failed, setFailed] = useState<Refusal>();
  const fetchCode = useCallback(async () => {
    const answer = await newDeviceCode();
    setFailed(answer.ok ? undefined : answer.code);
    setCode(answer.ok ? answer.value.code : undefined);
  }, []);
  useEffect(() => {
    void fetchCode();
  }, [fetchCode]);
  const link = code === undefined ? undefined : `${address.origin}/device/${code}${backTo()}`;
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
      {address.kind === 'onlyHere' && <p className={styles.note}>{text.app.onlyHere}</p>}
      <Button size="small" kind="quiet" onClick={() => void fetchCode()}>
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
