import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { copyText } from './copy-text.ts';
import { Field } from './Field.tsx';
import styles from './LinkToShare.module.css';
import { useToast } from './Toast.tsx';

export type LinkToShareProps = {
  readonly link: string;
  readonly label: string;
  /** Copying is the view's next step. */
  readonly primary?: boolean;
  /** Where given and where the browser can: hand the link to another app. */
  readonly shareTitle?: string;
};

export function LinkToShare({ link, label, primary = false, shareTitle }: LinkToShareProps) {
  const text = useText();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [byHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    const outcome = await copyText(link, field.current);
    setByHand(outcome === 'selected');
    if (outcome === 'copied') toast({ text: text.app.copy.done, icon: Copy });
  };
  const canShare = shareTitle !== undefined && typeof navigator.share === 'function';
  return (
    <div className={styles.box}>
      <Field
        label={label}
        labelHidden
        value={link}
        readOnly
        inputRef={field}
        note={byHand ? text.app.copy.byHand : undefined}
      />
      <div className={styles.buttons}>
        <Button kind={primary ? 'primary' : 'normal'} icon={Copy} onClick={() => void copy()}>
          {text.app.copy.button}
        </Button>
        {canShare && (
          <Button icon={Share2} onClick={() => void share(shareTitle, link)}>
            {text.app.share}
          </Button>
        )}
      </div>
    </div>
  );
}

async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    return; // closed without sharing
  }
}
