import type { Pad, PadLine } from '@skatrunde/protocol';
import { type Texts, useText } from '../../../i18n/index.ts';
import { gameName, reckoningText } from '../result/reckoning.ts';
import styles from './Pad.module.css';

export type PadLineHeadProps = {
  readonly pad: Pad;
  readonly line: PadLine;
  readonly detail: 'none' | 'under' | 'beside';
};

/** Number, game and, where there is room, its sum spelled out. */
export function PadLineHead({ pad, line, detail }: PadLineHeadProps) {
  const text = useText();
  const sum = lineSum(pad, line, text);
  const declarer = detail === 'beside' ? declarerName(pad, line) : undefined;
  const game = lineGame(line, text);
  return (
    <th scope="row" className={styles.game}>
      <span className={styles.number}>{line.game}</span>
      <span className={styles.what}>
        <span className={styles.name}>{declarer === undefined ? game : text.pad.declarerPlayed(declarer, game)}</span>
        {detail !== 'none' && sum !== '' && <span className={styles.sum}>{sum}</span>}
      </span>
    </th>
  );
}

function lineGame(line: PadLine, text: Texts): string {
  return line.result ? gameName(line.result, text) : text.pad.brokenOff;
}

function lineSum(pad: Pad, line: PadLine, text: Texts): string {
  if (line.result) return reckoningText(line.result, text);
  const by = line.brokenOffBy;
  if (!by) return '';
  const column = pad.columns.find(({ occupant }) => JSON.stringify(occupant) === JSON.stringify(by));
  const name = by.kind === 'bot' ? by.name : column?.name;
  return text.pad.brokenOffBy(name ?? text.panel.somebody);
}

function declarerName(pad: Pad, line: PadLine): string | undefined {
  if (line.result?.kind !== 'played') return undefined;
  const column = line.players[line.result.declarer];
  return column === undefined ? undefined : pad.columns[column]?.name;
}
