import type { TableUpdate, TableView } from '@skatrunde/protocol';
import type { Texts } from '../../i18n/index.ts';
import { useText } from '../../i18n/index.ts';
import { isOpening } from './mixing.ts';
import { seatName } from './names.ts';
import { turnSeat } from './turn.ts';

/** Whose turn it is, in the tab: readable from another window. */
export function TabTitle({ update }: { readonly update: TableUpdate }) {
  const text = useText();
  const place = update.view.title === '' ? text.app.brand : update.view.title;
  return <title>{`${tabText(update.view, text)} · ${place}`}</title>;
}

export function tabText(view: TableView, text: Texts): string {
  const { stage } = view;
  const words = text.panel.tab;
  switch (stage.kind) {
    case 'lobby':
      return words.waiting;
    case 'game': {
      if (stage.game.ask) return words.yourTurn;
      const seat = turnSeat(stage.game);
      const name = seat === undefined ? undefined : seatName(view, seat);
      return name === undefined ? text.pad.gameOf(stage.game.game, stage.match.games) : words.turn(name);
    }
    case 'pause':
      return isOpening(stage) ? text.fairCards.mixing : words.pause(stage.match.game);
    case 'standings':
      return words.standings;
  }
}
