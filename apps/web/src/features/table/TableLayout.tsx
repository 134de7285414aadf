import type { TableView } from '@skatrunde/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Sign } from '../../ui/Sign.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AwayNotice } from './AwayNotice.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './TableLayout.module.css';
import { ThinkTime } from './ThinkTime.tsx';

export type TableLayoutProps = {
  readonly view: TableView;
  /** What is on: one line in the bar, on phones in a strip of its own. */
  readonly line: ReactNode;
  /** Beside the name of the game: its rules. */
  readonly help: ReactNode;
  readonly actions: ReactNode;
  /** Stands beside the table on wide screens. */
  readonly panel: ReactNode;
  readonly panelLabel: string;
  /** Comes from the side, over the mat. */
  readonly drawer: ReactNode;
  /** Below the mat. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

/** Bar, line, table, panel: the same frame in every stage. */
export function TableLayout(props: TableLayoutProps) {
  const { view, panel } = props;
  const text = useText();
  return (
    <div className={styles.page} data-panel={panel === undefined ? undefined : true} data-hand={handSize(view)}>
      <header className={styles.bar}>
        <div className={styles.left}>
          <Link href="/" className={styles.brand}>
            <Sign />
            <span className={styles.name}>{text.app.brand}</span>
            {view.title !== '' && <span className={styles.title}>{view.title}</span>}
            <VisuallyHidden>{text.app.home}</VisuallyHidden>
          </Link>
          {props.help}
        </div>
        <div className={styles.line}>{props.line}</div>
        <div className={styles.actions}>{props.actions}</div>
      </header>
      <main className={styles.table} data-stage={view.stage.kind}>
        <div className={styles.notices}>
          <ConnectionNotice />
        </div>
        <AwayNotice view={view} />
        <ThinkTime view={view} />
        <div className={styles.stage}>{props.children}</div>
        {props.footer}
      </main>
      {panel !== undefined && (
        <aside className={styles.panel} aria-label={props.panelLabel}>
          {panel}
        </aside>
      )}
      {props.drawer && <div className={styles.drawer}>{props.drawer}</div>}
    </div>
  );
}

/** How much of the board a drawer must leave free: twelve cards lie in two rows on narrow screens. */
function handSize({ stage }: TableView): 'ten' | 'twelve' | undefined {
  const cards = stage.kind === 'game' ? stage.game.view.hand.length : 0;
  if (cards === 0) return undefined;
  return cards > 10 ? 'twelve' : 'ten';
}
