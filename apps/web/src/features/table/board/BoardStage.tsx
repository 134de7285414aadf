import type { SkatCommand } from '@skatrunde/rules/cards';
import { ToastPlace } from '../../../ui/Toast.tsx';
import { AnnounceDialog } from '../ask/AnnounceDialog.tsx';
import { AskRow } from '../ask/AskRow.tsx';
import { OfferStrip } from '../ask/OfferStrip.tsx';
import type { BoardProps } from '../board-props.ts';
import { HintSlip } from '../hints/HintSlip.tsx';
import { hintedCards, useHints } from '../hints/hint-context.ts';
import { Mixing } from '../Mixing.tsx';
import { isOpening } from '../mixing.ts';
import { ResultSheet } from '../result/ResultSheet.tsx';
import { AskedBid } from './AskedBid.tsx';
import styles from './Board.module.css';
import { needsOf, shownTrick, slipBottom, toastBottom } from './board-needs.ts';
import { Corner } from './Corner.tsx';
import { cardState } from './card-state.ts';
import { Hand } from './Hand.tsx';
import { handPoses } from './hand-poses.ts';
import { LeavingTrick } from './LeavingTrick.tsx';
import { layoutFor } from './layout.ts';
import type { BoardSize } from './layout-numbers.ts';
import { GoOn, MatPlace } from './MatPlace.tsx';
import { Seats } from './Seats.tsx';
import { SkatPlace } from './SkatPlace.tsx';
import type { Scene } from './scene.ts';
import { isOffering, sentAnswer } from './sent-answer.ts';
import { Trick } from './Trick.tsx';
import { TrickWon } from './TrickWon.tsx';
import { useAnnounceDialog } from './use-announce-dialog.ts';
import { useArrivals } from './use-arrivals.ts';
import { useCardClick, useChosen } from './use-card-click.ts';
import { useHeldHand } from './use-held-hand.ts';
import { useJourneys } from './use-journeys.ts';
import { useTrickRest } from './use-trick-rest.ts';

export type BoardStageProps = BoardProps & { readonly scene: Scene; readonly size: BoardSize };

/** Everything on the board; it knows where things are, and asks nothing but the view what they are. */
export function BoardStage({ update, pad, pending, onCommand, scene, size }: BoardStageProps) {
  const { game } = scene;
  const ask = game?.ask;
  const discards = ask?.kind === 'discard' || ask?.kind === 'putOn';
  const rest = useTrickRest();
  const arrivals = useArrivals();
  const held = useHeldHand(scene.playing ? game : undefined);
  const over = update.view.stage.kind === 'pause' && !rest.resting;
  const opening = isOpening(update.view.stage);
  const layout = layoutFor(size, needsOf(scene, { over }));
  const poses = handPoses(layout.hand, { count: held.cards.length, apart: held.trumps });
  const journeys = useJourneys({ scene, layout, arrivals, cards: held.cards, poses });
  const [chosen, setChosen] = useChosen(discards ? ask?.number : undefined);
  const dialog = useAnnounceDialog(scene);
  const hinted = hintedCards(useHints().hint);
  const sent = sentAnswer(pending, ask?.number);
  const asking = dialog.ask === undefined || layout.phone;
  const say = (command: SkatCommand): void => {
    if (ask && sent === undefined) onCommand({ type: 'game', ask: ask.number, command });
  };
  const offer = (command: SkatCommand): void => {
    if (game) onCommand({ type: 'game', moment: game.moment, command });
  };
  const onCard = useCardClick({ scene, sent, chosen, setChosen, say });
  return (
    <>
      <MatPlace layout={layout} />
      <Seats scene={scene} layout={layout} />
      <AskedBid scene={scene} layout={layout} />
      <SkatPlace scene={scene} layout={layout} arrivals={arrivals} />
      <Trick
        scene={scene}
        layout={layout}
        {...shownTrick(scene, rest)}
        myTurn={ask?.kind === 'play' && !rest.resting}
        origin={journeys.originOf}
      />
      {rest.leaving && <LeavingTrick key={rest.leaving.key} trick={rest.leaving} scene={scene} layout={layout} />}
      {rest.resting && <GoOn layout={layout} onGoOn={rest.goOn} />}
      {layout.ask.height > 0 && asking && (
        <AskRow
          scene={scene}
          layout={layout}
          sent={sent}
          chosen={chosen}
          onRelease={() => setChosen([])}
          onAnnounce={dialog.open}
          say={say}
          onCommand={onCommand}
          instead={rest.resting && <TrickWon scene={scene} layout={layout} trick={rest.resting} onGoOn={rest.goOn} />}
        />
      )}
      {!over && <Corner scene={scene} layout={layout} hint={dialog.ask === undefined} onOffer={offer} />}
      <OfferStrip scene={scene} layout={layout} pending={isOffering(pending)} onOffer={offer} />
      {!over && dialog.ask === undefined && <HintSlip bottom={slipBottom(layout)} />}
      {held.cards.length > 0 && !over && (
        <Hand
          layout={layout}
          cards={held.cards}
          poses={poses}
          stateOf={(card) => cardState(card, { scene, sent, chosen })}
          hinted={hinted}
          toggles={discards}
          journeyOf={journeys.journeyOf}
          onClick={onCard}
        />
      )}
      {dialog.ask && (
        <AnnounceDialog
          key={dialog.ask.number}
          ask={dialog.ask}
          layout={layout}
          hand={held.cards}
          pending={sent?.type === 'announce'}
          onAnnounce={(contract) => say({ type: 'announce', contract })}
          onClose={dialog.close}
        />
      )}
      {opening && (
        <div className={styles.mat} style={layout.mat}>
          <Mixing view={update.view} />
        </div>
      )}
      {over && !opening && (
        <ResultSheet
          scene={scene}
          stage={update.view.stage}
          layout={layout}
          pad={pad}
          pending={pending}
          onCommand={onCommand}
        />
      )}
      <div className={styles.toasts} style={{ bottom: toastBottom(layout) }}>
        <ToastPlace />
      </div>
    </>
  );
}
