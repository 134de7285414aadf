import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { WaitPage } from '../../ui/WaitPage.tsx';
import { PracticeContext, type PracticeParts } from './practice-parts.ts';
import { TableViews } from './TableViews.tsx';
import { TableContext, type TableContextValue, useTableState } from './table-context.ts';

export type PracticeRoomProps = {
  readonly room: TableContextValue;
  readonly parts: PracticeParts;
  /** In place of a table that cannot be opened. */
  readonly failure: ReactNode;
};

/** The inside of a table of one's own: the same views as at any table, without company. */
export function PracticeRoom({ room, parts, failure }: PracticeRoomProps) {
  return (
    <TableContext value={room}>
      <PracticeContext value={parts}>
        <Inside failure={failure} />
      </PracticeContext>
    </TableContext>
  );
}

function Inside({ failure }: Pick<PracticeRoomProps, 'failure'>) {
  const text = useText();
  const { update, connection } = useTableState();
  if (update) return <TableViews key={update.view.table} update={update} newcomer={false} />;
  return connection.kind === 'lost' ? failure : <WaitPage text={text.practice.opening} />;
}
