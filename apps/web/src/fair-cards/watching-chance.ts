import type { GameView, TableUpdate, TableView } from '@skatrunde/protocol';
import { rememberChance, type SeenNow } from './chance-memory.ts';

/** Hears every update, and keeps what this browser sees of the chance of each game; once for each thing it sees. */
export function watchingChance(): (update: TableUpdate) => void {
  const noted = new Set<string>();
  const note = (view: TableView, seen: SeenNow): void => {
    const what = `${seen.dealing} ${seen.before} ${seen.hand !== undefined}`;
    if (noted.has(what)) return;
    noted.add(what);
    rememberChance(view.table, seen);
  };
  return (update) => {
    const { view } = update;
    const { stage } = view;
    if (stage.kind === 'game') note(view, seenAtDeal(update, stage.game));
    if (stage.kind === 'pause' && stage.chance) {
      const { dealing, commitment } = stage.chance;
      note(view, { dealing, commitment, before: true });
    }
  };
}

function seenAtDeal(update: TableUpdate, game: GameView): SeenNow {
  const { dealing, commitment, added, skipped } = game.chance;
  const hand = handDealt(update, game);
  const column = ownColumn(update.view);
  return {
    dealing,
    commitment,
    before: false,
    added,
    skipped,
    ...(column !== undefined && { column }),
    ...(hand !== undefined && { hand }),
  };
}

/** In the auction nobody has more or other cards than he was dealt. In Officers' Skat nobody knows what he has. */
function handDealt({ events }: TableUpdate, { plays, view }: GameView): readonly string[] | undefined {
  if (plays === 'officers') return undefined;
  const dealt = events.flatMap((one) => (one.type === 'game' && one.event.type === 'dealt' ? [one.event.hand] : []))[0];
  const hand = dealt ?? (view.phase === 'bidding' ? view.hand : []);
  return hand.length > 0 ? hand : undefined;
}

function ownColumn({ stage, you }: TableView): number | undefined {
  if (stage.kind === 'lobby') return undefined;
  const column = stage.match.participants.findIndex(
    ({ occupant }) => occupant.kind === 'person' && occupant.person === you.person,
  );
  return column < 0 ? undefined : column;
}

/** What this browser adds to the game that the pause of this update is for. */
export function rememberOwnChance({ view: { table, stage } }: TableUpdate, text: string): void {
  if (stage.kind !== 'pause' || stage.chance === undefined) return;
  const { dealing, commitment } = stage.chance;
  rememberChance(table, { dealing, commitment, before: true, own: [text] });
}
