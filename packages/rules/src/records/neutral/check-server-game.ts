import { type Finding, found, skipped } from '../findings.ts';
import { replay } from '../replay.ts';
import { compareServerGame } from './compare-server-game.ts';
import { recordedServerGame } from './recorded-server-game.ts';
import type { ServerRecord } from './server-record.ts';

/**
 * Plays a server's game again and compares what it says about the result. What stands in the record after the game was
 * decided is left out; a game that just stops is no game by the rules.
 */
export function checkServerGame(record: ServerRecord): Finding {
  if (record.anomalies.length > 0) return skipped('anomaly', record.anomalies.join('; '));
  if (record.result.kind === 'penalty') return skipped('no game (a penalty)', 'somebody left or ran out of time');
  const game = recordedServerGame(record);
  if (!game.ok) return skipped('anomaly', `${game.place}: ${game.reason}`);
  const { state, refused } = replay(game.value);
  if (refused !== undefined && refused.code !== 'gameOver') {
    return found([`${refused.step.place}: refused, ${refused.code}`]);
  }
  if (state.phase === 'over') return compareServerGame(record, state);
  return skipped('anomaly', `the record stops after ${record.plays.length} cards`);
}
