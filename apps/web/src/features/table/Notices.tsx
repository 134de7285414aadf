import type { TableView } from '@skatrunde/protocol';
import { AwayNotice } from './AwayNotice.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useTableState } from './table-context.ts';

/** What is the matter at the table; while the own line is lost only that. */
export function Notices({ view }: { readonly view: TableView }) {
  const { connection } = useTableState();
  return (
    <>
      <ConnectionNotice />
      {connection.kind !== 'lost' && <AwayNotice view={view} />}
    </>
  );
}
