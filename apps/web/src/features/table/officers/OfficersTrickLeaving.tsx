import type { Player } from '@skatrunde/rules/cards';
import styles from '../board/LeavingTrick.module.css';
import { LeavingCard } from '../board/LeavingTrick.tsx';
import type { RestingTrick } from '../board/use-trick-rest.ts';
import type { OfficersLayout, Side } from './officers-layout.ts';

export type OfficersTrickLeavingProps = {
  readonly trick: RestingTrick;
  readonly layout: OfficersLayout;
  readonly me: Player;
};

/** A won trick shrinks to this. */
const PILE_WIDTH = 30;

/** A trick on its way to who took it; a picture of something that has already happened. */
export function OfficersTrickLeaving({ trick, layout, me }: OfficersTrickLeavingProps) {
  const sideOf = (player: Player): Side => (player === me ? layout.mine : layout.theirs);
  const to = { ...sideOf(trick.winner).pile, angle: 0, width: PILE_WIDTH };
  return (
    <div className={styles.trick} aria-hidden="true">
      {trick.cards.map((one) => (
        <LeavingCard key={one.card} card={one} from={sideOf(one.player).trick} to={to} />
      ))}
    </div>
  );
}
