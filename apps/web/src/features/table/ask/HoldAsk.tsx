import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { AskProps } from './ask-props.ts';
import { Pass } from './BidAsk.tsx';
import { LimitButton } from './LimitButton.tsx';

/** Nobody holds a jump by accident: after one of this many steps the button is locked for a while. */
const LOCKED_FROM = 3;
const LOCKED_FOR_MS = 2000;

/** Hold the value that was said, or pass. */
export function HoldAsk({ ask, game, layout, sent, say, onCommand }: AskProps<'hold'>) {
  const text = useText();
  const words = text.table.ask.bid;
  const locked = useLock({ jump: ask.jump });
  return (
    <>
      <Button
        kind="primary"
        pending={sent?.type === 'hold'}
        reason={locked ? words.locked(ask.value) : undefined}
        onClick={() => say({ type: 'hold', value: ask.value })}
      >
        {words.hold(ask.value)}
      </Button>
      <LimitButton game={game} layout={layout} onCommand={onCommand} />
      <Pass pending={sent?.type === 'pass'} onPass={() => say({ type: 'pass' })} />
    </>
  );
}

function useLock({ jump }: { readonly jump: number }): boolean {
  const [locked, setLocked] = useState(jump >= LOCKED_FROM);
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setLocked(false), LOCKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [locked]);
  return locked;
}
