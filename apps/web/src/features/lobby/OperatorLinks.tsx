import { useText } from '../../i18n/index.ts';
import { useMe } from '../../me/me.ts';
import styles from './OperatorLinks.module.css';

/** The foot of the first page: who runs this server, and what becomes of people's data, where they have said so. */
export function OperatorLinks() {
  const words = useText().lobby.operator;
  const state = useMe();
  if (state.kind !== 'known') return null;
  const { imprint, privacy } = state.me;
  if (imprint === undefined && privacy === undefined) return null;
  return (
    <footer className={styles.foot}>
      {imprint !== undefined && <a href={imprint}>{words.imprint}</a>}
      {privacy !== undefined && <a href={privacy}>{words.privacy}</a>}
    </footer>
  );
}
