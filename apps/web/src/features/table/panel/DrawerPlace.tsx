import type { TableUpdate } from '@skatrunde/protocol';
import { RulesText } from '../../../house-rules/RulesText.tsx';
import { useText } from '../../../i18n/index.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Pad } from '../pad/Pad.tsx';
import { PadFooter } from '../pad/PadFooter.tsx';
import { PeopleFold } from '../people/PeopleFold.tsx';
import { type PracticeParts, usePractice } from '../practice-parts.ts';
import { settingsInForce } from '../settings/in-force.ts';
import { LookSettings } from '../settings/LookSettings.tsx';
import { NewcomerSlip } from '../settings/NewcomerSlip.tsx';
import { TableSettingsPanel } from '../settings/TableSettingsPanel.tsx';
import { useTableState } from '../table-context.ts';
import { Chat } from '../talk/Chat.tsx';
import { AuctionSummary } from './AuctionSummary.tsx';

export type DrawerName = 'pad' | 'talk' | 'settings' | 'rules' | 'atTable';

export type DrawerPlaceProps = {
  readonly name: DrawerName;
  readonly update: TableUpdate;
  readonly onClose: () => void;
};

/** What comes from the side when its button in the bar is pressed. */
export function DrawerPlace({ name, update, onClose }: DrawerPlaceProps) {
  const text = useText();
  const practice = usePractice();
  switch (name) {
    case 'pad':
      return (
        <Drawer key={name} title={text.panel.pad} onClose={onClose}>
          <PadDrawer update={update} />
        </Drawer>
      );
    case 'talk':
      return (
        <Drawer key={name} title={text.panel.talk} onClose={onClose}>
          <PeopleFold view={update.view} />
          <Chat view={update.view} />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key={name} title={text.panel.settings} onClose={onClose}>
          {practice ? <PracticeDrawer parts={practice} /> : <TableSettingsPanel view={update.view} />}
        </Drawer>
      );
    case 'rules':
      return (
        <Drawer key={name} title={text.rules.reference.title} onClose={onClose}>
          <RulesText settings={settingsInForce(update.view)} />
        </Drawer>
      );
    case 'atTable':
      return (
        <Drawer key={name} title={text.rules.atTable.title} onClose={onClose}>
          <NewcomerSlip view={update.view} onClose={onClose} />
        </Drawer>
      );
  }
}

function PracticeDrawer({ parts }: { readonly parts: PracticeParts }) {
  return (
    <>
      {parts.settings}
      <LookSettings />
    </>
  );
}

function PadDrawer({ update }: { readonly update: TableUpdate }) {
  const { pad } = useTableState();
  const { stage } = update.view;
  const match = stage.kind === 'lobby' ? undefined : stage.match;
  return (
    <>
      {pad && match && (
        <Pad table={update.view.table} pad={pad} detail="under" footer={<PadFooter pad={pad} match={match} />} />
      )}
      <AuctionSummary view={update.view} />
    </>
  );
}
