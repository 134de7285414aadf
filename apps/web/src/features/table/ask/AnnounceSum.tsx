import type { ContractOption } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import { reckoningSteps, stepText } from '../result/reckoning.ts';
import styles from './AnnounceSum.module.css';
import { promisedLevels } from './announcement.ts';

/** What the announcement is surely worth, counted step by step. */
export function AnnounceSum({ option }: { readonly option: ContractOption }) {
  const text = useText();
  const words = text.table.ask.announce;
  const count = countOf(option);
  const warning = warningOf(option, text);
  return (
    <div className={styles.sum}>
      <div className={styles.words}>
        <p>
          {count ? count.steps.map((step) => stepText(step, text)).join(', ') : text.contracts.name(option.contract)}
        </p>
        {count && option.contract.hand && <p className={styles.note}>{words.skatMayChange}</p>}
        {warning !== undefined && (
          <p className={styles.warning} role="note">
            {warning}
          </p>
        )}
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

/** Ouvert and Schwarz mean every trick; that is worth saying before it is announced. */
function warningOf({ contract }: ContractOption, text: Texts): string | undefined {
  const words = text.table.ask.announce;
  if (contract.type === 'null') return contract.ouvert ? words.noTrickOpen : undefined;
  if (contract.ouvert) return words.everyTrick;
  return contract.schwarzAnnounced ? words.allTricks : undefined;
}
