import type { TableCommand } from '@skatrunde/protocol';
import { useTableState } from '../table-context.ts';
import type { PendingCommand, TableState } from '../table-store.ts';

type GameWord = Extract<TableCommand, { readonly type: 'game' | 'officers' }>;

/** A word beside the asks that is on its way. */
export type OfferOnItsWay = PendingCommand & { readonly command: GameWord };

/** While the line is lost: the words beside the asks that have no answer yet. They may wait for up to a minute. */
export function offersUnderWay({ connection, pending }: TableState): readonly OfferOnItsWay[] {
  return connection.kind === 'lost' ? pending.filter(isOffer) : [];
}

export function useOffersUnderWay(): readonly OfferOnItsWay[] {
  return offersUnderWay(useTableState());
}

function isOffer(one: PendingCommand): one is OfferOnItsWay {
  const { command } = one;
  return (command.type === 'game' || command.type === 'officers') && command.moment !== undefined;
}
