import type { Layout } from './layout.ts';
import type { LayoutNeeds } from './layout-needs.ts';
import type { Scene } from './scene.ts';
import type { TrickRest } from './use-trick-rest.ts';

/** What the layout must make room for. `over`: the result lies on the mat. */
export function needsOf({ game, playing }: Scene, { over }: { readonly over: boolean }): LayoutNeeds {
  const view = game?.view;
  const openHand = view?.phase === 'playing' && view.openHands.some(({ player }) => player !== view.you);
  const topSeat = game?.sittingOut !== undefined;
  if (over || !playing || !view) return { cards: 0, badgeAbove: false, openHand, topSeat };
  const playPhase = view.phase === 'playing' || view.phase === 'ramsch' || view.phase === 'over';
  const answers = game.ask !== undefined && game.ask.kind !== 'play';
  return { cards: view.hand.length > 10 ? 12 : 10, badgeAbove: !playPhase || answers, openHand, topSeat };
}

/** While a full trick rests it is shown, whatever has been played since. */
export function shownTrick({ game }: Scene, { resting }: TrickRest) {
  if (resting) return { cards: resting.cards, winner: resting.winner };
  const view = game?.view;
  const trick = view?.phase === 'playing' || view?.phase === 'ramsch' ? view.trick : [];
  return { cards: trick, winner: undefined };
}

/** On the mat's lower edge, above the ask row. */
export function toastBottom({ height, ask, mat }: Layout): number {
  return ask.height > 0 ? height - ask.top + 14 : height - mat.top - mat.height + 14;
}

/** How far my badge reaches above its middle, with what it says. */
const BADGE_RISE = 30;

/** A slip stands above the row of what is asked of me; on a phone above the corner's buttons and my badge, which stand between. */
export function slipBottom({ height, ask, badges, kind, phone }: Layout): number {
  if (!phone || kind === 'across') return height - ask.top + 8;
  return height - Math.min(ask.top - 52, badges.me.y - BADGE_RISE);
}
