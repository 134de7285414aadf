import type { Pad as PadView, TableId } from '@skatrunde/protocol';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './Pad.module.css';
import { PadLineHead } from './PadLineHead.tsx';
import { padRows } from './pad-rows.ts';

export type PadProps = {
  readonly table: TableId;
  readonly pad: PadView;
  /** The sum of each game: not shown, under its name, or in a column of its own. */
  readonly detail: 'none' | 'under' | 'beside';
  readonly footer?: ReactNode;
};

/** The Skat pad: ruled columns, an old total is struck through, the present one is bold. */
export function Pad({ table, pad, detail, footer }: PadProps) {
  const text = useText();
  const lines = pad.lines.length;
  return (
    <div className={styles.pad} data-surface="pad" data-detail={detail} data-columns={pad.columns.length}>
      <div className={styles.binding} />
      <ScrollBox className={styles.paper} label={text.pad.lines} endOn={lines}>
        <table>
          <thead>
            <tr>
              <th scope="col" className={styles.gameHead}>
                {text.pad.game}
              </th>
              {pad.columns.map(({ name }, column) => (
                // A column never moves: its place is its identity.
                <th key={`${column}-${name}`} scope="col" className={styles.nameHead} title={name}>
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines === 0 && (
              <tr>
                <th scope="row" className={styles.empty}>
                  {text.pad.empty}
                </th>
                {pad.columns.map(({ name }, column) => (
                  <td key={`${column}-${name}`} />
                ))}
              </tr>
            )}
            {padRows(pad).map(({ line, cells }) => (
              <tr key={line.game}>
                <PadLineHead table={table} pad={pad} line={line} detail={detail} />
                {cells.map((cell, column) => (
                  <td key={`${column}-${pad.columns[column]?.name ?? ''}`}>
                    {cell && (
                      <span
                        className={styles.total}
                        data-present={cell.present || undefined}
                        data-minus={cell.total < 0 || undefined}
                      >
                        <VisuallyHidden>
                          {cell.present ? text.pad.now(cell.total) : text.pad.struck(cell.total)}
                        </VisuallyHidden>
                        <span aria-hidden="true">{scoreText(cell.total)}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
