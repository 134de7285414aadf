import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersCommand, Player } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { Mat } from '../../../ui/Mat.tsx';
import { ToastPlace } from '../../../ui/Toast.tsx';
import { UnderWayStrip } from '../ask/OfferUnderWay.tsx';
import boardStyles from '../board/Board.module.css';
import type { BoardSize } from '../board/layout-numbers.ts';
import type { Scene } from '../board/scene.ts';
import { cardHeight } from '../board/shapes.ts';
import { useTrickRest } from '../board/use-trick-rest.ts';
import { HintSlip } from '../hints/HintSlip.tsx';
import type { PendingCommand } from '../table-store.ts';
import { officersLayout } from './choose-layout.ts';
import styles from './Officers.module.css';
import { OfficersAskRow } from './OfficersAskRow.tsx';
import { OfficersBadge } from './OfficersBadge.tsx';
import { OfficersCorner } from './OfficersCorner.tsx';
import { OfficersPoints } from './OfficersPoints.tsx';
import { OfficersResultSheet } from './OfficersResultSheet.tsx';
import { OfficersTrick } from './OfficersTrick.tsx';
import { OfficersTrickLeaving } from './OfficersTrickLeaving.tsx';
import type { OfficersBoardProps } from './officers-board-props.ts';
import type { OfficersLayout } from './officers-layout.ts';
import { MyStacks, TheirStacks } from './Stacks.tsx';
import { useTurning } from './use-turning.ts';

export type OfficersStageProps = OfficersBoardProps & { readonly scene: Scene; readonly size: BoardSize };

/** Everything on the board of two; it asks nothing but the view what things are. */
export function OfficersStage({ update, game, pending, onCommand, scene, size }: OfficersStageProps) {
  const text = useText();
  const { view, ask } = game;
  const rest = useTrickRest();
  const turning = useTurning(rest.resting?.key);
  const layout = officersLayout(size, {
    question: hasQuestion(game),
    watching: view.you === undefined,
  });
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
        {rest.resting && <GoOn onGoOn={rest.goOn} />}
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
      <OfficersPoints game={game} layout={layout} me={me} />
      <OfficersTrick update={update} game={game} layout={layout} me={me} resting={rest.resting} />
      {rest.leaving && <OfficersTrickLeaving key={rest.leaving.key} trick={rest.leaving} layout={layout} me={me} />}
      {!over && (
        <OfficersAskRow {...shared} sent={sent} say={say} resting={rest.resting} onGoOn={rest.goOn} onOffer={offer} />
      )}
      {!over && <HintSlip bottom={size.height - layout.ask.top + 8} />}
      {!over && <UnderWayStrip bottom={size.height - layout.ask.top + 8} />}
      {!over && <OfficersCorner game={game} scene={scene} layout={layout} onOffer={offer} />}
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
      <div className={boardStyles.toasts} style={{ bottom: size.height - topOfMine(layout) + 4 }}>
        <ToastPlace />
      </div>
    </>
  );
}

/** A toast lies above my rows, never on them. */
function topOfMine({ mine }: OfficersLayout): number {
  return Math.min(...mine.stacks.map(({ y, width }) => y - cardHeight(width) / 2));
}

/** A tap on the mat ends the rest of a full trick, beside the cards; by keyboard the button in the ask row does. */
function GoOn({ onGoOn }: { readonly onGoOn: () => void }) {
  const text = useText();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={text.table.board.trick.goOn}
      className={styles.goOn}
      onClick={onGoOn}
    />
  );
}

/** Two answers to choose from stand in the row. */
function hasQuestion({ ask, offers }: OfficersGameView): boolean {
  return ask?.kind === 'kontra' || ask?.kind === 're' || offers.some(({ kind }) => kind === 'answerClaim');
}

/** The answer to this ask that is on its way. */
function sentWord(pending: readonly PendingCommand[], ask: number | undefined): OfficersCommand | undefined {
  for (const { command } of pending) {
    if (command.type === 'officers' && ask !== undefined && command.ask === ask) return command.command;
  }
  return undefined;
}
