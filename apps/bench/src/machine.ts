import { cpus, loadavg } from 'node:os';

/** Where something was measured. */
export type Machine = {
  readonly node: string;
  readonly platform: string;
  readonly processor: string;
  readonly cores: number;
  /** How many programs wanted a core in the last minute, this one included. */
  readonly load: number;
};

export function thisMachine(): Machine {
  const [first] = cpus();
  return {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    processor: first?.model.trim() || 'unknown',
    cores: cpus().length,
    load: loadavg()[0] ?? 0,
  };
}
