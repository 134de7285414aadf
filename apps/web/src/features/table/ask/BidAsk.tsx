import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { useHinted } from '../hints/hint-context.ts';
import styles from './AskRow.module.css';
import type { AskProps } from './ask-props.ts';
import { LimitButton } from './LimitButton.tsx';
import { Popover } from './Popover.tsx';
import { ValueMenu } from './ValueMenu.tsx';

/** From this many steps of the ladder on a bid is asked about once more. */
const CONFIRMED_FROM = 3;

/** Say the next value, a higher one, or pass. */
export function BidAsk({ ask, game, layout, sent, say, onCommand }: AskProps<'bid'>) {
  const text = useText();
  const words = text.table.ask.bid;
  const [open, setOpen] = useState(false);
  const isHinted = useHinted();
  const next = ask.values[0];
  const bid = (value: number): void => {
    setOpen(false);
    say({ type: 'bid', value });
  };
  return (
    <>
      {next !== undefined && (
        <Button
          kind="primary"
          pending={sent?.type === 'bid'}
          hinted={isHinted({ type: 'bid', value: next })}
          onClick={() => bid(next)}
        >
          {words.say(next)}
        </Button>
      )}
      {ask.values.length > 1 && (
        <div className={styles.anchor}>
          <Button expanded={open} onClick={() => sent === undefined && setOpen(!open)}>
            <span className={styles.opens}>
              {words.higher}
              {layout.kind !== 'small' &&
                (open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />)}
            </span>
          </Button>
          {open && (
            <Higher
              values={ask.values}
              columns={layout.phone && layout.kind !== 'across' ? 5 : 8}
              onBid={bid}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
      {!ask.lastRight && <LimitButton game={game} layout={layout} onCommand={onCommand} />}
      <Pass lastRight={ask.lastRight} pending={sent?.type === 'pass'} onPass={() => say({ type: 'pass' })} />
    </>
  );
}

type PassProps = { readonly lastRight?: boolean; readonly pending: boolean; readonly onPass: () => void };

/** Cannot be taken back, so it stands apart. */
export function Pass({ lastRight = false, pending, onPass }: PassProps) {
  const words = useText().table.ask.bid;
  const isHinted = useHinted();
  return (
    <span className={styles.apart}>
      <Button pending={pending} hinted={isHinted({ type: 'pass' })} onClick={onPass}>
        {lastRight ? words.passAll : words.pass}
      </Button>
    </span>
  );
}

type HigherProps = {
  readonly values: readonly number[];
  readonly columns: number;
  readonly onBid: (value: number) => void;
  readonly onClose: () => void;
};

/** All values above; a jump is asked about once more. */
function Higher({ values, columns, onBid, onClose }: HigherProps) {
  const words = useText().table.ask.bid;
  const [jump, setJump] = useState<number>();
  const steps = (value: number): number => values.indexOf(value) + 1;
  const pick = (value: number): void => (steps(value) >= CONFIRMED_FROM ? setJump(value) : onBid(value));
  if (jump !== undefined) {
    return (
      <Popover title={words.higherTitle} onClose={onClose}>
        <p className={styles.question} role="alert">
          {words.jump(jump, steps(jump))}
        </p>
        <div className={styles.answers}>
          <Button size="small" kind="primary" onClick={() => onBid(jump)}>
            {words.say(jump)}
          </Button>
          <Button size="small" onClick={() => setJump(undefined)}>
            {words.back}
          </Button>
        </div>
      </Popover>
    );
  }
  return (
    <ValueMenu
      title={words.higherTitle}
      note={words.anyValue(values[0] ?? 0)}
      values={values}
      columns={columns}
      onPick={pick}
      onClose={onClose}
    />
  );
}
