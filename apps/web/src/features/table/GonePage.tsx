import type { GoneReason } from '@skatrunde/protocol';
import { useLocation } from 'wouter';
import { CardBack } from '../../cards/CardBack.tsx';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import styles from './GonePage.module.css';

/** A table that cannot be opened, or not any longer: why, and a way on. */
export function GonePage({ reason, onLookAgain }: { readonly reason: GoneReason; readonly onLookAgain: () => void }) {
  const text = useText();
  const { title, text: why } = text.lobby.gone[reason];
  return (
    <MessagePage title={title} text={why} picture={<ThreeBacks />}>
      {reason === 'left' && (
        <Button kind="primary" wide onClick={onLookAgain}>
          {text.lobby.gone.left.back}
        </Button>
      )}
      {reason === 'protocol' && (
        <Button kind="primary" wide onClick={() => location.reload()}>
          {text.lobby.gone.protocol.reload}
        </Button>
      )}
      <Home primary={reason !== 'left' && reason !== 'protocol'} />
    </MessagePage>
  );
}

export function UnreachablePage({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  const { title, text: why, retry } = text.lobby.gone.unreachable;
  return (
    <MessagePage title={title} text={why} picture={<ThreeBacks />}>
      <Button kind="primary" wide onClick={onRetry}>
        {retry}
      </Button>
      <Home primary={false} />
    </MessagePage>
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
