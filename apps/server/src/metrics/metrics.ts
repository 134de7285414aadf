import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Bounds in s: an append takes well under a ms on a quiet disk, and a page notices what takes longer than a tenth. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted while tables are played: numbers alone, nothing about a person or a table. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const commands = new Counter({
    name: 'skatrunde_commands_total',
    help: 'Commands of people by what became of them: ok, or the code of the refusal',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'skatrunde_table_faults_total',
    help: 'What should not have happened at a table, by kind',
    labelNames: ['kind'],
    registers,
  });
  const appends = new Histogram({
    name: 'skatrunde_append_seconds',
    help: 'Storing one entry of the log of a table',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers,
  });
  const requests = new Counter({
    name: 'skatrunde_http_requests_total',
    help: 'Answered HTTP requests by status',
    labelNames: ['status'],
    registers,
  });

  /** Asked for when somebody reads. */
  function gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  }

  return {
    /** Memory, processor and delays of the whole process as well. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
    gauge,
    command: (outcome: string): void => commands.inc({ outcome }),
    fault: (kind: string): void => faults.inc({ kind }),
    request: (status: number): void => requests.inc({ status }),

    /** Watches one append; `isLost`: whether somebody else was faster. */
    async append(run: Promise<void>, isLost: (error: unknown) => boolean): Promise<void> {
      const stop = appends.startTimer();
      try {
        await run;
        stop({ outcome: 'stored' });
      } catch (error) {
        stop({ outcome: isLost(error) ? 'taken' : 'failed' });
        throw error;
      }
    },

    type: registry.contentType,
    text: () => registry.metrics(),
  };
}
