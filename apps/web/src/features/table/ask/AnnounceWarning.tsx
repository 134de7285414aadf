import type { ContractOption } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import styles from './AnnounceWarning.module.css';

/** Ouvert and Schwarz mean every trick; that is worth saying before it is announced. */
export function AnnounceWarning({ option }: { readonly option: ContractOption }) {
  const text = useText();
  const warning = warningOf(option, text);
  if (warning === undefined) return null;
  return (
    <p className={styles.warning} role="note">
      {warning}
    </p>
  );
}

function warningOf({ contract }: ContractOption, text: Texts): string | undefined {
  const words = text.table.ask.announce;
  if (contract.type === 'null') return contract.ouvert ? words.noTrickOpen : undefined;
  if (contract.ouvert) return words.everyTrick;
  return contract.schwarzAnnounced ? words.allTricks : undefined;
}
