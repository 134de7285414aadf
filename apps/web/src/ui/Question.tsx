import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './Question.module.css';

export type QuestionProps = {
  readonly title: string;
  readonly text: string;
  readonly note?: string | undefined;
  /** What the button does, never "yes". */
  readonly yes: string;
  readonly no: string;
  readonly pending?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before something that cannot be undone. The harmless way is the near one. */
export function Question({ title, text, note, yes, no, pending = false, onYes, onNo }: QuestionProps) {
  return (
    <Dialog
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button kind="danger" pending={pending} onClick={onYes}>
            {yes}
          </Button>
          <Button kind="primary" onClick={onNo}>
            {no}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </Dialog>
  );
}
