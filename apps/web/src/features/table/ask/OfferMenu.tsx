import type { SkatCommand } from '@skatrunde/rules/cards';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { declarerOf, type Scene } from '../board/scene.ts';
import { type ClaimWords, claimWords } from './claim-words.ts';
import styles from './OfferMenu.module.css';
import { Popover } from './Popover.tsx';

export type OfferMenuProps = {
  readonly scene: Scene;
  readonly onOffer: (command: SkatCommand) => void;
};

/** Ending the game early, away from the cards and with a question before it. */
export function OfferMenu({ scene, onOffer }: OfferMenuProps) {
  const text = useText();
  const words = text.table.ask.offer;
  const [shown, setShown] = useState<'menu' | 'concede' | 'claim' | 'giveIn'>();
  const offers = scene.game?.offers ?? [];
  const concede = offers.find((offer) => offer.kind === 'concede');
  const claim = offers.some((offer) => offer.kind === 'claim') ? myClaim(scene, text) : undefined;
  const giveIn = offers.some((offer) => offer.kind === 'giveIn');
  if (!concede && !claim && !giveIn) return null;
  const close = (): void => setShown(undefined);
  const say = (command: SkatCommand): void => {
    close();
    onOffer(command);
  };
  return (
    <div className={styles.anchor}>
      <IconButton
        icon={Ellipsis}
        label={words.more}
        expanded={shown === 'menu'}
        onClick={() => setShown(shown === 'menu' ? undefined : 'menu')}
      />
      {shown === 'menu' && (
        <Popover title={words.more} onClose={close}>
          <div className={styles.menu}>
            {claim && (
              <Button size="small" wide onClick={() => setShown('claim')}>
                {claim.menu}
              </Button>
            )}
            {giveIn && (
              <Button size="small" wide onClick={() => setShown('giveIn')}>
                {text.table.house.giveIn}
              </Button>
            )}
            {concede && (
              <Button size="small" wide onClick={() => setShown('concede')}>
                {words.concede}
              </Button>
            )}
          </div>
        </Popover>
      )}
      {shown === 'concede' && (
        <Question title={words.concedeTitle} yes={words.concedeNow} onYes={() => say({ type: 'concede' })} onNo={close}>
          {concede?.needsConsent ? consentText(scene, words) : words.concedeAlone}
        </Question>
      )}
      {shown === 'giveIn' && (
        <Question
          title={text.table.house.giveInTitle}
          yes={text.table.house.giveInNow}
          onYes={() => say({ type: 'giveIn' })}
          onNo={close}
        >
          {text.table.house.giveInText}
        </Question>
      )}
      {shown === 'claim' && claim && (
        <Question title={claim.title} yes={words.claimNow} onYes={() => say({ type: 'claim' })} onNo={close}>
          {claim.text}
        </Question>
      )}
    </div>
  );
}

function myClaim(scene: Scene, text: Texts): ClaimWords | undefined {
  const you = scene.game?.view.you;
  return you === undefined ? undefined : claimWords(scene, you, text);
}

/** Whom one must ask: the declarer a defender, a defender the partner. */
function consentText({ game }: Scene, words: Texts['table']['ask']['offer']): string {
  return game && declarerOf(game.view) === game.view.you ? words.concedeConsent : words.concedePartner;
}

type QuestionProps = {
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: string;
};

function Question({ title, yes, onYes, onNo, children }: QuestionProps) {
  const words = useText().table.ask.offer;
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.keepPlaying}</Button>
          <Button kind="primary" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
