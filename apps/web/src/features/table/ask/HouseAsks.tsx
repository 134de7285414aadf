import type { SkatGameView } from '@skatrunde/protocol';
import type { SkatCommand } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { seatOf } from '../board/scene.ts';
import type { OnCommand } from '../board-props.ts';
import { useHinted, useHints } from '../hints/hint-context.ts';
import styles from './AskRow.module.css';
import type { AskProps } from './ask-props.ts';
import { RearrangeDialog } from './RearrangeDialog.tsx';

/** What house rules ask: a sentence where it needs one, and two answers. */

type Answer = { readonly label: string; readonly command: SkatCommand };
type TwoAnswersProps = {
  readonly question?: string;
  readonly yes: Answer;
  readonly no: Answer;
  readonly sent: SkatCommand | undefined;
  readonly say: (answer: SkatCommand) => void;
};

function TwoAnswers({ question, yes, no, sent, say }: TwoAnswersProps) {
  const isSent = (answer: Answer): boolean => JSON.stringify(sent) === JSON.stringify(answer.command);
  const isHinted = useHinted();
  return (
    <>
      {question !== undefined && <span className={styles.asked}>{question}</span>}
      <Button kind="primary" pending={isSent(yes)} hinted={isHinted(yes.command)} onClick={() => say(yes.command)}>
        {yes.label}
      </Button>
      <Button pending={isSent(no)} hinted={isHinted(no.command)} onClick={() => say(no.command)}>
        {no.label}
      </Button>
    </>
  );
}

/** Before a compulsory Ramsch: Grand Hand instead. */
export function GrandHandAsk({ sent, say, onHand }: AskProps<'grandHand'> & { readonly onHand: () => void }) {
  const words = useText().table.house;
  const { hint } = useHints();
  return (
    <>
      <Button
        kind="primary"
        pending={sent?.type === 'pass'}
        hinted={hint?.command.type === 'pass'}
        onClick={() => say({ type: 'pass' })}
      >
        {words.noGrandHand}
      </Button>
      <Button pending={sent?.type === 'announce'} hinted={hint?.command.type === 'announce'} onClick={onHand}>
        {words.grandHand}
      </Button>
    </>
  );
}

export function PushAsk({ sent, say }: AskProps<'push'>) {
  const words = useText().table.house;
  const yes: Answer = { label: words.take, command: { type: 'pickUp' } };
  return <TwoAnswers yes={yes} no={{ label: words.push, command: { type: 'push' } }} sent={sent} say={say} />;
}

export function KnockAsk({ sent, say }: AskProps<'knock'>) {
  const words = useText().table.house;
  const yes: Answer = { label: words.knock, command: { type: 'knock', knock: true } };
  const no: Answer = { label: words.noKnock, command: { type: 'knock', knock: false } };
  return <TwoAnswers yes={yes} no={no} sent={sent} say={say} />;
}

/** Re, Bock, Hirsch; before an open game also Kontra. */
export function DoubleAsk({ ask: { word, factor }, sent, say }: AskProps<'double'>) {
  const words = useText().table.house;
  const yes: Answer = { label: words.say(word), command: { type: 'double', word, say: true } };
  const no: Answer = { label: words.letStand, command: { type: 'double', word, say: false } };
  return <TwoAnswers question={words.asks(word, factor)} yes={yes} no={no} sent={sent} say={say} />;
}

/** Revolution: the first ten are mine, the others the partner's. */
export function RearrangeAsk({ ask: { cards }, layout: { phone }, sent, say }: AskProps<'rearrange'>) {
  const words = useText().table.house;
  const [sharing, setSharing] = useState(false);
  const yes: Answer = {
    label: phone ? words.keepCardsShort : words.keepCards,
    command: { type: 'rearrange', keep: cards.slice(0, 10) },
  };
  const no: Answer = {
    label: phone ? words.swapHandsShort : words.swapHands,
    command: { type: 'rearrange', keep: cards.slice(10) },
  };
  return (
    <>
      <TwoAnswers question={words.rearrangeAsked} yes={yes} no={no} sent={sent} say={say} />
      <Button onClick={() => setSharing(true)}>{phone ? words.rearrangeShort : words.rearrange}</Button>
      {sharing && (
        <RearrangeDialog
          cards={cards}
          onClose={() => setSharing(false)}
          onKeep={(keep) => {
            setSharing(false);
            say({ type: 'rearrange', keep });
          }}
        />
      )}
    </>
  );
}

/** The partner wants to give the game away. */
export function GiveInAsk({ ask, scene, sent, say }: AskProps<'giveIn'>) {
  const words = useText().table.house;
  const question = words.giveInAsked(seatOf(scene, ask.by)?.name ?? '…');
  const yes: Answer = { label: words.agree, command: { type: 'answerGiveIn', agree: true } };
  const no: Answer = { label: words.playOn, command: { type: 'answerGiveIn', agree: false } };
  return <TwoAnswers question={question} yes={yes} no={no} sent={sent} say={say} />;
}

/** The defenders give the game away. */
export function GiftAsk({ ask, sent, say }: AskProps<'takeGift'>) {
  const words = useText().table.house;
  const yes: Answer = { label: words.takeGift, command: { type: 'answerGift', take: true } };
  const no: Answer = { label: words.playOn, command: { type: 'answerGift', take: false } };
  return <TwoAnswers question={words.giftAsked(ask.instead)} yes={yes} no={no} sent={sent} say={say} />;
}

/** Kontra, as long as I may say it. */
export function KontraOffer({ game, onCommand }: { readonly game: SkatGameView; readonly onCommand: OnCommand }) {
  const words = useText().table.house;
  const isHinted = useHinted();
  if (!game.offers.some(({ kind }) => kind === 'kontra')) return null;
  return (
    <Button
      size="small"
      hinted={isHinted({ type: 'kontra' })}
      onClick={() => onCommand({ type: 'game', moment: game.moment, command: { type: 'kontra' } })}
    >
      {words.say('kontra')}
    </Button>
  );
}
