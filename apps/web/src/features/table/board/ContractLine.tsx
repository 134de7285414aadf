import type { TableUpdate } from '@skatrunde/protocol';
import type { ReactNode } from 'react';
import { useDeck } from '../../../cards/deck.ts';
import { useText } from '../../../i18n/index.ts';
import { OfficersLine } from '../officers/OfficersLine.tsx';
import styles from './ContractLine.module.css';
import { lineOf } from './contract-line.ts';
import { SuitDisc } from './SuitDisc.tsx';
import { sceneOf } from './scene.ts';

/** What is on: contract, bid, announcements. Stands in the top bar (phone: in its own strip below it). */
export function ContractLine({ update }: { readonly update: TableUpdate }) {
  const text = useText();
  const deck = useDeck();
  const scene = sceneOf(update);
  if (!scene) return null;
  if (scene.officers && update.view.stage.kind === 'game') return <OfficersLine game={scene.officers} scene={scene} />;
  const { contract, title, shortTitle, detail, shortDetail } = lineOf(scene, { stage: update.view.stage, text, deck });
  return (
    <p className={styles.line}>
      {contract && <SuitDisc contract={contract} />}
      <Both className={styles.title} long={title} short={shortTitle} />
      {detail !== '' && <span className={styles.dot} aria-hidden="true" />}
      {detail !== '' && <Both className={styles.detail} long={detail} short={shortDetail} />}
    </p>
  );
}

type BothProps = { readonly className: string | undefined; readonly long: string; readonly short: string };

/** The whole sentence, and a short one for the phone; the styles show one of them. */
function Both({ className, long, short }: BothProps): ReactNode {
  if (long === short) return <span className={className}>{long}</span>;
  return (
    <>
      <span className={`${className} ${styles.long}`}>{long}</span>
      <span className={`${className} ${styles.short}`}>{short}</span>
    </>
  );
}
