import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NameField } from './NameField.tsx';
import { useName } from './use-name.ts';

/** Change one's own name, from anywhere. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const draft = useName();
  const [saving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    const done = await draft.settle();
    setSaving(false);
    if (done) onClose();
  };
  return (
    <Dialog
      title={text.app.name.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button kind="primary" pending={saving} onClick={() => void save()}>
            {text.app.save}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NameField draft={draft} note={text.app.name.note} />
      </form>
    </Dialog>
  );
}
