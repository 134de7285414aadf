import type { OfficersAsk, OfficersCommand, OfficersContractOption, OfficersView } from '@skatrunde/rules';
import { winningChance } from './prospects.ts';

/**
 * The game that promises most: its value as often as it is won, less its value as often as it is lost. Ramsch only with
 * cards that win nothing else more often than not.
 */
export function answerAnnounce(
  view: OfficersView,
  { contracts }: Extract<OfficersAsk, { readonly kind: 'announce' }>,
): OfficersCommand | undefined {
  const rated = contracts.map((option) => ({ option, chance: winningChance(view, option.contract) }));
  const games = rated.filter(({ option }) => option.contract.type !== 'ramsch');
  const hopeless = games.every(({ chance }) => chance < 0.5);
  const [first, ...others] = hopeless ? [...rated].sort((a, b) => b.chance - a.chance) : games;
  if (first === undefined) return undefined;
  const best = hopeless ? first : others.reduce((a, b) => (promise(b) > promise(a) ? b : a), first);
  return { type: 'announce', contract: best.option.contract };
}

function promise({ option, chance }: { readonly option: OfficersContractOption; readonly chance: number }): number {
  return (option.value ?? 1) * (2 * chance - 1);
}
