import { GONE_REASONS, type TableCard } from '@skatrunde/protocol';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { fetchTableCard } from '../../connection/api.ts';
import { forgetTable, lastTable } from '../../connection/last-table.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './BackToTable.module.css';

/** Who still sits at a table finds the way back on the first page. */
export function BackToTable() {
  const text = useText();
  const [, navigate] = useLocation();
  const card = useMyTable();
  if (!card) return null;
  const words = text.lobby.landing;
  return (
    <div className={styles.row}>
      <p className={styles.text}>{words.stillThere(card.title === '' ? text.app.list(card.names) : card.title)}</p>
      <Button icon={Undo2} onClick={() => navigate(`/t/${card.table}`)}>
        {words.backToTable}
      </Button>
    </div>
  );
}

/** The table this browser was at last, if one still belongs to it. A server that is just being started again is no reason to forget it. */
function useMyTable(): TableCard | undefined {
  const [card, setCard] = useState<TableCard>();
  useEffect(() => {
    const table = lastTable();
    if (table === undefined) return;
    let wanted = true;
    void fetchTableCard(table).then((answer) => {
      if (wanted && answer.ok && answer.value.member) setCard(answer.value);
      if (!answer.ok && GONE_REASONS.some((reason) => reason === answer.code)) forgetTable();
    });
    return () => {
      wanted = false;
    };
  }, []);
  return card;
}
