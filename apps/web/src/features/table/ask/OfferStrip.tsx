import type { SkatCommand, SkatOffer } from '@skatrunde/rules/cards';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { who } from '../board/contract-line.ts';
import type { Layout } from '../board/layout.ts';
import { declarerOf, type Scene, seatOf } from '../board/scene.ts';
import { claimWords } from './claim-words.ts';
import styles from './OfferStrip.module.css';
import { OfferUnderWay } from './OfferUnderWay.tsx';
import { useOffersUnderWay } from './offers-under-way.ts';

export type OfferStripProps = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly pending: boolean;
  readonly onOffer: (command: SkatCommand) => void;
};

/** Somebody wants to end the game early: what they say, and my answers; or that the others' answers are missing, or that the line is. */
export function OfferStrip({ scene, layout, pending, onOffer }: OfferStripProps) {
  const { game } = scene;
  const underWay = useOffersUnderWay();
  if (game?.view.phase !== 'playing') return null;
  const answers = game.offers.filter((offer) => offer.kind === 'answerClaim' || offer.kind === 'answerConcession');
  const open = openWish(scene);
  if (answers.length === 0 && !open && underWay.length === 0) return null;
  const bottom =
    layout.height -
    (standsAbove(scene, layout) ? layout.ask.top - aboveCorner(layout) : layout.ask.top + layout.ask.height);
  return (
    <div className={styles.strip} style={{ bottom }} data-beside-corner={isBesideCorner(scene, layout) || undefined}>
      {answers.length === 0 && <OpenWish scene={scene} />}
      {underWay.map((one) => (
        <OfferUnderWay key={one.id} {...one} />
      ))}
      {answers.map((offer) => (
        <Answer key={offer.kind} offer={offer} scene={scene} pending={pending} onOffer={onOffer} />
      ))}
    </div>
  );
}

/** Above the row of what is asked of me, and on an upright tablet above my badge, which stands in that row. */
function standsAbove({ game }: Scene, { kind, width }: Layout): boolean {
  return game?.ask !== undefined || (kind === 'tablet' && width < 900);
}

/** On an upright phone with nothing to answer the corner's buttons stand at the same height. */
function isBesideCorner({ game }: Scene, { phone, kind }: Layout): boolean {
  return game?.ask === undefined && phone && kind !== 'across';
}

/** On a phone the corner's buttons stand between. */
function aboveCorner({ phone, kind }: Layout): number {
  return phone && kind !== 'across' ? 56 : 12;
}

function openWish({ game }: Scene): boolean {
  return game?.view.phase === 'playing' && (game.view.claim !== undefined || game.view.concession !== undefined);
}

/** Nothing for me to answer: who waits for what. */
function OpenWish({ scene }: { readonly scene: Scene }) {
  const text = useText();
  const words = text.table.ask.offer;
  const view = scene.game?.view;
  if (view?.phase !== 'playing') return null;
  const { claim, concession } = view;
  if (claim) {
    const said = claimWords(scene, claim.by, text)?.open ?? '';
    const mine = who(scene, claim.by).you;
    return <span className={styles.words}>{mine ? `${said} ${words.answerMissing}` : said}</span>;
  }
  if (!concession) return null;
  const by = who(scene, concession.by);
  return <span className={styles.words}>{by.you ? words.yourConcession : words.openConcession(by)}</span>;
}

type AnswerOffer = Extract<SkatOffer, { readonly kind: 'answerClaim' | 'answerConcession' }>;
type AnswerProps = {
  readonly offer: AnswerOffer;
  readonly scene: Scene;
  readonly pending: boolean;
  readonly onOffer: (command: SkatCommand) => void;
};

function Answer({ offer, scene, pending, onOffer }: AnswerProps) {
  const text = useText();
  const words = text.table.ask.offer;
  const asked = questionOf(offer, scene, text);
  return (
    <>
      <span className={styles.words}>{asked.question}</span>
      <span className={styles.buttons}>
        <Button size="small" kind="normal" pending={pending} onClick={() => onOffer(answer(offer, 'accept'))}>
          {asked.accept}
        </Button>
        <Button size="small" kind="normal" pending={pending} onClick={() => onOffer(answer(offer, 'decline'))}>
          {words.keepPlaying}
        </Button>
      </span>
    </>
  );
}

function answer(offer: AnswerOffer, how: 'accept' | 'decline'): SkatCommand {
  const accept = how === 'accept';
  return offer.kind === 'answerClaim'
    ? { type: 'answerClaim', claim: offer.claim, accept }
    : { type: 'answerConcession', concession: offer.concession, accept };
}

/** A defender's wish is his partner's to share, a declarer's the defenders' to accept. */
function questionOf(
  offer: AnswerOffer,
  scene: Scene,
  text: Texts,
): { readonly question: string; readonly accept: string } {
  const words = text.table.ask.offer;
  const name = seatOf(scene, offer.by)?.name ?? '…';
  const view = scene.game?.view;
  if (offer.kind === 'answerClaim')
    return { question: claimWords(scene, offer.by, text)?.says ?? '', accept: words.acceptClaim };
  const byDeclarer = view !== undefined && declarerOf(view) === offer.by;
  return byDeclarer
    ? { question: words.concessionBy(name), accept: words.acceptConcession }
    : { question: words.concessionOfPartner(name), accept: words.concedeToo };
}
