import type { PersonId } from './commands.ts';
import type { TablePeople } from './deps.ts';
import { matchOf, type TableState } from './state.ts';
import type { Occupant } from './view-types.ts';

/** Names as they stand at a table: nobody has another's. */
export type Names = (occupant: Occupant) => string;

/** Longest name, in visible characters. */
const NAME_LENGTH = 24;

const BOT_NAMES = ['Frieda', 'Oskar', 'Trude', 'Emil', 'Hedwig', 'Anton', 'Lotte', 'Bruno'] as const;

/**
 * Gives everybody's name: of two equal ones who brought it to the table later is "Mira 2", by first coming or by taking a
 * new name since. Those who have gone keep theirs, so nobody's name changes when another leaves or is renamed.
 */
export function namesAt(state: TableState, people: TablePeople): Names {
  const names = new Map<PersonId, string>();
  const taken = new Set(botNames(state).map(keyOf));
  for (const person of inOrderOfNaming(state, people)) {
    const name = freeName(people.nameOf(person), taken);
    taken.add(keyOf(name));
    names.set(person, name);
  }
  return (occupant) => (occupant.kind === 'bot' ? occupant.name : (names.get(occupant.person) ?? ''));
}

function inOrderOfNaming({ everCame }: TableState, people: TablePeople): readonly PersonId[] {
  return everCame
    .map(({ person, at }) => ({ person, since: Math.max(at, people.namedAt(person)) }))
    .sort((a, b) => a.since - b.since)
    .map(({ person }) => person);
}

/** Two names that look the same to a reader: a table gives the second a number. */
export function looksLike(name: string, other: string): boolean {
  return keyOf(name) === keyOf(other);
}

/** A friendly name that nobody here has. */
export function freeBotName(state: TableState, people: TablePeople): string {
  const nameAt = namesAt(state, people);
  const here = state.members.map(({ person }) => nameAt({ kind: 'person', person }));
  const taken = new Set([...here, ...botNames(state)].map(keyOf));
  return BOT_NAMES.find((name) => !taken.has(keyOf(name))) ?? freeName(BOT_NAMES[0], taken);
}

/** Bots at the table and in its match. */
function botNames(state: TableState): readonly string[] {
  const occupants = [...state.seats, ...(matchOf(state)?.columns ?? [])].map((place) => place?.occupant);
  const here = occupants.flatMap((occupant) => (occupant?.kind === 'bot' ? [occupant.name] : []));
  return [...here, ...state.comingBots.map(({ name }) => name)];
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(keyOf(free)); number += 1) free = numbered(name, number);
  return free;
}

function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return (
    characters
      .slice(0, NAME_LENGTH - suffix.length)
      .join('')
      .trimEnd() + suffix
  );
}

/** Equal for names that look the same to a reader. */
function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
