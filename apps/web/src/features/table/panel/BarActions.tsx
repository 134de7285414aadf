import type { TableUpdate } from '@skatrunde/protocol';
import { MessageCircle, NotebookPen, Settings } from 'lucide-react';
import { useText } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePractice } from '../practice-parts.ts';
import { useTableState } from '../table-context.ts';
import type { DrawerName } from './DrawerPlace.tsx';
import { useUnread } from './use-unread.ts';

export type BarActionsProps = {
  readonly update: TableUpdate;
  /** Pad, people and chat stand beside the table already. */
  readonly beside: boolean;
  readonly open: DrawerName | undefined;
  readonly onOpen: (name: DrawerName | undefined) => void;
};

/** Right end of the bar: pad, chat and people, settings. A second tap closes again. */
export function BarActions({ update, beside, open, onOpen }: BarActionsProps) {
  const text = useText();
  const { chat } = useTableState();
  const alone = usePractice() !== undefined;
  const unread = useUnread(chat, { me: update.view.you.person, reading: beside || open === 'talk' });
  const toggle = (name: DrawerName) => () => onOpen(open === name ? undefined : name);
  const { kind } = update.view.stage;
  return (
    <>
      {!beside && (kind === 'game' || kind === 'pause') && (
        <IconButton icon={NotebookPen} label={text.panel.pad} expanded={open === 'pad'} onClick={toggle('pad')} />
      )}
      {!beside && !alone && (
        <IconButton
          icon={MessageCircle}
          label={unread === 0 ? text.panel.talk : text.panel.talkNews(unread)}
          news={unread > 0}
          expanded={open === 'talk'}
          onClick={toggle('talk')}
        />
      )}
      <IconButton
        icon={Settings}
        label={text.panel.settings}
        expanded={open === 'settings'}
        onClick={toggle('settings')}
      />
    </>
  );
}
