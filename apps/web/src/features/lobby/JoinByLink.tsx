import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { tableInLink } from './table-in-link.ts';

/** Paste a link that came by another way. */
export function JoinByLink() {
  const text = useText();
  const words = text.lobby.landing;
  const [, navigate] = useLocation();
  const [link, setLink] = useState('');
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const table = tableInLink(link);
        if (table === undefined) setWrong(true);
        else navigate(`/t/${table}`);
      }}
    >
      <Field
        label={words.joinLabel}
        labelHidden
        placeholder={words.joinPlaceholder}
        value={link}
        error={wrong ? words.joinWrong : undefined}
        onChange={(next) => {
          setLink(next);
          setWrong(false);
        }}
      >
        <Button type="submit">{words.join}</Button>
      </Field>
    </form>
  );
}
