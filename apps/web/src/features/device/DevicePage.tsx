import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { Refusal } from '../../connection/refusal.ts';
import { useText } from '../../i18n/index.ts';
import { becomeByCode } from '../../me/me.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** `/device/CODE`: this browser goes on as the person who made the code. Asked first, for a link may be opened by mistake. */
export function DevicePage({ code }: { readonly code: string }) {
  const text = useText();
  const words = text.app.device;
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const [claiming, setClaiming] = useState(false);
  const [name, setName] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const table = search.get('t');
  const claim = async (): Promise<void> => {
    setClaiming(true);
    const answer = await becomeByCode(code);
    setClaiming(false);
    if (!answer.ok) return setRefused(answer.code);
    if (table !== null) return navigate(`/t/${encodeURIComponent(table)}`);
    setName(answer.value.name);
  };
  if (name !== undefined) {
    return (
      <MessagePage title={words.claimed(name)} text={words.claimedText}>
        <Button kind="primary" wide onClick={() => navigate('/')}>
          {text.app.home}
        </Button>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={refused === undefined ? words.claimTitle : words.refusedTitle}
      text={refused === undefined ? words.claimText : text.refusals[refused]}
    >
      {refused === undefined && (
        <Button kind="primary" wide pending={claiming} onClick={() => void claim()}>
          {words.claim}
        </Button>
      )}
      <Button kind={refused === undefined ? 'normal' : 'primary'} wide onClick={() => navigate('/')}>
        {text.app.home}
      </Button>
    </MessagePage>
  );
}
