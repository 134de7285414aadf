import type { Pad as PadView, Stage, TableSettings, TableView } from '@skatrunde/protocol';
import { RotateCcw } from 'lucide-react';
import { rulesMark } from '../../../house-rules/preset-name.ts';
import { useText } from '../../../i18n/index.ts';
import { scoreText } from '../../../i18n/number.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Mat } from '../../../ui/Mat.tsx';
import { ToastPlace } from '../../../ui/Toast.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { OnCommand } from '../board-props.ts';
import { nameOf } from '../names.ts';
import { Pad } from '../pad/Pad.tsx';
import { isPending } from '../pending.ts';
import { type PracticeParts, usePractice } from '../practice-parts.ts';
import { LeaveTable } from '../settings/LeaveTable.tsx';
import type { PendingCommand } from '../table-store.ts';
import { hasLeft, ranking } from './ranking.ts';
import { ScoreChart } from './ScoreChart.tsx';
import styles from './Standings.module.css';
import { standingsWords } from './standings-words.ts';

export type StandingsProps = {
  readonly view: TableView;
  readonly stage: Extract<Stage, { kind: 'standings' }>;
  readonly pad: PadView | undefined;
  readonly pending: readonly PendingCommand[];
  readonly onCommand: OnCommand;
};

/** The match is over: who has won, the whole pad, and what next. */
export function Standings({ view, stage, pad, pending, onCommand }: StandingsProps) {
  const text = useText();
  const practice = usePractice();
  const wide = useMedia('(width >= 1200px)');
  const { title, lead } = standingsWords(stage, pad, text);
  return (
    <div className={styles.page}>
      <Mat className={styles.mat}>
        <div className={styles.side}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <Ranks stage={stage} pad={pad} />
          <div className={styles.actions}>
            {practice ? (
              <PracticeOn parts={practice} />
            ) : view.you.host ? (
              <Button
                kind="primary"
                wide
                pending={isPending(pending, 'newMatch')}
                onClick={() => onCommand({ type: 'newMatch' })}
              >
                {text.pad.standings.again}
              </Button>
            ) : (
              <p className={styles.lead}>
                {text.pad.standings.hostAgain(nameOf(view, view.host) ?? text.panel.somebody)}
              </p>
            )}
            {!practice && <LeaveTable view={view} />}
            <ToastPlace />
          </div>
        </div>
        {pad && (
          <div className={styles.pad}>
            <Pad
              table={view.table}
              pad={pad}
              detail={wide ? 'beside' : 'under'}
              footer={<FinalFooter pad={pad} settings={stage.match.settings} />}
            />
            <ScoreChart pad={pad} />
          </div>
        )}
      </Mat>
    </div>
  );
}

function PracticeOn({ parts }: { readonly parts: PracticeParts }) {
  const words = useText().practice;
  return (
    <>
      <Button kind="primary" wide onClick={parts.onStartOver}>
        {words.again}
      </Button>
      <Button wide icon={RotateCcw} onClick={parts.onSameDeal}>
        {words.sameDeal}
      </Button>
    </>
  );
}

function Ranks({ stage, pad }: Pick<StandingsProps, 'stage' | 'pad'>) {
  const text = useText();
  const words = text.pad.standings;
  const all = ranking(stage.match.participants);
  return (
    <ol className={styles.ranks}>
      {all.map((one) => {
        const { participant, column, place } = one;
        const name = pad?.columns[column]?.name ?? text.panel.somebody;
        return (
          <li key={column}>
            <span className={styles.place}>{place ?? '–'}</span>
            <Avatar name={name} bot={participant.occupant.kind === 'bot'} size="small" />
            <span className={styles.who}>
              <span className={styles.name}>
                {name} {hasLeft(one, all) && <span className={styles.record}>{words.gone}</span>}
              </span>
              <span className={styles.record}>{words.record(participant.won, participant.lost)}</span>
            </span>
            <span className={styles.score}>{scoreText(participant.total)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** The pad is signed with the rules it was written by; house rules carry their mark. */
function FinalFooter({ pad, settings }: { readonly pad: PadView; readonly settings: TableSettings }) {
  const text = useText();
  const passedIn = pad.lines.filter(({ result }) => result?.kind === 'passedIn').length;
  return (
    <>
      <span>{rulesMark(settings, text)}</span>
      <span>
        {text.pad.standings.gameCount(pad.lines.length)}
        {passedIn > 0 && `, ${text.pad.standings.passedIn(passedIn)}`}
      </span>
    </>
  );
}
