import type { PersonId } from './commands.ts';
import type { TableDeps } from './deps.ts';
import type { Change } from './logged-state.ts';
import { namesAt } from './names.ts';
import { padOf } from './pad.ts';
import { padKey, publicationOf, type UpdateContext, updateFor } from './publication.ts';
import type { TableState } from './state.ts';
import type { Pad, TableUpdate } from './view-types.ts';

type PublishingDeps = Pick<TableDeps, 'publish' | 'people' | 'clock'>;

/** Tells everybody at a table what they may see of it. */
export class Publishing {
  readonly #deps: PublishingDeps;
  readonly #bidLimits: () => ReadonlyMap<PersonId, number>;
  readonly #report: (error: unknown) => void;
  /** The pad as it was last sent to everybody. */
  #padKey: string;

  constructor(
    deps: PublishingDeps,
    state: TableState,
    table: {
      readonly bidLimits: () => ReadonlyMap<PersonId, number>;
      readonly report: (error: unknown) => void;
    },
  ) {
    this.#deps = deps;
    this.#bidLimits = table.bidLimits;
    this.#report = table.report;
    this.#padKey = padKey(state, namesAt(state, deps.people));
  }

  /** Never throws: what was appended stays true, whether or not it could be told. */
  publish(state: TableState, change?: Change): void {
    this.#guarded(() => {
      const context = this.#context(state);
      const pad = padKey(state, context.nameOf);
      this.#deps.publish(publicationOf(state, context, { ...change, padChanged: pad !== this.#padKey }));
      this.#padKey = pad;
    });
  }

  /** The same version again, for one person alone. */
  publishTo(state: TableState, person: PersonId): void {
    this.#guarded(() => {
      this.#deps.publish({ ...publicationOf(state, this.#context(state), { padChanged: false }), people: [person] });
    });
  }

  updateFor(state: TableState, person: PersonId): TableUpdate | undefined {
    return updateFor(state, person, this.#context(state));
  }

  pad(state: TableState): Pad | undefined {
    return padOf(state, namesAt(state, this.#deps.people));
  }

  #context(state: TableState): UpdateContext {
    const { people, clock } = this.#deps;
    return { people, nameOf: namesAt(state, people), bidLimits: this.#bidLimits(), now: clock.now() };
  }

  #guarded(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#report(error);
    }
  }
}
