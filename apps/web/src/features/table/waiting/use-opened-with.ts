import type { TableView } from '@skatrunde/protocol';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { OpenedWith } from '../../../house-rules/opened-with.ts';
import { isChoosable, presetFor } from '../../../house-rules/preset-name.ts';
import type { OnCommand } from '../board-props.ts';

/** Does once what the table was opened with: sets the preset of the link, seats bots to play alone. */
export function useOpenedWith(view: TableView, onCommand: OnCommand): void {
  const opened = useHistoryState<OpenedWith | null>();
  const done = useRef(false);
  const begin = useEffectEvent((preset: string | undefined, fill: boolean) => {
    history.replaceState(null, '');
    if (preset !== undefined && isChoosable(preset)) {
      onCommand({ type: 'changeSettings', settings: presetFor(preset, view.settings) });
    }
    if (!fill) return;
    const set = preset !== undefined && isChoosable(preset) ? presetFor(preset, view.settings) : view.settings;
    for (const { seat, occupant } of view.seats.slice(0, set.seats)) if (!occupant) onCommand({ type: 'addBot', seat });
  });
  const preset = opened?.preset;
  const fill = opened?.fillWithBots === true;
  const wanted = (fill || preset !== undefined) && view.you.host;
  useEffect(() => {
    if (!wanted || done.current) return;
    done.current = true;
    begin(preset, fill);
  }, [wanted, preset, fill]);
}
