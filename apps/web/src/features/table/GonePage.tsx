import type { GoneReason } from '@skatrunde/protocol';
import { Bot } from 'lucide-react';
import { useLocation } from 'wouter';
import { CardBack } from '../../cards/CardBack.tsx';
import { type Texts, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import styles from './GonePage.module.css';

/** A table that cannot be opened, or not any longer: why, and a way on. */
export function GonePage({ reason, onLookAgain }: { readonly reason: GoneReason; readonly onLookAgain: () => void }) {
  const text = useText();
  const words = text.lobby.gone[reason];
  const way = wayOn(words, onLookAgain);
  return (
    <MessagePage title={words.title} text={words.text} picture={<ThreeBacks />}>
      {way && (
        <Button kind="primary" wide onClick={way.go}>
          {way.label}
        </Button>
      )}
      <Home primary={way === undefined} />
    </MessagePage>
  );
}

/** Back to the door where there still is one, or this page anew; `undefined` where all that is left is to go home. */
function wayOn(words: Texts['lobby']['gone'][GoneReason], onLookAgain: () => void) {
  if ('back' in words) return { label: words.back, go: onLookAgain };
  if ('reload' in words) return { label: words.reload, go: () => location.reload() };
  return undefined;
}

export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  const { title, text: why, retry } = text.lobby.gone.unreachable;
  return (
    <MessagePage title={title} text={why} picture={<ThreeBacks />}>
      <Button kind="primary" wide onClick={onRetry}>
        {retry}
      </Button>
      <Meanwhile />
      <Home primary={false} />
    </MessagePage>
  );
}

/** What goes without a server. */
function Meanwhile() {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <Button wide icon={Bot} onClick={() => navigate('/practice')}>
      {text.practice.meanwhile}
    </Button>
  );
}

function Home({ primary }: { readonly primary: boolean }) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <Button kind={primary ? 'primary' : 'normal'} wide onClick={() => navigate('/')}>
      {text.app.home}
    </Button>
  );
}

function ThreeBacks() {
  return (
    <div className={styles.backs}>
      <span>
        <CardBack />
      </span>
      <span>
        <CardBack />
      </span>
      <span>
        <CardBack />
      </span>
    </div>
  );
}
