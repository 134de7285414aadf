import type { Player } from '../../game.ts';
import { ORDINARY } from '../../skat/circumstances.ts';
import { FOREHAND, MIDDLEHAND, nextPlayer, REARHAND } from '../../skat/seats.ts';
import { OFFICIAL } from '../../skat/settings.ts';
import { misread, type Reading, read } from '../reading.ts';
import type { RecordedGame, Saying, Step } from '../recorded-game.ts';
import { allKnown, HIDDEN } from '../seen-card.ts';
import { wholeDeal } from '../whole-deal.ts';
import { sameAsBid } from './ladder.ts';
import { contractOf, positionsFrom } from './recorded-deal.ts';
import type { ServerRecord } from './server-record.ts';

type PlayerAt = (seat: number) => Player;

/**
 * A server's game in our own words, or why it has no such form: cards that nobody saw, somebody who left. Giving up
 * becomes our concession; showing one's cards alone ends nothing and is left out. Source: rules.md 14.5.
 */
export function recordedServerGame(record: ServerRecord): Reading<RecordedGame> {
  const { playerAt, byPosition } = positionsFrom(record.forehand);
  const deal = wholeDeal(byPosition(record.hands), record.skat);
  if (!deal.ok) return deal;
  const left = record.events.find(({ what }) => what === 'left' || what === 'timeout');
  if (left !== undefined) return misread('events', `${left.what}: the rules have no score for that`);
  const declarer = record.declarer === null ? undefined : playerAt(record.declarer);
  const announced = declarer === undefined ? read([]) : declaration(record, declarer);
  const played = play(record, playerAt, declarer);
  if (!announced.ok) return announced;
  if (!played.ok) return played;
  const said = auction(record, playerAt, declarer);
  if (!said.ok) return said;
  const steps = [...said.value, ...announced.value, ...played.value];
  return read({ settings: OFFICIAL, circumstances: ORDINARY, deal: deal.value, steps });
}

function auction(record: ServerRecord, playerAt: PlayerAt, declarer: Player | undefined): Reading<readonly Step[]> {
  if (record.bids.length === 0 && declarer !== undefined) return shortestAuction(declarer, record.winningBid ?? 18);
  let last = 0;
  const steps = record.bids.map((call, index): Step => {
    const value = call.value ?? last;
    if (call.do !== 'pass') last = value;
    const say: Saying = call.do === 'pass' ? { type: 'pass' } : { type: call.do, value };
    return { player: playerAt(call.seat), say, place: `bids[${index}]` };
  });
  return read(steps);
}

/** A record without an auction: the declarer alone says the value. Some name a number that is no bid. */
function shortestAuction(declarer: Player, recorded: number): Reading<readonly Step[]> {
  const value = sameAsBid(recorded);
  if (value === undefined) return misread('winningBid', `${recorded} is no bid`);
  const order = declarer === MIDDLEHAND ? [MIDDLEHAND, FOREHAND, REARHAND] : [MIDDLEHAND, REARHAND, FOREHAND];
  const steps = order.map((player): Step => {
    const say: Saying = player === declarer ? { type: 'bid', value } : { type: 'pass' };
    return { player, say, place: 'bids (none recorded)' };
  });
  return read(steps);
}

function declaration({ contract, pickedUp, discarded }: ServerRecord, player: Player): Reading<readonly Step[]> {
  const announced = contract === null ? undefined : contractOf(contract);
  if (announced === undefined) return misread('contract', 'the game ended before the announcement');
  const announce: Step = { player, say: { type: 'announce', contract: announced }, place: 'contract' };
  if (!(pickedUp ?? !announced.hand)) return read([announce]);
  if (discarded === null || !allKnown(discarded)) return misread('discarded', 'nobody saw what was put away');
  const [first, second] = discarded;
  if (first === undefined || second === undefined) return misread('discarded', 'the game ended before the discard');
  return read([
    { player, say: { type: 'pickUp' }, place: 'pickedUp' },
    { player, say: { type: 'discard', cards: [first, second] }, place: 'discarded' },
    announce,
  ]);
}

function play(record: ServerRecord, playerAt: PlayerAt, declarer: Player | undefined): Reading<readonly Step[]> {
  const steps: Step[] = [...givenUp(record, 0, playerAt, declarer)];
  for (const [index, { seat, card }] of record.plays.entries()) {
    if (card === HIDDEN) return misread(`plays[${index}]`, 'a card that nobody saw');
    steps.push({ player: playerAt(seat), say: { type: 'play', card }, place: `plays[${index}]` });
    steps.push(...givenUp(record, index + 1, playerAt, declarer));
  }
  if (declarer !== undefined && stopsWhenLost(record)) steps.push(...concession(declarer, 'the end of the record'));
  return read(steps);
}

/** Who gave up after this many cards: the declarer, or a defender when the other has done so before. */
function givenUp(
  record: ServerRecord,
  after: number,
  playerAt: PlayerAt,
  declarer: Player | undefined,
): readonly Step[] {
  const steps: Step[] = [];
  const resigned = new Set<Player>();
  for (const [index, event] of record.events.entries()) {
    if (event.what !== 'resign' || event.after > after || event.seat === null || event.seat === undefined) continue;
    const player = playerAt(event.seat);
    resigned.add(player);
    const ends = player === declarer || resigned.size === 2;
    if (ends && event.after === after) steps.push(...concession(player, `events[${index}]`));
  }
  return steps;
}

/** One gives up; whoever must agree does, because the record ends there. */
function concession(player: Player, place: string): readonly Step[] {
  const agree = (by: Player): Step => ({
    player: by,
    say: { type: 'answerConcession', accept: true },
    place,
    ifAsked: 'wish',
  });
  const left = nextPlayer(player);
  return [{ player, say: { type: 'concede' }, place }, agree(left), agree(nextPlayer(left))];
}

/** ISS stops a game as soon as an announced level is lost; our rules play on, unless somebody gives up. */
function stopsWhenLost({ contract, plays, result }: ServerRecord): boolean {
  const announced = contract?.schneiderAnnounced || contract?.schwarzAnnounced;
  return announced === true && result.won === false && plays.length < 30;
}
