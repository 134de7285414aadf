import { useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../ask/AskRow.module.css';
import { who } from './contract-line.ts';
import type { Layout } from './layout.ts';
import { contractOf, type Scene } from './scene.ts';
import type { RestingTrick } from './use-trick-rest.ts';

export type TrickWonProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly trick: RestingTrick;
  readonly onGoOn: () => void;
};

/** Who takes the trick that lies there, with what, and what it counts. */
export function TrickWon({ scene, layout, trick, onGoOn }: TrickWonProps) {
  const text = useText();
  const deck = useDeck();
  const card = trick.cards.find(({ player }) => player === trick.winner)?.card;
  return (
    <>
      <span className={styles.hint}>
        {card && wonText({ scene, layout, trick, card: text.cards.name(card, deck), words: text.table.board.trick })}
      </span>
      {layout.kind !== 'small' && <Button onClick={onGoOn}>{text.table.board.trick.goOn}</Button>}
    </>
  );
}

type WonWords = Omit<TrickWonProps, 'onGoOn'> & {
  readonly card: string;
  readonly words: Texts['table']['board']['trick'];
};

/** In Null points do not count. */
function wonText({ scene, layout, trick, card, words }: WonWords): string {
  const winner = who(scene, trick.winner);
  const view = scene.game?.view;
  if (view && contractOf(view)?.type === 'null')
    return layout.phone ? words.wonNullShort(winner) : words.wonNull(winner, card);
  return layout.phone ? words.wonShort(winner, trick.cardPoints) : words.won(winner, card, trick.cardPoints);
}
