import type { TableSettings } from '@skatrunde/protocol';
import { Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { queryOf } from '../../../house-rules/link-settings.ts';
import { useText } from '../../../i18n/index.ts';
import { useShareAddress } from '../../../me/share-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { LinkToShare } from '../../../ui/LinkToShare.tsx';
import { useToast } from '../../../ui/Toast.tsx';

/** Copies a link that opens a new table with these rules; where it cannot be copied it is shown. */
export function KindLink({ settings }: { readonly settings: TableSettings }) {
  const text = useText();
  const toast = useToast();
  const address = useShareAddress();
  const [shown, setShown] = useState(false);
  const words = text.rules.link;
  const link = `${address.origin}/?${queryOf(settings)}`;
  if (shown) return <LinkToShare link={link} label={words.label} />;
  const copy = async (): Promise<void> => {
    if ((await copyText(link, null)) === 'copied') toast({ text: words.copied, icon: Copy });
    else setShown(true);
  };
  return (
    <Button kind="quiet" size="small" icon={Link2} wide onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
