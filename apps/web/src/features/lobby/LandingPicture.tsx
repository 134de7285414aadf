import type { Card } from '@skatrunde/rules/cards';
import { CardFace } from '../../cards/CardFace.tsx';
import { Mat } from '../../ui/Mat.tsx';
import styles from './LandingPicture.module.css';

const TRICK: readonly Card[] = ['H7', 'HT', 'HA'];
const HAND: readonly Card[] = ['CJ', 'SJ', 'HJ', 'DJ', 'CA', 'CT', 'CK'];

/** A good hand on the mat; only to look at. */
export function LandingPicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <Mat className={styles.mat}>
        <div className={styles.trick}>
          {TRICK.map((card) => (
            <span key={card}>
              <CardFace card={card} />
            </span>
          ))}
        </div>
      </Mat>
      <div className={styles.hand}>
        {HAND.map((card, index) => (
          <span key={card} style={{ '--turn': index - (HAND.length - 1) / 2 }}>
            <CardFace card={card} />
          </span>
        ))}
      </div>
    </div>
  );
}
