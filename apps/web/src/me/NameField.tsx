import type { ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { Field } from '../ui/Field.tsx';
import type { NameDraft } from './use-name.ts';

export type NameFieldProps = {
  readonly draft: NameDraft;
  readonly note?: string;
  /** Stands in the field's row. */
  readonly children?: ReactNode;
};

export function NameField({ draft, note, children }: NameFieldProps) {
  const text = useText();
  return (
    <Field
      label={text.app.name.label}
      value={draft.name}
      onChange={draft.change}
      error={draft.error && text.refusals[draft.error]}
      note={note}
      maxLength={60}
      name="nickname"
      autoComplete="nickname"
      inputRef={draft.field}
    >
      {children}
    </Field>
  );
}
