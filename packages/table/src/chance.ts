import type { PersonId, TableRefusal } from './commands.ts';
import { add, type Draft } from './draft.ts';
import { commitmentTo } from './fairness.ts';
import { columnOf } from './pad.ts';
import { isRoundOver } from './rounds.ts';
import { occupiedSeats, seatedPeople, waitingPeople } from './seats.ts';
import type { BoundChance, Match, PauseStage, TableState } from './state.ts';
import type { ChanceView, DealtChance } from './view-types.ts';

/**
 * Fair cards: before each game the table binds itself to a secret, every seated person's browser adds to it, and both
 * together give the order of the pack. Bots add nothing. Source: architecture 8, docs/fair-cards.md.
 */

/** Who has added nothing by then is skipped, visibly. Ms. */
export const CHANCE_MS = 5_000;

/** The table draws the secret of the next game, unless it has. */
export function bindChance(draft: Draft): Draft {
  const { stage } = draft.state;
  if (stage.kind !== 'pause') throw new Error(`No game is coming: ${stage.kind}`);
  return stage.chance === undefined
    ? add(draft, { type: 'chanceBound', secret: draft.context.shuffle.secret() })
    : draft;
}

/** Why this person cannot add to the chance of that game, or nothing. */
export function whyNotAddChance(state: TableState, person: PersonId, dealing: number): TableRefusal | undefined {
  if (chanceBefore(state)?.dealing !== dealing) return 'stale';
  return comingPeople(state).includes(person) ? undefined : 'notSeated';
}

/** All that will be added has been, or the time for it is over. */
export function isChanceReady(state: TableState, now: number): boolean {
  const chance = chanceBefore(state);
  return chance !== undefined && (isComplete(state, chance) || now >= chance.since + CHANCE_MS);
}

/** Until when somebody is waited for; nothing when nobody is. Server ms. */
export function chanceAwaitedUntil(state: TableState): number | undefined {
  const chance = chanceBefore(state);
  return chance === undefined || isComplete(state, chance) ? undefined : chance.since + CHANCE_MS;
}

/** What gives the order of the cards, by the columns of the pad; and who sat there and added nothing. */
export function chanceToDeal(state: TableState, match: Match): DealtChance {
  const chance = chanceBefore(state);
  if (chance === undefined) throw new Error('No chance to deal from');
  return {
    secret: chance.secret,
    entropies: chance.added.flatMap(({ person, text }) => columnsOf(match, person).map((place) => ({ place, text }))),
    skipped: missing(state, chance).flatMap((person) => columnsOf(match, person)),
  };
}

/** None for somebody who waits for a seat and got none. */
function columnsOf(match: Match, person: PersonId): readonly number[] {
  const column = columnOf(match, { kind: 'person', person });
  return column === undefined ? [] : [column];
}

/** What a viewer may see of the chance of the coming game: never its secret. */
export function chanceView(state: TableState, stage: PauseStage, viewer: PersonId): ChanceView | undefined {
  const { chance } = stage;
  if (chance === undefined) return undefined;
  const { dealing, secret } = chance;
  const waitsFor = missing(state, chance);
  return { dealing, commitment: commitmentTo(secret), wanted: waitsFor.includes(viewer), missing: waitsFor };
}

function chanceBefore({ stage }: TableState): BoundChance | undefined {
  return stage.kind === 'pause' ? stage.chance : undefined;
}

function isComplete(state: TableState, chance: BoundChance): boolean {
  return missing(state, chance).length === 0;
}

function missing(state: TableState, { added }: BoundChance): readonly PersonId[] {
  return comingPeople(state).filter((person) => !added.some((one) => one.person === person));
}

/** Who sits at the table when the game is dealt: a new round seats those who wait. */
function comingPeople(state: TableState): readonly PersonId[] {
  const { stage } = state;
  const newRound = stage.kind === 'pause' && isRoundOver(stage.match, occupiedSeats(state));
  return newRound ? [...seatedPeople(state), ...waitingPeople(state)] : seatedPeople(state);
}
