import type { ContractOption } from '@skatrunde/rules/cards';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { reckoningSteps, stepText } from '../result/reckoning.ts';
import styles from './AnnounceSum.module.css';
import { promisedLevels } from './announcement.ts';

/** What the announcement is surely worth, counted step by step. */
export function AnnounceSum({ option, children }: { readonly option: ContractOption; readonly children?: ReactNode }) {
  const text = useText();
  const words = text.table.ask.announce;
  const count = countOf(option);
  return (
    <div className={styles.sum}>
      <div className={styles.words}>
        <p>
          {count ? count.steps.map((step) => stepText(step, text)).join(', ') : text.contracts.name(option.contract)}
        </p>
        {count && option.contract.hand && <p className={styles.note}>{words.skatMayChange}</p>}
        {children}
      </div>
      <p className={styles.value}>
        {count && <span className={styles.factor}>{words.factor(count.factor, option.gameValue / count.factor)}</span>}
        <b>{option.gameValue}</b>
      </p>
    </div>
  );
}

function countOf({ matadors, contract }: ContractOption) {
  if (!matadors) return undefined;
  const levels = promisedLevels(contract);
  return { steps: reckoningSteps({ matadors, levels }), factor: matadors.count + levels.length };
}
