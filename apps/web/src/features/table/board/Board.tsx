import { useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { BoardProps } from '../board-props.ts';
import { HintProvider } from '../hints/HintProvider.tsx';
import styles from './Board.module.css';
import { BoardStage } from './BoardStage.tsx';
import { sceneOf } from './scene.ts';
import { useBoardSize } from './use-board-size.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useTold } from './use-told.ts';

/** The table with the cards on it, in the stages `game` and `pause`. */
export function Board(props: BoardProps) {
  const text = useText();
  const element = useRef<HTMLElement>(null);
  const size = useBoardSize(element);
  const scene = sceneOf(props.update);
  useKeptFocus(element);
  useTold();
  return (
    <section ref={element} className={styles.board} aria-label={text.table.board.label} tabIndex={-1}>
      {size && scene && (
        <HintProvider view={props.update.view}>
          <BoardStage {...props} scene={scene} size={size} />
        </HintProvider>
      )}
    </section>
  );
}
