import { useCallback } from 'react';
import { useText } from '../../i18n/index.ts';
import { useToast } from '../../ui/Toast.tsx';
import type { OnCommand } from './board-props.ts';
import { useTable } from './table-context.ts';

/** Says a command; a refusal is shown with what to do now. `stale` is shown by nothing: the newer view says it all. */
export function useCommand(): OnCommand {
  const { connection } = useTable();
  const toast = useToast();
  const { refusals } = useText();
  return useCallback(
    (command) => {
      void connection.send(command).then((answer) => {
        if (!answer.ok && answer.code !== 'stale') toast({ text: refusals[answer.code] });
      });
    },
    [connection, toast, refusals],
  );
}
