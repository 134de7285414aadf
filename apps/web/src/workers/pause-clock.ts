import type { PersonId, Table, TableClock, TableState } from '@skatrunde/table';

/** Between two tries to do what is due, in ms. */
const RING_AGAIN = 500;

/**
 * Rings where a table waits for the time, but not to end the pause after a game: whoever practises may look at the result
 * as long as they like.
 */
export function pauseClock(clock: TableClock, person: PersonId) {
  let cancel = (): void => undefined;

  function wait(table: Table, atLeast = 0): void {
    cancel();
    const at = table.deadline()?.at;
    if (at === undefined || isReading(table.state, person)) return;
    cancel = clock.after(Math.max(atLeast, at - clock.now()), () => void ring(table));
  }

  async function ring(table: Table): Promise<void> {
    await table.tick();
    wait(table, RING_AGAIN);
  }

  return { wait: (table: Table): void => wait(table), stop: (): void => cancel() };
}

/** A result lies there, and "next" has not been pressed. Before the first game there is none. */
function isReading({ stage }: TableState, person: PersonId): boolean {
  return stage.kind === 'pause' && stage.match.game > 0 && !stage.pressedNext.includes(person);
}
