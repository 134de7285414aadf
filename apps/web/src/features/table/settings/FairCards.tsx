import type { GameView, TableView } from '@skatrunde/protocol';
import { ExternalLink } from 'lucide-react';
import { CHECK_PATH } from '../../../fair-cards/game-record.ts';
import { useText } from '../../../i18n/index.ts';
import { columnNames } from '../names.ts';
import styles from './FairCards.module.css';

/** For who wants to know: to what the running game is bound, who added to its shuffle, and who was skipped. */
export function FairCards({ view }: { readonly view: TableView }) {
  const { fairCards } = useText();
  const words = fairCards.atTable;
  const { stage } = view;
  const game = stage.kind === 'game' || stage.kind === 'pause' ? stage.game : undefined;
  const next = stage.kind === 'pause' ? stage.chance : undefined;
  return (
    <section className={styles.slip} data-surface="pad">
      <h2>{words.title}</h2>
      <dl className={styles.facts}>
        {game && <BoundGame view={view} game={game} />}
        {next && <Commitment label={words.boundNext} commitment={next.commitment} />}
      </dl>
      {!game && !next && <p className={styles.note}>{words.notDealt}</p>}
      <a
        className={styles.how}
        href={CHECK_PATH}
        target="_blank"
        rel="noopener"
        aria-label={fairCards.inNewTab(words.how)}
      >
        {words.how}
        <ExternalLink className={styles.away} aria-hidden="true" />
      </a>
    </section>
  );
}

function BoundGame({ view, game }: { readonly view: TableView; readonly game: GameView }) {
  const text = useText();
  const words = text.fairCards.atTable;
  const { commitment, added, skipped } = game.chance;
  const names = (columns: readonly number[]): string =>
    columns.length === 0 ? words.nobody : text.app.list(columnNames(inOrder(columns), view, text));
  return (
    <>
      <Commitment label={words.bound(game.game)} commitment={commitment} />
      <div>
        <dt>{words.added}</dt>
        <dd>{names(added)}</dd>
        {hasBots(view) && <dd className={styles.note}>{words.bots}</dd>}
      </div>
      <div>
        <dt>{words.skipped}</dt>
        <dd>{names(skipped)}</dd>
      </div>
    </>
  );
}

function Commitment({ label, commitment }: { readonly label: string; readonly commitment: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code className={styles.number}>{commitment}</code>
      </dd>
    </div>
  );
}

function inOrder(columns: readonly number[]): readonly number[] {
  return [...columns].sort((a, b) => a - b);
}

function hasBots({ seats }: TableView): boolean {
  return seats.some(({ occupant }) => occupant?.kind === 'bot');
}
