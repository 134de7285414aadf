import type { TableSettings, TableView } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OpenedWith } from '../../../house-rules/opened-with.ts';
import type { OnCommand } from '../board-props.ts';

/** Does once what the table was opened with: sets the rules of the link, seats bots to play alone. */
export function useOpenedWith(view: TableView, onCommand: OnCommand): void {
  const opened = useHistoryState<OpenedWith | null>();
  const done = useRef(false);
  const begin = useEffectEvent((settings: TableSettings | undefined, fill: boolean) => {
    history.replaceState(null, '');
    if (settings !== undefined) onCommand({ type: 'changeSettings', settings });
    if (!fill) return;
    const { seats } = settings ?? view.settings;
    for (const { seat, occupant } of view.seats.slice(0, seats)) if (!occupant) onCommand({ type: 'addBot', seat });
  });
  const settings = opened?.settings;
  const fill = opened?.fillWithBots === true;
  const wanted = (fill || settings !== undefined) && view.you.host;
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    begin(settings, fill);
  }, [wanted, settings, fill]);
}
