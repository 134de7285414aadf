import { PRESETS } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OnCommand } from '../board-props.ts';

export type PlayForTwoProps = { readonly onCommand: OnCommand; readonly onClose: () => void };

/** Two people without bots at a table for Skat: the host may make it a table for Officers' Skat. */
export function PlayForTwo({ onCommand, onClose }: PlayForTwoProps) {
  const words = useText().officers.forTwo;
  const change = (): void => {
    onCommand({ type: 'changeSettings', settings: PRESETS.officers });
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          <Button kind="primary" onClick={change}>
            {words.change}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p>{words.note}</p>
    </Dialog>
  );
}
