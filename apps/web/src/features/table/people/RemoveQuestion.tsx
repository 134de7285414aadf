import type { PersonId, TableView } from '@skatrunde/protocol';
import { useText } from '../../../i18n/index.ts';
import { Question } from '../../../ui/Question.tsx';
import { nameOf } from '../names.ts';
import { useServerNow } from '../table-context.ts';
import { useCommand } from '../use-command.ts';
import { removalText } from './removal.ts';

export type RemoveQuestionProps = {
  readonly view: TableView;
  readonly person: PersonId;
  readonly onDone: () => void;
  readonly onNo: () => void;
};

/** Before the host takes somebody out of the round: what becomes of the running game. */
export function RemoveQuestion({ view, person, onDone, onNo }: RemoveQuestionProps) {
  const text = useText();
  const say = useCommand();
  const serverNow = useServerNow();
  const words = text.panel.people;
  return (
    <Question
      title={words.removeTitle(nameOf(view, person) ?? text.panel.somebody)}
      text={removalText({ view, person, now: serverNow() }, text)}
      yes={words.remove}
      no={text.app.cancel}
      onYes={() => {
        say({ type: 'removePerson', person });
        onDone();
      }}
      onNo={onNo}
    />
  );
}
