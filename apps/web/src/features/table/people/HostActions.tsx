import type { TableView } from '@skatrunde/protocol';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useCommand } from '../use-command.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
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
      {asking === 'removePerson' && (
        <RemoveQuestion view={view} person={person} onDone={onDone} onNo={() => setAsking(undefined)} />
      )}
      {asking === 'handOver' && (
        <Question
          title={words.handOverTitle(name)}
          text={words.handOverText}
          yes={words.handOver}
          no={text.app.cancel}
          onYes={() => {
            say({ type: 'handOver', person });
            onDone();
          }}
          onNo={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
