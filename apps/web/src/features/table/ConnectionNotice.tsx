import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Notice } from './Notice.tsx';
import { useTable, useTableState } from './table-context.ts';

/** The line is lost: since when, and that the seat stays. Goes by itself when it is back. */
export function ConnectionNotice() {
  const { connection: line } = useTableState();
  const { connection } = useTable();
  const text = useText();
  const now = useNow({ wanted: line.kind === 'lost' });
  useLineNews();
  if (line.kind !== 'lost') return null;
  return (
    <Notice icon={WifiOff} text={text.panel.line.lost(text.app.duration(now - line.since))}>
      <Button size="small" kind="quiet" onClick={connection.retry}>
        {text.panel.line.retry}
      </Button>
    </Notice>
  );
}

/** Tells once that the line is lost and once that it is back. */
function useLineNews(): void {
  const { connection } = useTableState();
  const text = useText();
  const announce = useAnnounce();
  const toast = useToast();
  const before = useRef(connection.kind);
  useEffect(() => {
    const last = before.current;
    before.current = connection.kind;
    if (connection.kind === last) return;
    if (connection.kind === 'lost') announce(text.panel.line.lostNow, 'assertive');
    if (connection.kind === 'online' && last === 'lost') toast({ text: text.panel.line.back, icon: Wifi });
  }, [connection.kind, announce, toast, text]);
}
