import type { Player } from '@skatrunde/rules/cards';
import type { Texts } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import { declarerOf, type Scene } from '../board/scene.ts';
import { claimKind } from './claim-kind.ts';

export type ClaimWords = {
  /** On the menu, with the question that follows. */
  readonly menu: string;
  readonly title: string;
  readonly text: string;
  /** As the claimer says it, to who must answer. */
  readonly says: string;
  /** Told to everybody. */
  readonly open: string;
};

/** The words of a claim by this player, as the viewer reads them. */
export function claimWords(scene: Scene, by: Player, text: Texts): ClaimWords | undefined {
  const view = scene.game?.view;
  const declarer = view && declarerOf(view);
  if (!view || declarer === undefined) return undefined;
  const { offer } = text.table.ask;
  const [claimer, against] = [who(scene, by), who(scene, declarer)];
  const rest = by === declarer ? offer.claimText : offer.claimTextDefender(against.name);
  switch (claimKind(view, by)) {
    case 'rest': {
      const { menu, title, says, open } = offer.claim.rest;
      return { menu, title, text: rest, says: says(claimer), open: open(claimer) };
    }
    case 'noTrick': {
      const { menu, title, says, open } = offer.claim.noTrick;
      return { menu, title, text: rest, says: says(claimer), open: open(claimer) };
    }
    case 'theirTrick': {
      const { menu, title, says, open } = offer.claim.theirTrick;
      return {
        menu: menu(against),
        title: title(against),
        text: rest,
        says: says(claimer, against),
        open: open(claimer, against),
      };
    }
  }
}
