import type { SkatGameView } from '@skatrunde/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Layout } from '../board/layout.ts';
import type { OnCommand } from '../board-props.ts';
import styles from './AskRow.module.css';
import { BID_VALUES } from './bid-meanings.ts';
import { ValueMenu } from './ValueMenu.tsx';

export type LimitButtonProps = { readonly game: SkatGameView; readonly layout: Layout; readonly onCommand: OnCommand };

/** "Automatically up to n" (Automatisch bis): set, change, withdraw. Known to nobody else. */
export function LimitButton({ game, layout, onCommand }: LimitButtonProps) {
  const text = useText();
  const words = text.table.ask.limit;
  const [open, setOpen] = useState(false);
  const { bidLimit, moment } = game;
  const short = layout.phone && (layout.kind !== 'across' || layout.width < 700);
  const set = (upTo: number | undefined): void => {
    setOpen(false);
    onCommand({ type: 'limitBidding', moment, ...(upTo !== undefined && { upTo }) });
  };
  const bid = game.view.phase === 'bidding' ? game.view.bid : 0;
  /** Whoever must say more than the bid would pass at once with a limit at it. */
  const least = game.ask?.kind === 'bid' ? bid + 1 : bid;
  return (
    <div className={styles.anchor}>
      <Button kind="quiet" expanded={open} onClick={() => setOpen(!open)}>
        {bidLimit === undefined
          ? short
            ? words.setShort
            : words.set
          : layout.phone
            ? words.changeShort(bidLimit)
            : words.change(bidLimit)}
      </Button>
      {open && (
        <ValueMenu
          title={words.title}
          note=""
          values={BID_VALUES.filter((value) => value >= least)}
          chosen={bidLimit}
          columns={layout.phone && layout.kind !== 'across' ? 5 : 8}
          onPick={set}
          onClose={() => setOpen(false)}
        >
          <p className={styles.explain}>{words.explain}</p>
          {bidLimit !== undefined && (
            <Button size="small" onClick={() => set(undefined)}>
              {words.withdraw}
            </Button>
          )}
        </ValueMenu>
      )}
    </div>
  );
}
