import { useEffect } from 'react';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { useTable } from '../table-context.ts';
import styles from './OfferStrip.module.css';
import { type OfferOnItsWay, useOffersUnderWay } from './offers-under-way.ts';

/** The line is lost, and this word is not said yet, or not known to have arrived: it can be taken back. */
export function OfferUnderWay({ id, said, command }: OfferOnItsWay) {
  const text = useText();
  const { connection } = useTable();
  const announce = useAnnounce();
  const words = text.table.ask.offer.underWay;
  const word = wordOf(command, words);
  const sentence = said ? words.unsure(word) : words.waits(word);
  useEffect(() => announce(sentence), [announce, sentence]);
  return (
    <>
      <span className={styles.words}>{sentence}</span>
      <span className={styles.buttons}>
        <Button size="small" kind="normal" onClick={() => connection.takeBack(id)}>
          {words.takeBack}
        </Button>
      </span>
    </>
  );
}

/** The same in a strip of its own, where there is no other; `bottom`: px above the board's lower edge. */
export function UnderWayStrip({ bottom }: { readonly bottom: number }) {
  const underWay = useOffersUnderWay();
  if (underWay.length === 0) return null;
  return (
    <div className={styles.strip} style={{ bottom }}>
      {underWay.map((one) => (
        <OfferUnderWay key={one.id} {...one} />
      ))}
    </div>
  );
}

function wordOf({ command }: OfferOnItsWay['command'], words: Texts['table']['ask']['offer']['underWay']): string {
  const { type } = command;
  return type === 'concede' || type === 'claim' || type === 'kontra' || type === 'giveIn' ? words[type] : words.answer;
}
