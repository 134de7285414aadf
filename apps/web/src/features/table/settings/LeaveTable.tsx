import type { TableView } from '@skatrunde/protocol';
import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetTable } from '../../../connection/last-table.ts';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useToast } from '../../../ui/Toast.tsx';
import { gameEnds } from '../people/removal.ts';
import { useTable } from '../table-context.ts';

/** Leaving is only this button, after a question that says what it does to the others. */
export function LeaveTable({ view }: { readonly view: TableView }) {
  const text = useText();
  const toast = useToast();
  const { connection } = useTable();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    const answer = await connection.send({ type: 'leave' });
    setLeaving(false);
    if (answer.ok || answer.code === 'notAtTable') {
      forgetTable();
      return navigate('/');
    }
    toast({ text: text.refusals[answer.code] });
    setAsking(false);
  };
  return (
    <>
      <Button kind="quiet" size="small" wide icon={DoorOpen} onClick={() => setAsking(true)}>
        {text.panel.table.leave}
      </Button>
      {asking && (
        <Question
          title={text.panel.leave.title}
          text={consequence(view, text)}
          note={view.stage.kind === 'game' ? text.panel.leave.absence : undefined}
          yes={text.panel.leave.go}
          no={text.panel.leave.stay}
          pending={leaving}
          onYes={() => void leave()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

function consequence(view: TableView, text: Texts): string {
  const words = text.panel.leave;
  if (view.you.role === 'watcher') return words.watcher;
  switch (view.stage.kind) {
    case 'lobby':
    case 'standings':
      return words.lobby;
    case 'game':
      if (view.stage.game.view.you === undefined) return words.pause;
      return gameEnds(view) === 'givenUp' ? words.gameGivenUp : words.game;
    case 'pause':
      return words.pause;
  }
}
