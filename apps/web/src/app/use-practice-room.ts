import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type PracticeLine, practiceLine } from '../connection/practice-line.ts';
import { type Choice, changeChoice, choice, tableSettings, tempoAt } from '../features/practice/choice.ts';
import type { TableContextValue } from '../features/table/table-context.ts';
import { useRoomOn } from '../features/table/use-room.ts';
import { settingsInQuery } from '../house-rules/link-settings.ts';
import { useText } from '../i18n/index.ts';
import { useMe } from '../me/me.ts';
import type { PracticeChoice, PracticeNames } from '../workers/practice-messages.ts';

export type PracticeHere = {
  readonly room: TableContextValue;
  readonly sameDeal: () => void;
  readonly startOver: (change: Partial<Choice>) => void;
  readonly setPace: (pace: Choice['pace']) => void;
};

/** The practice table of this browser: its line, and what one may do with it that no table of friends could bear. */
export function usePracticeRoom(): PracticeHere {
  const names = useNames();
  const latest = useRef(names);
  const { line, ...room } = useRoomOn((store) =>
    practiceLine({
      start: () => new Worker(new URL('../workers/practice.ts', import.meta.url), { type: 'module' }),
      opening: () => ({ choice: chosen(), names: latest.current }),
      onLaidAnew: store.forget,
    }),
  );
  useEffect(() => {
    latest.current = { me: names.me, table: names.table };
    line.callIt(latest.current);
  }, [line, names.me, names.table]);
  const startOver = (change: Partial<Choice>): void => {
    changeChoice(change);
    line.startOver(chosen());
  };
  useRulesInLink(line);
  return {
    room,
    sameDeal: line.sameDeal,
    startOver,
    setPace(pace) {
      changeChoice({ pace });
      void room.connection.send({ type: 'changeTempo', tempo: tempoAt(pace) });
    },
  };
}

function chosen(): PracticeChoice {
  return { level: choice().level, settings: tableSettings(choice()) };
}

/** `/practice?preset=pub`: begins anew with these rules, once. */
function useRulesInLink(line: PracticeLine): void {
  const rules = settingsInQuery(useSearch());
  const [, navigate] = useLocation();
  const wanted = rules !== undefined;
  const begin = useEffectEvent(() => {
    navigate('/practice', { replace: true });
    if (rules === undefined) return;
    changeChoice({ rules });
    line.startOver(chosen());
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
}

function useNames(): PracticeNames {
  const { practice } = useText();
  const me = useMe();
  return { me: me.kind === 'known' && me.me.named ? me.me.name : practice.me, table: practice.title };
}
