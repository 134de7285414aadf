import type { Contract } from '@skatrunde/rules/cards';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { contractName } from '../board/contract-name.ts';
import { type AnnouncementOptions, GAME_TILES, refusedInstead } from './announcement.ts';
import { NULL_VALUES } from './bid-meanings.ts';
import styles from './RefusedNote.module.css';

export type RefusedNoteProps = {
  readonly options: AnnouncementOptions;
  readonly bid: number;
};

/** Why a dashed tile is not possible as it is, and what would do: said before it is clicked. */
export function RefusedNote({ options, bid }: RefusedNoteProps) {
  const text = useText();
  const deck = useDeck();
  const words = text.table.ask.announce;
  const notes = GAME_TILES.flatMap((tile) => {
    const found = refusedInstead(options, tile);
    if (!found) return [];
    const { refused, instead } = found;
    const why = words.refused(contractName(refused.contract, { text, deck }), refused.code, {
      value: nullValue(refused.contract),
      bid,
    });
    return instead
      ? `${why} ${words.possible(contractName(instead.contract, { text, deck }), instead.gameValue)}`
      : why;
  });
  if (notes.length === 0) return null;
  return <p className={styles.note}>{notes.join(' ')}</p>;
}

function nullValue(contract: Contract): number | undefined {
  if (contract.type !== 'null') return undefined;
  return NULL_VALUES.find(({ hand, ouvert }) => hand === contract.hand && ouvert === contract.ouvert)?.value;
}
