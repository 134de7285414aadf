import type { TableId } from '@skatrunde/protocol';

export function TablePage({ table }: { readonly table: TableId }) {
  return <main data-table={table} />;
}
