import type { Card, Contract, SkatAsk } from '@skatrunde/rules/cards';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import type { Tick } from '../../../i18n/de/table-ask.ts';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { contractName } from '../board/contract-name.ts';
import type { Layout } from '../board/layout.ts';
import styles from './AnnounceDialog.module.css';
import { AnnounceSum } from './AnnounceSum.tsx';
import { AnnounceTicks } from './AnnounceTicks.tsx';
import { AnnounceWarning } from './AnnounceWarning.tsx';
import { chosenOption, coverOf, type GameTile, tickStates } from './announcement.ts';
import { BASES } from './bid-meanings.ts';
import { CoverNote } from './CoverNote.tsx';
import { GameTiles } from './GameTiles.tsx';
import { HandOnEdge } from './HandOnEdge.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import { useSheet } from './use-sheet.ts';

export type AnnounceDialogProps = {
  readonly ask: Extract<SkatAsk, { readonly kind: 'announce' | 'pickUpOrHand' | 'grandHand' }>;
  readonly layout: Layout;
  /** My hand, as it is held; on a phone the sheet covers it and shows it on its edge. */
  readonly hand: readonly Card[];
  readonly pending: boolean;
  readonly onAnnounce: (contract: Contract) => void;
  readonly onClose: () => void;
};

/** What do I play: the game as a tile, levels as ticks; value and bid are spelt live. Every option comes from the ask. */
export function AnnounceDialog({ ask, layout, hand, pending, onAnnounce, onClose }: AnnounceDialogProps) {
  const text = useText();
  const deck = useDeck();
  const words = text.table.ask.announce;
  const [tile, setTile] = useState<GameTile>();
  const [wanted, setWanted] = useState<readonly Tick[]>([]);
  /** The sum may be below the fold: what must be seen before announcing stands beside the button. */
  const low = layout.kind === 'small' || layout.kind === 'across';
  const chosen = tile && chosenOption(ask, { tile, wanted });
  const sheet = useSheet({ modal: layout.phone, onClose });
  const choose = (next: GameTile): void => {
    setTile(next);
    setWanted(wanted.filter((tick) => chosenOption(ask, { tile: next, wanted: [tick] })));
  };
  const toggle = (tick: Tick): void =>
    setWanted(wanted.includes(tick) ? wanted.filter((one) => one !== tick) : [...wanted, tick]);
  return (
    <dialog
      ref={sheet.dialog}
      className={styles.dialog}
      data-kind={layout.kind}
      style={{ '--mat-top': `${layout.mat.top}px`, '--room': `${layout.hand.top - layout.mat.top - 24}px` }}
      aria-labelledby={sheet.titleId}
      onCancel={sheet.onCancel}
    >
      <div className={styles.paper} data-surface="paper">
        {layout.phone && layout.kind !== 'across' && <HandOnEdge cards={hand} />}
        <header className={styles.head}>
          <h2 id={sheet.titleId}>{words.title}</h2>
          {ask.bid > 0 && (
            <span className={styles.bid}>
              {words.bidLead} <b>{ask.bid}</b>
            </span>
          )}
          <IconButton icon={X} label={words.close} onClick={onClose} />
        </header>
        <div className={styles.body}>
          <GameTiles options={ask} chosen={tile} onChoose={choose} />
          <RefusedNote options={ask} bid={ask.bid} />
          {tile && <AnnounceTicks states={tickStates(ask, { tile, wanted })} bid={ask.bid} onToggle={toggle} />}
          {chosen && <AnnounceSum option={chosen}>{!low && <AnnounceWarning option={chosen} />}</AnnounceSum>}
        </div>
        <footer className={styles.foot}>
          {chosen && low && <AnnounceWarning option={chosen} />}
          {chosen && tile ? (
            <CoverNote
              cover={coverOf(chosen, { bid: ask.bid, base: tile === 'null' ? 1 : BASES[tile] })}
              bid={ask.bid}
              value={low ? chosen.gameValue : undefined}
            />
          ) : (
            <span className={styles.choose}>{words.choose}</span>
          )}
          {chosen && (
            <Button kind="primary" pending={pending} onClick={() => onAnnounce(chosen.contract)}>
              {layout.phone ? words.sayShort : words.say(contractName(chosen.contract, { text, deck }))}
            </Button>
          )}
        </footer>
      </div>
    </dialog>
  );
}
