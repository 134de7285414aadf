import type { TableUpdate } from '@skatrunde/protocol';

/** What is on: contract, bid, announcements. Stands in the top bar (phone: in its own strip below it). */
export function ContractLine({ update }: { readonly update: TableUpdate }) {
  return <span data-stage={update.view.stage.kind} />;
}
