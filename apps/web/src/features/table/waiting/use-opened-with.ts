import type { TableSettings, TableView } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OpenedWith } from '../../../house-rules/opened-with.ts';
import type { OnCommand } from '../board-props.ts';

/** Does once what the table was opened with: sets the rules of the link. */
export function useOpenedWith(view: TableView, onCommand: OnCommand): void {
  const opened = useHistoryState<OpenedWith | null>();
  const done = useRef(false);
  const begin = useEffectEvent((settings: TableSettings) => {
    history.replaceState(null, '');
    onCommand({ type: 'changeSettings', settings });
  });
  const settings = view.you.host ? opened?.settings : undefined;
  useEffect(() => {
    if (settings === undefined || done.current) return;
    done.current = true;
    begin(settings);
  }, [settings]);
}
