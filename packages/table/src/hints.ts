import type { BotLevel } from './bot-levels.ts';
import { questionFor } from './bot-turns.ts';
import type { PersonId, TableRefusal } from './commands.ts';
import type { BotQuestion } from './deps.ts';
import type { Hint } from './hint-reasons.ts';
import { openQuestion, questionKey } from './open-question.ts';
import { playerOf } from './playing-seats.ts';
import { givesHints } from './settings.ts';
import type { TableState } from './state.ts';

/** Told to who has asked alone: no event, no version, nothing for the others. */
export type HintReceipt =
  | { readonly ok: true; readonly hint: Hint }
  | { readonly ok: false; readonly code: TableRefusal };

/** Hints are those of a good player who can explain himself. */
const LEVEL: BotLevel = 'club';

/** What a bot in this person's place would be asked now; or why there is no hint for them. `ask`: the number of their ask. */
export function hintQuestion(state: TableState, person: PersonId, ask: number): BotQuestion | TableRefusal {
  const { stage } = state;
  if (!givesHints(state.settings)) return 'hintsOff';
  if (stage.kind !== 'game') return 'noGameRunning';
  const player = playerOf(state, stage.game, person);
  if (player === undefined) return 'notPlayingThisGame';
  const question = openQuestion(stage.game, player);
  if (question === undefined || !('ask' in question) || question.ask.number !== ask) return 'stale';
  const key = questionKey(stage.game, player, question);
  return questionFor(state, { game: stage.game, player, question, key }, LEVEL);
}
