import type { TableUpdate } from '@skatrunde/protocol';
import { Pad } from '../pad/Pad.tsx';
import { PadFooter } from '../pad/PadFooter.tsx';
import { PeopleList } from '../people/PeopleList.tsx';
import { usePractice } from '../practice-parts.ts';
import { AtThisTable } from '../settings/AtThisTable.tsx';
import { useTableState } from '../table-context.ts';
import { Chat } from '../talk/Chat.tsx';
import { AuctionSummary } from './AuctionSummary.tsx';
import styles from './PanelBeside.module.css';

/** Beside the table on wide screens: what applies or the pad, the auction, the people, the chat. */
export function PanelBeside({ update }: { readonly update: TableUpdate }) {
  const { pad } = useTableState();
  const practice = usePractice();
  const { view } = update;
  return (
    <div className={styles.panel}>
      {view.stage.kind === 'lobby' && <AtThisTable view={view} />}
      {view.stage.kind !== 'lobby' && pad && (
        <Pad table={view.table} pad={pad} detail="none" footer={<PadFooter pad={pad} match={view.stage.match} />} />
      )}
      <AuctionSummary view={view} />
      {practice?.ways ?? (
        <>
          <PeopleList view={view} titled />
          <Chat view={view} />
        </>
      )}
    </div>
  );
}
