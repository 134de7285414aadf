import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersCommand } from '@skatrunde/rules/cards';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './Officers.module.css';
import type { OfficersLayout } from './officers-layout.ts';

export type OfficersOffersProps = {
  readonly game: OfficersGameView;
  readonly layout: OfficersLayout;
  readonly onOffer: (command: OfficersCommand) => void;
};

/** Ending the game early, away from the cards and with a question before it. */
export function OfficersOffers({ game, layout, onOffer }: OfficersOffersProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const words = text.table.ask.offer;
  const claim = game.offers.some(({ kind }) => kind === 'claim');
  const concede = game.offers.some(({ kind }) => kind === 'concede');
  if (!claim && !concede) return null;
  const { mat, upright } = layout;
  const top = upright ? mat.top + 6 : mat.top + mat.height - 56;
  const say = (command: OfficersCommand): void => {
    setOpen(false);
    onOffer(command);
  };
  return (
    <div className={styles.menu} style={{ top, left: mat.left + mat.width - 54 }}>
      <IconButton icon={Ellipsis} label={words.more} expanded={open} onClick={() => setOpen(true)} />
      {open && (
        <Dialog
          title={words.more}
          onClose={() => setOpen(false)}
          actions={
            <>
              {concede && (
                <Button kind="danger" onClick={() => say({ type: 'concede' })}>
                  {words.concedeNow}
                </Button>
              )}
              {claim && <Button onClick={() => say({ type: 'claim' })}>{text.officers.offer.claimNow}</Button>}
              <Button kind="primary" onClick={() => setOpen(false)}>
                {words.keepPlaying}
              </Button>
            </>
          }
        >
          {concede && <p>{words.concedeAlone}</p>}
          {claim && <p>{text.officers.offer.claimText}</p>}
        </Dialog>
      )}
    </div>
  );
}
