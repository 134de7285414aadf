import { useNow } from '../../../ui/use-now.ts';
import { SHOWN_SECONDS } from '../ThinkTime.tsx';
import { useServerNow } from '../table-context.ts';
import styles from './SeatBadge.module.css';

/** The last seconds to think, on the coaster of who must decide; `ThinkTime` says them once. `until`: server ms. */
export function Countdown({ until }: { readonly until: number | undefined }) {
  const serverNow = useServerNow();
  useNow({ wanted: until !== undefined });
  const left = until === undefined ? 0 : Math.ceil((until - serverNow()) / 1000);
  return left > 0 && left <= SHOWN_SECONDS ? <span className={styles.countdown}>{left}</span> : null;
}
