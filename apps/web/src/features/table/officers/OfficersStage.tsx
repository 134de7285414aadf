import type { OfficersCommand, Player } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { Mat } from '../../../ui/Mat.tsx';
import { ToastPlace } from '../../../ui/Toast.tsx';
import boardStyles from '../board/Board.module.css';
import type { BoardSize } from '../board/layout-numbers.ts';
import type { Scene } from '../board/scene.ts';
import { useTrickRest } from '../board/use-trick-rest.ts';
import type { PendingCommand } from '../table-store.ts';
import styles from './Officers.module.css';
import { OfficersAskRow } from './OfficersAskRow.tsx';
import { OfficersBadge } from './OfficersBadge.tsx';
import { OfficersOffers } from './OfficersOffers.tsx';
import { OfficersResultSheet } from './OfficersResultSheet.tsx';
import { OfficersTrick } from './OfficersTrick.tsx';
import type { OfficersBoardProps } from './officers-board-props.ts';
import { officersLayout } from './officers-layout.ts';
import { MyStacks, TheirStacks } from './Stacks.tsx';
import { useTurning } from './use-turning.ts';

export type OfficersStageProps = OfficersBoardProps & { readonly scene: Scene; readonly size: BoardSize };

/** Everything on the board of two; it asks nothing but the view what things are. */
export function OfficersStage({ update, game, pending, onCommand, scene, size }: OfficersStageProps) {
  const text = useText();
  const { view, ask } = game;
  const rest = useTrickRest();
  const turning = useTurning(rest.resting?.key);
  const layout = officersLayout(size);
  const me: Player = view.you ?? 1;
  const other: Player = 1 - me;
  const over = update.view.stage.kind === 'pause' && !rest.resting;
  const sent = sentWord(pending, ask?.number);
  const say = (command: OfficersCommand): void => {
    if (ask && sent === undefined) onCommand({ type: 'officers', ask: ask.number, command });
  };
  const offer = (command: OfficersCommand): void => onCommand({ type: 'officers', moment: game.moment, command });
  const shared = { game, scene, layout, turning };
  return (
    <>
      <div className={boardStyles.mat} style={layout.mat}>
        <Mat className={boardStyles.felt} />
      </div>
      <ul className={styles.people} aria-label={text.table.board.seats}>
        <OfficersBadge {...shared} player={other} side={layout.theirs} />
        <OfficersBadge {...shared} player={me} side={layout.mine} />
      </ul>
      <TheirStacks {...shared} player={other} side={layout.theirs} />
      {view.you === undefined ? (
        <TheirStacks {...shared} player={me} side={layout.mine} />
      ) : (
        <MyStacks {...shared} player={me} side={layout.mine} sent={sent} say={say} />
      )}
      <OfficersTrick update={update} game={game} layout={layout} me={me} resting={rest.resting} />
      {!over && (
        <OfficersAskRow {...shared} sent={sent} say={say} resting={rest.resting} onGoOn={rest.goOn} onOffer={offer} />
      )}
      {!over && view.you !== undefined && <OfficersOffers game={game} layout={layout} onOffer={offer} />}
      {over && (
        <OfficersResultSheet
          game={game}
          scene={scene}
          stage={update.view.stage}
          layout={layout}
          pending={pending}
          onCommand={onCommand}
        />
      )}
      <div className={boardStyles.toasts} style={{ bottom: size.height - layout.ask.top + 8 }}>
        <ToastPlace />
      </div>
    </>
  );
}

/** The answer to this ask that is on its way. */
function sentWord(pending: readonly PendingCommand[], ask: number | undefined): OfficersCommand | undefined {
  for (const { command } of pending) {
    if (command.type === 'officers' && ask !== undefined && command.ask === ask) return command.command;
  }
  return undefined;
}
