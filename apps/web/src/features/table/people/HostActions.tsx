import type { TableView } from '@skatrunde/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useCommand } from '../use-command.ts';
import type { TablePerson } from './table-people.ts';

export type HostActionsProps = {
  readonly one: Extract<TablePerson, { kind: 'person' }>;
  readonly view: TableView;
  readonly onDone: () => void;
};

/** What the host can do about one person: hand the table over, remove, take the removal back. Each after a question. */
export function HostActions({ one, view, onDone }: HostActionsProps) {
  const text = useText();
  const say = useCommand();
  const [asking, setAsking] = useState<'handOver' | 'removePerson'>();
  const { person, name } = one.person;
  const words = text.panel.people;
  const later = one.role === 'player' && view.stage.kind === 'game';
  return (
    <>
      <Button size="small" onClick={() => setAsking('handOver')}>
        {words.handOver}
      </Button>
      {one.leavesAfterGame ? (
        <Button
          size="small"
          onClick={() => {
            say({ type: 'allowBack', person });
            onDone();
          }}
        >
          {words.letStay}
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking('removePerson')}>
          {words.remove}
        </Button>
      )}
      {asking !== undefined && (
        <Question
          title={asking === 'handOver' ? words.handOverTitle(name) : words.removeTitle(name)}
          text={asking === 'handOver' ? words.handOverText : later ? words.removeLater : words.removeNow}
          yes={asking === 'handOver' ? words.handOver : words.remove}
          no={text.app.cancel}
          onYes={() => {
            say({ type: asking, person });
            setAsking(undefined);
            onDone();
          }}
          onNo={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
