import { useDeck } from '../../../cards/deck.ts';
import { SuitSign } from '../../../cards/SuitSign.tsx';
import { type Texts, useText } from '../../../i18n/index.ts';
import { GrandSign, NOUGHT } from '../board/SuitDisc.tsx';
import { type AnnouncementOptions, chosenOption, GAME_TILES, type GameTile, refusedInstead } from './announcement.ts';
import { BASES } from './bid-meanings.ts';
import styles from './GameTiles.module.css';

export type GameTilesProps = {
  readonly options: AnnouncementOptions;
  readonly chosen: GameTile | undefined;
  readonly onChoose: (tile: GameTile) => void;
};

/** The games to choose from. One that is refused in its plain form is dashed; one that is refused in every form is off. */
export function GameTiles({ options, chosen, onChoose }: GameTilesProps) {
  const text = useText();
  const deck = useDeck();
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>{text.table.ask.announce.choose}</legend>
      {GAME_TILES.map((tile, index) => {
        const possible = chosenOption(options, { tile, wanted: [] }) !== undefined;
        return (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            aria-pressed={tile === chosen}
            aria-disabled={!possible || undefined}
            data-dashed={refusedInstead(options, tile) !== undefined || undefined}
            data-first={index === 0 || undefined}
            onClick={() => possible && onChoose(tile)}
          >
            <span className={styles.sign} aria-hidden="true">
              <TileSign tile={tile} />
            </span>
            <span className={styles.name}>
              {tileName(tile, text, deck)} {tile !== 'null' && <span className={styles.base}>{BASES[tile]}</span>}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

function TileSign({ tile }: { readonly tile: GameTile }) {
  switch (tile) {
    case 'grand':
      return <GrandSign />;
    case 'null':
      return <span className={styles.nought}>{NOUGHT}</span>;
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      return <SuitSign suit={tile} />;
  }
}

function tileName(tile: GameTile, text: Texts, deck: ReturnType<typeof useDeck>): string {
  const { grand, null: nullGame } = text.table.ask.announce;
  if (tile === 'grand') return grand;
  if (tile === 'null') return nullGame;
  return text.cards.suit(tile, deck);
}
