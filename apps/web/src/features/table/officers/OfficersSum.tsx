import type { OfficersReckoning, OfficersResult } from '@skatrunde/rules/cards';
import { ChevronRight } from 'lucide-react';
import { useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';
import styles from '../result/ResultSum.module.css';
import { Sign, Step } from '../result/ResultSum.tsx';
import { officersName, officersScore } from './reckoning.ts';

/** The sum, step by step; what doubles stands below it, and the last number is the big one. */
export function OfficersSum({ result }: { readonly result: OfficersResult }) {
  const text = useText();
  const deck = useDeck();
  const { score, beforeDoublings, lostTwice, doublings } = officersScore(result);
  const { reckoning } = result;
  const doubled = doublings.length > 0;
  const isRamsch = reckoning.kind === 'ramsch';
  return (
    <div className={styles.sum}>
      <div className={styles.row}>
        {reckoning.kind === 'levels' ? (
          <Levels reckoning={reckoning} base={officersName(result.contract, { text, deck })} />
        ) : (
          <span className={styles.null}>{plainText(reckoning, text)}</span>
        )}
        <span className={styles.equals}>
          <Sign sign="=" />
          <b className={lostTwice || doubled ? styles.value : styles.big} data-minus={isRamsch || undefined}>
            {scoreText(isRamsch ? -result.value : result.value)}
          </b>
        </span>
      </div>
      {lostTwice && (
        <div className={styles.lost}>
          <span className={styles.equals}>
            <span className={styles.twice}>{text.table.result.lostTwice}</span>
            <b className={doubled ? styles.value : styles.big} data-minus>
              {scoreText(beforeDoublings)}
            </b>
          </span>
        </div>
      )}
      {doubled && (
        <div className={styles.lost}>
          <span className={styles.equals}>
            <span className={styles.twice}>
              {text.officers.sum.doubled(doublings.map(text.table.reckoning.doubling))}
            </span>
            <b className={styles.big} data-minus={score < 0 || undefined}>
              {scoreText(score)}
            </b>
          </span>
        </div>
      )}
    </div>
  );
}

/** Where card points alone decide. */
function plainText(reckoning: Exclude<OfficersReckoning, { kind: 'levels' }>, text: Texts): string {
  return reckoning.kind === 'durchmarsch'
    ? text.officers.sum.durchmarsch
    : text.table.reckoning.ramsch(reckoning.cardPoints);
}

type LevelsProps = { readonly reckoning: Extract<OfficersReckoning, { kind: 'levels' }>; readonly base: string };

function Levels({ reckoning, base }: LevelsProps) {
  const { reckoning: words } = useText().table;
  return (
    <>
      {reckoning.levels.map((level, index) => (
        <span key={level} className={styles.stepped}>
          {index > 0 && <ChevronRight className={styles.then} aria-hidden="true" />}
          <Step word={words.level(level)} count={index + 1} />
        </span>
      ))}
      <Sign sign="×" />
      <Step word={base} count={reckoning.base} />
    </>
  );
}
