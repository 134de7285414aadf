import type { TableView } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OnCommand } from '../board-props.ts';

/** What the landing page hands over with "Alone against bots". */
export type OpenedWith = { readonly fillWithBots?: boolean };

/** Seats bots once, when the table was opened to play alone. */
export function useFillWithBots(view: TableView, onCommand: OnCommand): void {
  const opened = useHistoryState<OpenedWith | null>();
  const done = useRef(false);
  const fill = useEffectEvent(() => {
    history.replaceState(null, '');
    for (const { seat, occupant } of view.seats) if (!occupant) onCommand({ type: 'addBot', seat });
  });
  const wanted = opened?.fillWithBots === true && view.you.host;
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    fill();
  }, [wanted]);
}
