import type { SkatCommand } from '@skatrunde/rules';
import type { PersonId } from '../commands.ts';
import type { Table } from '../table.ts';
import type { SkatGameView } from '../view-types.ts';
import { skatThumb } from './thumb.ts';
import { stageOf, updateOf, type World } from './world.ts';

/** What a person who plays by rule of thumb says now, from their own view; nothing if they are not asked. */
export function thumbAnswer(game: SkatGameView): { readonly ask: number; readonly command: SkatCommand } | undefined {
  const { ask, view } = game;
  if (ask === undefined) return undefined;
  const command = skatThumb({ level: 'regular', view, ask, offers: [], tricks: [], seed: '' });
  if (command === undefined) throw new Error(`No answer to ${ask.kind}`);
  return { ask: ask.number, command };
}

/** These people and the bots play until the final standings; pauses are shortened. */
export async function playMatch(world: World, table: Table, people: readonly PersonId[]): Promise<void> {
  const [viewer = ''] = people;
  while (updateOf(table, viewer).view.stage.kind !== 'standings') {
    const { version } = table.state;
    for (const person of people) await playOnce(world, table, person);
    await world.clock.advance(0);
    if (table.state.version === version) throw new Error(`Nobody moves: ${table.state.stage.kind}`);
  }
}

async function playOnce(world: World, table: Table, person: PersonId): Promise<void> {
  const { stage } = updateOf(table, person).view;
  if (stage.kind === 'pause') return world.next(table, person);
  if (stage.kind !== 'game') return;
  const answer = thumbAnswer(stageOf(table, 'game', person).game);
  if (answer !== undefined) await world.must(table, person, { type: 'game', ...answer });
}
