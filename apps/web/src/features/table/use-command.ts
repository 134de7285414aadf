import type { TableCommand } from '@skatrunde/protocol';
import { useCallback } from 'react';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { OnCommand } from './board-props.ts';
import { useTable } from './table-context.ts';

/** Says a command; a refusal is shown with what to do now. */
export function useCommand(): OnCommand {
  const { connection } = useTable();
  const toast = useToast();
  const { refusals } = useText();
  return useCallback(
    (command) => {
      void connection.send(command).then((answer) => {
        if (answer.ok || 'takenBack' in answer || isToldByView(answer.code, command)) return;
        toast({ text: refusals[answer.code] });
      });
    },
    [connection, toast, refusals],
  );
}

/** The newer view says it all; only who gave up, claimed or set a limit must hear that it did not count. */
function isToldByView(code: string, command: TableCommand): boolean {
  return code === 'stale' && !('moment' in command);
}
