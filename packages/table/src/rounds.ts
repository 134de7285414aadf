import type { Seat } from './commands.ts';
import type { Match } from './state.ts';

/** Who deals, who plays, when a round is over and how many games a match has. Source: rules.md 2.1-2.3, 2.7, 12.1, 12.2. */

/** How many play Skat; with one more at the table the dealer sits out. Two play on their own, forehand and dealer. */
const PLAYERS_NEEDED = 3;

/** Who deals and who plays; the seats of forehand, middlehand, rearhand: index = Player. */
export type Places = { readonly dealer: Seat; readonly seats: readonly Seat[]; readonly sittingOut?: Seat };

/** Forehand (Vorhand) sits left of the dealer; with four the dealer takes no cards. Source: rules.md 2.1, 2.2. */
export function placesFor(dealer: Seat, occupied: readonly Seat[]): Places {
  const seats = clockwiseAfter(dealer, occupied).slice(0, PLAYERS_NEEDED);
  return occupied.length > PLAYERS_NEEDED ? { dealer, seats, sittingOut: dealer } : { dealer, seats };
}

/** The deal moves one seat on, except after a Grand Hand in a Ramsch round (rules.md 8.3), over those who are still here, also after a game that was passed in or broken off. */
export function nextDealer(match: Match, occupied: readonly Seat[]): Seat {
  const again = occupied.find((seat) => seat === match.dealsAgain);
  if (again !== undefined) return again;
  const last = match.dealtThisRound.at(-1);
  const [next] = last === undefined ? [match.firstDealer] : clockwiseAfter(last, occupied);
  if (next === undefined) throw new Error('Nobody is left to deal');
  return next;
}

/** Everyone at the table has dealt once. A deal that is dealt again extends the round. Source: rules.md 12.2. */
export function isRoundOver(match: Match, occupied: readonly Seat[]): boolean {
  if (occupied.some((seat) => seat === match.dealsAgain)) return false;
  return occupied.every((seat) => match.dealtThisRound.includes(seat));
}

/** Nothing follows the games played so far. With a target the round in which it was reached is played to its end. */
export function isMatchOver(match: Match, occupied: readonly Seat[]): boolean {
  const { length } = match.settings;
  switch (length.kind) {
    case 'singleGame':
      return match.lines.length > 0;
    case 'rounds':
      return match.round >= length.rounds && isRoundOver(match, occupied);
    case 'target':
      return match.targetReached && isRoundOver(match, occupied);
    case 'bierlachs':
      return match.targetReached;
  }
}

/** How many games the match will have had, if nobody comes or goes; `undefined` when a target decides. */
export function plannedGames(match: Match, occupied: readonly Seat[]): number | undefined {
  const { length } = match.settings;
  switch (length.kind) {
    case 'singleGame':
      return 1;
    case 'rounds': {
      const toDeal = (seat: Seat) => !match.dealtThisRound.includes(seat) || seat === match.dealsAgain;
      const open = occupied.filter(toDeal).length;
      return match.game + open + (length.rounds - match.round) * occupied.length;
    }
    case 'target':
    case 'bierlachs':
      return undefined;
  }
}

/** The occupied seats clockwise, beginning left of this one and ending with it if it is occupied. */
function clockwiseAfter(seat: Seat, occupied: readonly Seat[]): readonly Seat[] {
  return [...occupied.filter((other) => other > seat), ...occupied.filter((other) => other <= seat)];
}
