import type { Stage } from '@skatrunde/protocol';
import { type ReactNode, useId, useRef } from 'react';
import { useScrolls } from '../../../ui/use-scrolls.ts';
import type { LayoutKind } from '../board/layout-numbers.ts';
import type { Scene } from '../board/scene.ts';
import type { Box } from '../board/shapes.ts';
import type { BoardProps } from '../board-props.ts';
import { NextGame } from './NextGame.tsx';
import styles from './ResultSheet.module.css';

/** How the game ended, in one sentence, and what decided it. */
export type ResultHead = { readonly title: string; readonly why: string };

export type ResultFrameProps = Pick<BoardProps, 'pending' | 'onCommand'> & {
  readonly head: ResultHead;
  readonly scene: Scene;
  readonly stage: Extract<Stage, { readonly kind: 'pause' }>;
  readonly layout: { readonly kind: LayoutKind; readonly mat: Box };
  readonly children: ReactNode;
};

/** The sheet between two games: its head, then whatever the game has to tell, and on to the next. */
export function ResultFrame({ head, scene, stage, layout, pending, onCommand, children }: ResultFrameProps) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body);
  const { kind, mat } = layout;
  const phone = kind !== 'wide' && kind !== 'tablet';
  return (
    <section
      className={styles.sheet}
      data-kind={kind}
      data-surface="paper"
      style={{
        '--mat-top': `${mat.top}px`,
        '--mat-height': `${mat.height}px`,
        '--mat-left': `${mat.left}px`,
      }}
      aria-labelledby={titleId}
    >
      <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
        <h2 id={titleId} className={styles.title}>
          {head.title}
        </h2>
        {head.why !== '' && <p className={styles.why}>{head.why}</p>}
        {children}
      </div>
      <NextGame scene={scene} stage={stage} phone={phone} pending={pending} onCommand={onCommand} />
    </section>
  );
}
