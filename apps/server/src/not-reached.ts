/** A service that this server cannot do without does not answer at the start. `cause`: what its driver says. */
export class NotReached extends Error {
  /** The setting that names it. */
  readonly setting: 'DATABASE_URL' | 'REDIS_URL';

  constructor(setting: NotReached['setting'], cause: unknown) {
    super(`${setting} cannot be reached`, { cause });
    this.name = 'NotReached';
    this.setting = setting;
  }
}
