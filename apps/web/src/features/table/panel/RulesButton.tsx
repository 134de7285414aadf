import { CircleQuestionMark } from 'lucide-react';
import { useText } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { DrawerName } from './DrawerPlace.tsx';

export type RulesButtonProps = {
  readonly open: DrawerName | undefined;
  readonly onOpen: (name: DrawerName | undefined) => void;
};

/** The "?" beside the game's name: its rules, with what applies at this table on top. A second tap closes them. */
export function RulesButton({ open, onOpen }: RulesButtonProps) {
  const text = useText();
  return (
    <IconButton
      icon={CircleQuestionMark}
      label={text.rules.open}
      expanded={open === 'rules'}
      onClick={() => onOpen(open === 'rules' ? undefined : 'rules')}
    />
  );
}
