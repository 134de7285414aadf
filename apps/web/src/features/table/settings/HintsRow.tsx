import { givesHints, mayGiveHints, type TableSettings } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/Switch.tsx';

export type HintsRowProps = { readonly settings: TableSettings; readonly onChange: (hints: boolean) => void };

/** Whether who is to move may ask what a bot would do; in a tournament's list nobody may. */
export function HintsRow({ settings, onChange }: HintsRowProps) {
  const { hints, refusals } = useText();
  const may = mayGiveHints(settings);
  return (
    <Switch
      label={hints.name}
      note={may ? hints.does : refusals.noHintsInLists}
      on={givesHints(settings)}
      disabled={!may}
      onChange={onChange}
    />
  );
}
