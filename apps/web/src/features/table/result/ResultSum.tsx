import type { LevelReckoning, PlayedResult } from '@skatrunde/rules/cards';
import { ChevronRight } from 'lucide-react';
import { useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';
import { contractName } from '../board/contract-name.ts';
import styles from './ResultSum.module.css';
import { doublingsText, type ReckoningStep, reckoningSteps, scoreBeforeDoublings } from './reckoning.ts';

/** The sum, step by step; lost and overbid are spelled out below it, and the last number is the big one. */
export function ResultSum({ result }: { readonly result: PlayedResult }) {
  const text = useText();
  const { reckoning, doublings } = result;
  const doubled = doublings.length > 0;
  return (
    <div className={styles.sum}>
      <div className={styles.row}>
        {reckoning.kind === 'levels' ? <Steps reckoning={reckoning} result={result} /> : <NullStep result={result} />}
        <span className={styles.equals}>
          <Sign sign="=" />
          <b className={result.won && !doubled ? styles.big : styles.value}>{result.gameValue}</b>
        </span>
      </div>
      {!result.won && (
        <div className={styles.lost}>
          {result.overbid && <Charged words={text.table.result.charged(result.bid, result.overbid.charged)} />}
          <span className={styles.equals}>
            <span className={styles.twice}>
              {result.lostFactor === 1 ? text.table.result.lostOnce : text.table.result.lostTwice}
            </span>
            <b className={doubled ? styles.value : styles.big} data-minus>
              {scoreText(scoreBeforeDoublings(result))}
            </b>
          </span>
        </div>
      )}
      {doubled && (
        <div className={styles.lost}>
          <span className={styles.twice}>{doublingsText(doublings, result.score, text)}</span>
        </div>
      )}
    </div>
  );
}

function Charged({ words: [before, value] }: { readonly words: readonly [string, string] }) {
  return (
    <span className={styles.charged}>
      {before} <b>{value}</b>
    </span>
  );
}

type StepsProps = { readonly reckoning: LevelReckoning; readonly result: PlayedResult };

function Steps({ reckoning, result }: StepsProps) {
  const text = useText();
  const deck = useDeck();
  const { contract } = result;
  const base = contract.type === 'suit' ? text.cards.suit(contract.trump, deck) : text.table.ask.announce.grand;
  return (
    <>
      {reckoningSteps(reckoning).map((step, index) => (
        <span key={stepKey(step)} className={styles.stepped}>
          {index > 0 && <ChevronRight className={styles.then} aria-hidden="true" />}
          <Step word={stepWord(step, text)} count={step.count} />
        </span>
      ))}
      <Sign sign="×" />
      <Step word={base} count={reckoning.base} />
    </>
  );
}

function stepKey(step: ReckoningStep): string {
  return step.kind === 'matadors' ? 'matadors' : `${step.level} ${step.count}`;
}

function stepWord(step: ReckoningStep, text: Texts): string {
  if (step.kind === 'level') return text.table.reckoning.level(step.level);
  return text.table.result.step[step.matadors.kind];
}

function NullStep({ result }: { readonly result: PlayedResult }) {
  const text = useText();
  const deck = useDeck();
  return <span className={styles.null}>{contractName(result.contract, { text, deck })}</span>;
}

/** A word over its number. */
export function Step({ word, count }: { readonly word: string; readonly count: number }) {
  return (
    <span className={styles.step}>
      <span className={styles.word}>{word} </span>
      <b>{count}</b>
    </span>
  );
}

/** Between two numbers. */
export function Sign({ sign }: { readonly sign: string }) {
  return <span className={styles.sign}>{sign}</span>;
}
