import type { PersonView, StandInView, TableView } from '@skatrunde/protocol';
import { Bot, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { type Texts, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { useMedia } from '../../ui/use-media.ts';
import styles from './AwaySlip.module.css';
import { useCommand } from './use-command.ts';

export type StandInSlipProps = {
  readonly view: TableView;
  /** Everybody waits for them. */
  readonly person: PersonView;
  readonly standIn: Extract<StandInView, { readonly state: 'asked' }>;
};

/** Should a bot play for somebody who keeps all waiting? Who sits here says so; the majority decides. */
export function StandInSlip({ view, person, standIn }: StandInSlipProps) {
  const text = useText();
  const say = useCommand();
  const announce = useAnnounce();
  const strip = useMedia('(width < 360px), (height < 500px)');
  const words = text.bots.standIn;
  const title = (standIn.why === 'away' ? words.askedAway : words.askedThinking)(person.name);
  const tell = useEffectEvent(() => announce(title));
  useEffect(() => tell(), []);
  const me = view.you.person;
  const agreed = standIn.agreed.includes(me);
  const answer = (agree: boolean): void =>
    say({ type: 'answerStandIn', person: person.person, standIn: standIn.standIn, agree });
  return (
    <section className={styles.slip} data-surface={strip ? undefined : 'paper'} aria-label={title}>
      <Bot className={styles.icon} aria-hidden="true" />
      <p className={styles.words}>
        <b className={styles.title}>{title}</b>
        {!strip && <span className={styles.lines}>{linesOf({ view, person, standIn }, text).join(' ')}</span>}
      </p>
      {view.you.role === 'player' && (
        <div className={styles.buttons}>
          {!agreed && (
            <Button size="small" kind="primary" onClick={() => answer(true)}>
              {words.yes}
            </Button>
          )}
          {!standIn.against.includes(me) &&
            (strip ? (
              <IconButton icon={X} label={words.no} onClick={() => answer(false)} />
            ) : (
              <Button size="small" onClick={() => answer(false)}>
                {words.no}
              </Button>
            ))}
        </div>
      )}
    </section>
  );
}

/** "Kommt Henning wieder, geht es sofort von Hand weiter. 1 von 2 dafür. Du bist dafür." */
function linesOf({ view, person, standIn }: StandInSlipProps, text: Texts): readonly string[] {
  const words = text.bots.standIn;
  const me = view.you.person;
  const mine = standIn.agreed.includes(me)
    ? words.youAgreed
    : standIn.against.includes(me)
      ? words.youAgainst
      : undefined;
  const sentences = [words.agreed(standIn.agreed.length, standIn.needed), mine].flatMap((one) => one ?? []);
  const stated = sentences.map((one) => `${one}.`);
  return standIn.why === 'away' ? [words.untilBack(person.name), ...stated] : stated;
}
