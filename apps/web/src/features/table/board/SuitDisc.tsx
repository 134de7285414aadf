import type { ContractInPlay, OfficersContract } from '@skatrunde/rules/cards';
import { SuitSign } from '../../../cards/SuitSign.tsx';
import styles from './SuitDisc.module.css';

/** Null takes no trick; the same in every language. */
export const NOUGHT = '0';

/** What is played, as a sign on a cream disc: the trump, four suits for Grand, a nought for Null. */
export function SuitDisc({ contract }: { readonly contract: ContractInPlay | OfficersContract }) {
  return (
    <span className={styles.disc} data-type={contract.type} aria-hidden="true">
      <GameSign contract={contract} />
    </span>
  );
}

export function GameSign({
  contract,
}: {
  readonly contract: Pick<ContractInPlay, 'type'> | ContractInPlay | OfficersContract;
}) {
  switch (contract.type) {
    case 'suit':
      return 'trump' in contract ? <SuitSign suit={contract.trump} /> : null;
    case 'grand':
    case 'ramsch':
      return <GrandSign />;
    case 'null':
      return <span className={styles.nought}>{NOUGHT}</span>;
  }
}

export function GrandSign() {
  return (
    <span className={styles.grand}>
      <SuitSign suit="C" />
      <SuitSign suit="S" />
      <SuitSign suit="H" />
      <SuitSign suit="D" />
    </span>
  );
}
