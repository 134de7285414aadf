import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { NAME_LENGTH } from './own-presets.ts';

/** Keeps the rules as they stand under a name. `onKeep` tells whether this browser could. */
export function KeepPreset({ onKeep }: { readonly onKeep: (name: string) => boolean }) {
  const words = useText().rules.own;
  const announce = useAnnounce();
  const [name, setName] = useState('');
  const [note, setNote] = useState<string>(words.note);
  const keep = (): void => {
    const wanted = name.trim();
    if (wanted === '') return;
    const said = onKeep(wanted) ? words.kept(wanted) : words.notKept;
    setNote(said);
    announce(said);
    setName('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Field
        label={words.name}
        placeholder={words.placeholder}
        value={name}
        maxLength={NAME_LENGTH}
        note={note}
        onChange={setName}
      />
      <Button type="submit" size="small" icon={Bookmark} wide>
        {words.keep}
      </Button>
    </form>
  );
}
