import type { Player } from '../../game.ts';
import type { Contract } from '../../skat/contract.ts';
import type { ServerRecord } from '../neutral/server-record.ts';
import type { IssGame, IssTag } from './iss-game.ts';
import type { IssMove } from './iss-moves.ts';
import type { IssResult } from './iss-result.ts';

/** An ISS game in our neutral form, so that both are replayed in the same way. */
export function neutralOfIss(game: IssGame): ServerRecord {
  const { hands, skat, moves } = game;
  const calls = callsOf(moves);
  const announcement = moves.find((move) => move.kind === 'announce');
  return {
    id: `iss:${tagged(game.tags, 'ID') ?? '?'}`,
    source: tagged(game.tags, 'PC') ?? 'ISS',
    date: tagged(game.tags, 'DT') ?? null,
    forehand: 0,
    hands,
    skat,
    bids: calls,
    declarer: declarerOf(moves) ?? null,
    winningBid: calls.findLast(({ value }) => value !== null)?.value ?? null,
    contract: announcement === undefined ? null : contractOf(announcement.contract),
    pickedUp: moves.some((move) => move.kind === 'takeSkat'),
    discarded: discardOf(moves, announcement),
    ouvertShown: null,
    plays: moves.filter((move) => move.kind === 'play').map(({ player, card }) => ({ seat: seatOf(player), card })),
    events: eventsOf(moves),
    result: resultOf(game.result),
    anomalies: [],
  };
}

/** The value of a tag, undefined if it is missing or empty. */
export function tagged(tags: readonly IssTag[], name: string): string | undefined {
  return tags.find((tag) => tag.name === name)?.value || undefined;
}

function seatOf(player: Player): 0 | 1 | 2 {
  return player === 0 ? 0 : player === 1 ? 1 : 2;
}

/** A hold names no value in ISS: it is the one bid last. */
function callsOf(moves: readonly IssMove[]): ServerRecord['bids'] {
  let last: number | null = null;
  const calls: ServerRecord['bids'][number][] = [];
  for (const move of moves) {
    if (move.kind !== 'bid' && move.kind !== 'hold' && move.kind !== 'pass') continue;
    if (move.kind === 'bid') last = move.value;
    calls.push({ seat: seatOf(move.player), do: move.kind, value: move.kind === 'pass' ? null : last });
  }
  return calls;
}

/** Who took the skat or announced. */
function declarerOf(moves: readonly IssMove[]): 0 | 1 | 2 | undefined {
  const move = moves.find(({ kind }) => kind === 'takeSkat' || kind === 'announce');
  return move?.kind === 'takeSkat' || move?.kind === 'announce' ? seatOf(move.player) : undefined;
}

function contractOf(contract: Contract): NonNullable<ServerRecord['contract']> {
  const none = { schneiderAnnounced: false, schwarzAnnounced: false };
  return { trump: null, ...none, ...contract };
}

/** Put away with the announcement or in a move of its own; after an ouvert game's discard the open cards follow. */
function discardOf(
  moves: readonly IssMove[],
  announcement: Extract<IssMove, { kind: 'announce' }> | undefined,
): ServerRecord['discarded'] {
  const separate = moves.find((move) => move.kind === 'discard');
  if (separate !== undefined) return separate.cards;
  const cards = announcement?.cards ?? [];
  return cards.length === 2 || cards.length === 12 ? cards.slice(0, 2) : null;
}

const HAPPENINGS = { resign: 'resign', show: 'show', leave: 'left', timeout: 'timeout' } as const;

function eventsOf(moves: readonly IssMove[]): ServerRecord['events'] {
  let after = 0;
  const events: ServerRecord['events'][number][] = [];
  for (const move of moves) {
    if (move.kind === 'play') after += 1;
    if (move.kind === 'resign' || move.kind === 'show' || move.kind === 'leave' || move.kind === 'timeout') {
      events.push({ after, seat: seatOf(move.player), what: HAPPENINGS[move.kind] });
    }
  }
  return events;
}

function resultOf(result: IssResult | undefined): ServerRecord['result'] {
  if (result === undefined) return { kind: 'running' };
  if (result.kind === 'passed') return { kind: 'passed' };
  const { score, points, tricks, matadors, overbid, schneider, schwarz } = result;
  if (result.kind === 'penalty') return { kind: 'penalty' };
  return {
    kind: 'played',
    won: result.kind === 'win',
    declarerPoints: points,
    tricks,
    value: score,
    matadors,
    overbid,
    schneider,
    schwarz,
  };
}
