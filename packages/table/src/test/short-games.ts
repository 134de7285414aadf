import type { Player, SkatAsk, SkatCommand } from '@skatrunde/rules';
import type { Seat } from '../commands.ts';
import { askOf } from '../open-question.ts';
import { momentOf } from '../playing.ts';
import type { GameStage } from '../state.ts';
import { type Desk, game } from './desk.ts';
import { skatAsk } from './skat-stage.ts';

/** Games that are over after a few words. */

/** Everybody passes. */
export function passIn(desk: Desk): Desk {
  while (desk.state.stage.kind === 'game') answerAsk(desk, () => ({ type: 'pass' }));
  return desk;
}

/** The player on this seat announces Null ouvert Hand at 18, and it is conceded: +59 or -118. */
export function playNull(desk: Desk, { seat, won }: { readonly seat: Seat; readonly won: boolean }): Desk {
  const declarer = gameOf(desk).game.seats.indexOf(seat);
  if (declarer < 0) throw new Error(`Seat ${seat} does not play`);
  while (isBidding(desk)) answerAsk(desk, (ask, player) => (player === declarer ? bidOrHold(ask) : { type: 'pass' }));
  answerAsk(desk, () => ({ type: 'announce', contract: { type: 'null', hand: true, ouvert: true } }));
  if (!won) return sayAs(desk, declarer, { type: 'concede' });
  const [first, second] = [0, 1, 2].filter((player) => player !== declarer);
  sayAs(desk, first ?? 0, { type: 'concede' });
  return sayAs(desk, second ?? 0, { type: 'answerConcession', concession: 1, accept: true });
}

/** Whoever is asked answers like this. */
export function answerAsk(desk: Desk, answer: (ask: SkatAsk, player: Player) => SkatCommand): Desk {
  const { game } = gameOf(desk);
  for (const player of game.seats.keys()) {
    const ask = askOf(game, player);
    if (ask !== undefined) return sayAs(desk, player, answer(skatAsk(game, ask), player), ask.number);
  }
  throw new Error('Nobody is asked');
}

/** Without an ask: an offer of this moment. */
export function sayAs(desk: Desk, player: Player, command: SkatCommand, ask?: number): Desk {
  const running = gameOf(desk).game;
  const seat = running.seats[player] ?? -1;
  const word = game(command, ask ?? { moment: momentOf(running, player) });
  const occupant = desk.state.seats[seat]?.occupant;
  if (occupant === undefined) throw new Error(`Nobody sits on seat ${seat}`);
  if (occupant.kind === 'person') return desk.must(occupant.person, word);
  const refusal = desk.sayAsBot(seat, word);
  if (refusal !== undefined) throw new Error(`Bot ${JSON.stringify(command)}: ${refusal}`);
  return desk;
}

function gameOf(desk: Desk): GameStage {
  if (desk.state.stage.kind !== 'game') throw new Error(`No game: ${desk.state.stage.kind}`);
  return desk.state.stage;
}

function isBidding(desk: Desk): boolean {
  return gameOf(desk).game.state.phase === 'bidding';
}

function bidOrHold(ask: SkatAsk): SkatCommand {
  return ask.kind === 'hold' ? { type: 'hold', value: ask.value } : { type: 'bid', value: 18 };
}
