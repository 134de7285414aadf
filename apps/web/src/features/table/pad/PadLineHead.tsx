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
  if (line.result?.kind === 'ramsch')
    return [reckoningText(line.result, text), ...putOnTexts(pad, line, text)].join(' · ');
  if (line.result) return reckoningText(line.result, text);
  const by = line.brokenOffBy;
  if (!by) return '';
  const column = pad.columns.find(({ occupant }) => JSON.stringify(occupant) === JSON.stringify(by));
  const name = by.kind === 'bot' ? by.name : column?.name;
  return text.pad.brokenOffBy(name ?? text.panel.somebody);
}

/** In a Schieberamsch: what each player put on. Source: rules.md 8.2. */
function putOnTexts(pad: Pad, { players, result }: PadLine, text: Texts): readonly string[] {
  if (result?.kind !== 'ramsch') return [];
  const { reckoning } = text.table;
  return result.putOn.map(({ player, cards }) => {
    const name = pad.columns[players[player] ?? -1]?.name ?? text.panel.somebody;
    if (cards === undefined) return reckoning.pushed(name);
    return reckoning.put(name, cards.putOn.map((card) => text.cards.short(card, 'french')).join(' '));
  });
}

function declarerName(pad: Pad, line: PadLine): string | undefined {
  if (line.result?.kind !== 'played') return undefined;
  const column = line.players[line.result.declarer];
  return column === undefined ? undefined : pad.columns[column]?.name;
}
