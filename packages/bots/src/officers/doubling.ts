import type { Doubling, OfficersCommand, OfficersView } from '@skatrunde/rules';
import { winningChance } from './prospects.ts';

/** How sure a bot wants to be of winning. Forehand has seen four more cards when he answers. */
const SURE: Readonly<Record<Doubling, number>> = { kontra: 0.63, re: 0.53 };

export function answerDoubling(view: OfficersView, doubling: Doubling): OfficersCommand {
  if (view.phase !== 'doubling' || winningChance(view, view.contract) < SURE[doubling]) return { type: 'pass' };
  return { type: doubling };
}
