import type { OfficersGameView } from '@skatrunde/protocol';
import type { Player } from '@skatrunde/rules/cards';
import { useText } from '../../../i18n/index.ts';
import { cardPointsOf, officersInGame } from './in-game.ts';
import styles from './Officers.module.css';
import type { OfficersLayout } from './officers-layout.ts';

export type OfficersPointsProps = {
  readonly game: OfficersGameView;
  readonly layout: OfficersLayout;
  readonly me: Player;
};

/** What both have taken, in large figures at their rows; where there is no room for that, the badges say it. */
export function OfficersPoints({ game: { view }, layout, me }: OfficersPointsProps) {
  const { board } = useText().officers;
  return [layout.theirs, layout.mine].map(({ points: box }, index) => {
    const player = index === 0 ? 1 - me : me;
    const points = cardPointsOf(view, player);
    if (box === undefined || points === undefined) return null;
    return (
      <p key={player} className={styles.points} style={box} aria-hidden="true">
        <b>{points}</b>
        <span>{board.underPoints(points, officersInGame(view, player).tricks)}</span>
      </p>
    );
  });
}
