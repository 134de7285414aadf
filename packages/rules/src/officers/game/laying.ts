import { laidBefore, type OfficersDeal, rowOf, type Stage } from '../rules/dealing.ts';
import type { OfficersSettings } from '../settings.ts';
import type { OfficersEvent } from './events.ts';

/** The events of laying what must lie before this word. */
export function lay(stage: Stage, deal: OfficersDeal, { dealOrder }: OfficersSettings): readonly OfficersEvent[] {
  return laidBefore(stage, dealOrder).map((laying): OfficersEvent => {
    const { face, player, row } = laying;
    if (face === 'covered') return { type: 'rowCovered', player, row };
    return { type: 'rowOpened', player, row, cards: rowOf(deal, laying) };
  });
}
