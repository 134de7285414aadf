import type { Pad, PadLine, TableId } from '@skatrunde/protocol';
import { ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import { type Deck, useDeck } from '../../../cards/deck.ts';
import { checkAddress } from '../../../fair-cards/game-record.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { contractName } from '../board/contract-name.ts';
import { officersName, officersSum } from '../officers/reckoning.ts';
import { gameName, reckoningText } from '../result/reckoning.ts';
import { settlementText } from '../result/settlement.ts';
import styles from './Pad.module.css';

const SEPARATOR = ' · ';

export type PadLineHeadProps = {
  readonly table: TableId;
  readonly pad: Pad;
  readonly line: PadLine;
  readonly detail: 'none' | 'under' | 'beside';
};

/** Number, game and, where there is room, its sum spelled out. */
export function PadLineHead({ table, pad, line, detail }: PadLineHeadProps) {
  const text = useText();
  const words = { text, deck: useDeck() };
  const sum = lineSum(pad, line, words);
  const declarer = detail === 'beside' ? declarerName(pad, line) : undefined;
  const game = lineGame(line, words);
  const check = checkAddress(table, pad, line);
  return (
    <th scope="row" className={styles.game}>
      <GameNumber game={line.game} check={detail === 'none' ? check : undefined} />
      <span className={styles.what}>
        <span className={styles.name}>{declarer === undefined ? game : text.pad.declarerPlayed(declarer, game)}</span>
        {detail !== 'none' && sum !== '' && <Sum sum={sum} />}
      </span>
      {check !== undefined && detail !== 'none' && <CheckCards address={check} game={line.game} />}
    </th>
  );
}

/** Where there is no room for a sign, the number itself leads to the check of the cards. */
function GameNumber({ game, check }: { readonly game: number; readonly check: string | undefined }) {
  const { fairCards } = useText();
  if (check === undefined) return <span className={styles.number}>{game}</span>;
  return (
    <a
      className={styles.number}
      href={check}
      target="_blank"
      rel="noopener"
      aria-label={fairCards.checkGame(game)}
      title={fairCards.check}
    >
      {game}
    </a>
  );
}

/** The way to check that the cards of this game were fair. */
function CheckCards({ address, game }: { readonly address: string; readonly game: number }) {
  const { fairCards } = useText();
  const label = fairCards.checkGame(game);
  return (
    <a
      className={styles.check}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={fairCards.check}
    >
      <ShieldCheck aria-hidden="true" />
    </a>
  );
}

/** A step with many doublings: "× 2 Kontra × 2 Re × 2 Bock × 2 Hirsch = −1152". */
const LONG = 18;
const FACTOR = /× (\d+) /g;

/** Breaks between its steps, and inside a long one between its doublings. */
function Sum({ sum }: { readonly sum: string }) {
  const steps = sum.split(SEPARATOR);
  return (
    <span className={styles.sum}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          <span className={styles.step} data-long={step.length > LONG || undefined}>
            {step.length > LONG ? step.replaceAll(FACTOR, '×\u00a0$1\u00a0') : step}
          </span>
          {index < steps.length - 1 && SEPARATOR}
        </Fragment>
      ))}
    </span>
  );
}

type Words = { readonly text: Texts; readonly deck: Deck };

function lineGame({ result }: PadLine, words: Words): string {
  if (!result) return words.text.pad.brokenOff;
  if (result.kind === 'officers') return officersName(result.contract, words);
  return result.kind === 'played' ? contractName(result.contract, words) : gameName(result, words.text);
}

function lineSum(pad: Pad, line: PadLine, words: Words): string {
  const { text } = words;
  if (line.result?.kind === 'ramsch')
    return [reckoningText(line.result, text), ...putOnTexts(pad, line, words)].join(SEPARATOR);
  if (line.result?.kind === 'officers') return officersSum(line.result, text);
  if (line.result)
    return [reckoningText(line.result, text), settlementText(line, text)].filter(Boolean).join(SEPARATOR);
  const by = line.brokenOffBy;
  if (!by) return '';
  const column = pad.columns.find(({ occupant }) => JSON.stringify(occupant) === JSON.stringify(by));
  const name = by.kind === 'bot' ? by.name : column?.name;
  return text.pad.brokenOffBy(name ?? text.panel.somebody);
}

/** In a Schieberamsch: what each player put on. Source: rules.md 8.2. */
function putOnTexts(pad: Pad, { players, result }: PadLine, { text, deck }: Words): readonly string[] {
  if (result?.kind !== 'ramsch') return [];
  const { reckoning } = text.table;
  return result.putOn.map(({ player, cards }) => {
    const name = pad.columns[players[player] ?? -1]?.name ?? text.panel.somebody;
    if (cards === undefined) return reckoning.pushed(name);
    return reckoning.put(name, cards.putOn.map((card) => text.cards.short(card, deck)).join(' '));
  });
}

function declarerName(pad: Pad, line: PadLine): string | undefined {
  const { result } = line;
  if (result?.kind !== 'played' && result?.kind !== 'officers') return undefined;
  const column = line.players[result.kind === 'officers' ? result.announcer : result.declarer];
  return column === undefined ? undefined : pad.columns[column]?.name;
}
