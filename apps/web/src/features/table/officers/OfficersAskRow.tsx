import type { OfficersGameView } from '@skatrunde/protocol';
import type { OfficersAsk, OfficersCommand } from '@skatrunde/rules/cards';
import { useState } from 'react';
import { type Deck, useDeck } from '../../../cards/deck.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { who } from '../board/contract-line.ts';
import type { Scene } from '../board/scene.ts';
import type { RestingTrick } from '../board/use-trick-rest.ts';
import { useHinted, useHints } from '../hints/hint-context.ts';
import { AnnounceOfficers } from './AnnounceOfficers.tsx';
import { followWords } from './follow.ts';
import styles from './Officers.module.css';
import type { OfficersLayout } from './officers-layout.ts';

export type OfficersAskRowProps = {
  readonly game: OfficersGameView;
  readonly scene: Scene;
  readonly layout: OfficersLayout;
  readonly sent: OfficersCommand | undefined;
  readonly say: (command: OfficersCommand) => void;
  readonly resting: RestingTrick | undefined;
  readonly onGoOn: () => void;
  readonly onOffer: (command: OfficersCommand) => void;
};

/** What is asked of me, in one row at the lower edge. */
export function OfficersAskRow(props: OfficersAskRowProps) {
  const text = useText();
  const { layout, game } = props;
  const claim = game.offers.find((offer) => offer.kind === 'answerClaim');
  return (
    <section
      className={styles.ask}
      style={layout.ask}
      data-kind={layout.kind}
      data-arrangement={layout.arrangement}
      aria-label={text.table.ask.label}
      tabIndex={-1}
      data-ask-row
    >
      {claim ? <AnswerClaim {...props} claim={claim.claim} by={claim.by} /> : <Row {...props} />}
    </section>
  );
}

function Row({ resting, onGoOn, ...props }: OfficersAskRowProps) {
  const text = useText();
  if (!resting) return <Ask {...props} />;
  return (
    <>
      <span className={styles.hint}>
        {text.table.board.trick.wonShort(who(props.scene, resting.winner), resting.cardPoints)}
      </span>
      <Button size="small" onClick={onGoOn}>
        {text.table.board.trick.goOn}
      </Button>
    </>
  );
}

type AskProps = Omit<OfficersAskRowProps, 'resting' | 'onGoOn'>;

function Ask({ game, scene, layout, sent, say }: AskProps) {
  const text = useText();
  const deck = useDeck();
  const { ask, view } = game;
  if (view.phase === 'playing' && view.claim) {
    const { claim, answerMissing } = text.table.ask.offer;
    return <span className={styles.hint}>{`${claim.rest.open(who(scene, view.claim.by))} ${answerMissing}`}</span>;
  }
  switch (ask?.kind) {
    case 'announce':
      return <AnnounceAsk ask={ask} game={game} sent={sent} say={say} />;
    case 'kontra':
    case 're':
      return <DoubleAsk ask={ask} sent={sent} say={say} />;
    case 'play':
      return <span className={styles.hint}>{playHint({ ask, game, layout, words: { text, deck } })}</span>;
    case undefined: {
      const waiting = 'turn' in view ? view.turn : undefined;
      if (waiting === undefined) return null;
      return <span className={styles.quiet}>{text.table.ask.play.others(who(scene, waiting).name)}</span>;
    }
  }
}

type PlayHint = Pick<AskProps, 'game' | 'layout'> & {
  readonly ask: Extract<OfficersAsk, { readonly kind: 'play' }>;
  readonly words: { readonly text: Texts; readonly deck: Deck };
};

/** What must be followed, or that I lead; a narrow board has no room to say whose turn it is besides. */
function playHint({ ask, game: { view }, layout, words }: PlayHint): string {
  const { text } = words;
  const follow = followWords(ask.follow, words);
  if (follow !== undefined) return isNarrow(layout) ? follow : text.officers.ask.follow(follow);
  const { lead, turn } = text.table.ask.play;
  return view.phase === 'playing' && view.trick.length === 0 ? lead : turn;
}

function isNarrow({ kind, arrangement }: OfficersLayout): boolean {
  return arrangement === 'upright' && (kind === 'phone' || kind === 'small');
}

type AnnounceAskProps = Pick<AskProps, 'game' | 'sent' | 'say'> & {
  readonly ask: Extract<OfficersAsk, { readonly kind: 'announce' }>;
};

function AnnounceAsk({ ask, game, sent, say }: AnnounceAskProps) {
  const [open, setOpen] = useState(false);
  const words = useText().officers.ask;
  const { hint } = useHints();
  return (
    <>
      <Button kind="primary" pending={sent !== undefined} hinted={hint !== undefined} onClick={() => setOpen(true)}>
        {words.announce}
      </Button>
      {open && (
        <AnnounceOfficers
          ask={ask}
          open={game.view.hand}
          onAnnounce={(contract) => {
            setOpen(false);
            say({ type: 'announce', contract });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type DoubleAskProps = Pick<AskProps, 'sent' | 'say'> & {
  readonly ask: Extract<OfficersAsk, { readonly kind: 'kontra' | 're' }>;
};

function DoubleAsk({ ask, sent, say }: DoubleAskProps) {
  const words = useText().officers.ask;
  const isHinted = useHinted();
  return (
    <>
      <Asked>{words.question(ask.kind, ask.factor)}</Asked>
      <Button
        pending={sent?.type === ask.kind}
        hinted={isHinted({ type: ask.kind })}
        onClick={() => say({ type: ask.kind })}
      >
        {words.double(ask.kind)}
      </Button>
      <Button pending={sent?.type === 'pass'} hinted={isHinted({ type: 'pass' })} onClick={() => say({ type: 'pass' })}>
        {words.noDouble(ask.kind)}
      </Button>
    </>
  );
}

/** A question before its two answers; on a narrow board above them. */
function Asked({ children }: { readonly children: string }) {
  return <span className={`${styles.hint} ${styles.question}`}>{children}</span>;
}

type AnswerProps = OfficersAskRowProps & { readonly claim: number; readonly by: number };

/** The other says that the rest is his. */
function AnswerClaim({ scene, onOffer, claim, by }: AnswerProps) {
  const words = useText().table.ask.offer;
  const answer = (accept: boolean): void => onOffer({ type: 'answerClaim', claim, accept });
  return (
    <>
      <Asked>{words.claim.rest.says(who(scene, by))}</Asked>
      <Button onClick={() => answer(true)}>{words.acceptClaim}</Button>
      <Button onClick={() => answer(false)}>{words.keepPlaying}</Button>
    </>
  );
}
