import type { TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { useCommand } from '../use-command.ts';

/** Host, at any time: who may come in. Takes effect at once. */
export function DoorSettings({ view }: { readonly view: TableView }) {
  const text = useText();
  const say = useCommand();
  const { door } = view;
  return (
    <div>
      <Switch
        label={text.lobby.settings.newcomers}
        on={door.newcomers}
        onChange={(newcomers) => say({ type: 'changeDoor', door: { ...door, newcomers } })}
      />
      <Switch
        label={text.lobby.settings.watchers}
        on={door.watchers}
        onChange={(watchers) => say({ type: 'changeDoor', door: { ...door, watchers } })}
      />
    </div>
  );
}
