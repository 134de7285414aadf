import { useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from '../board/Board.module.css';
import { sceneOf } from '../board/scene.ts';
import { useBoardSize } from '../board/use-board-size.ts';
import { useKeptFocus } from '../board/use-kept-focus.ts';
import { HintProvider } from '../hints/HintProvider.tsx';
import { OfficersStage } from './OfficersStage.tsx';
import type { OfficersBoardProps } from './officers-board-props.ts';
import { useOfficersTold } from './use-officers-told.ts';

/** The table of two with the stacks on it, in the stages `game` and `pause`. */
export function OfficersBoard(props: OfficersBoardProps) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const size = useBoardSize(element);
  const scene = sceneOf(props.update);
  useKeptFocus(element);
  useOfficersTold();
  return (
    <section ref={element} className={styles.board} aria-label={text.table.board.label} tabIndex={-1}>
      {size && scene && (
        <HintProvider view={props.update.view}>
          <OfficersStage {...props} scene={scene} size={size} />
        </HintProvider>
      )}
    </section>
  );
}
