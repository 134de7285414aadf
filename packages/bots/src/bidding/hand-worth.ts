import { baseValue, type Card, type Contract, gameValue, PACK, rankOf, suitOf } from '@skatrunde/rules';
import { bestDiscard, bitsFor } from './discards.ts';
import type { Judged } from './features.ts';
import { maskOf } from './hand-mask.ts';
import { chanceAt, JUDGED_GAMES, type JudgedGame, schneiderOdds, winningOdds } from './judging.ts';
import { type Outlook, payoff, type Stakes } from './payoff.ts';
import type { Mood } from './temper.ts';

/** What ten cards are worth before the skat is known: every skat that may lie there is looked at. */

/** Whether the declarer leads, what the two others have let hear, and how far the judge is off (log odds). */
export type Seen = Pick<Judged, 'leads' | 'heard'> & { readonly mood: Mood };

/** The game that is announced with the skat taken. */
export function contractOf(game: JudgedGame, hand = false): Contract {
  const said = { hand, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };
  switch (game) {
    case 'grand':
      return { type: 'grand', ...said };
    case 'null':
      return { type: 'null', hand, ouvert: false };
    case 'nullOuvert':
      return { type: 'null', hand, ouvert: true };
    case 'C':
    case 'S':
    case 'H':
    case 'D':
      return { type: 'suit', trump: game, ...said };
  }
}

function baseOf(contract: Contract): number {
  return contract.type === 'null' ? 0 : baseValue(contract);
}

/** How a game stands with these ten in play, these two put away (or left in the skat), and this announced. */
export function outlook(
  game: JudgedGame,
  held: readonly Card[],
  buried: readonly Card[],
  seen: Seen & { readonly hand: boolean },
): Outlook {
  const bits = bitsFor(game);
  const contract = contractOf(game, seen.hand);
  const judged: Judged = {
    held: maskOf(held, bits),
    buried: maskOf(buried, bits),
    leads: seen.leads,
    heard: seen.heard,
  };
  return {
    wins: chanceAt(winningOdds(game, judged) + seen.mood[game]),
    schneider: game === 'null' || game === 'nullOuvert' ? 0 : chanceAt(schneiderOdds(game, judged)),
    value: gameValue(contract, [...held, ...buried]),
    base: baseOf(contract),
  };
}

/** What may become of ten cards: one row for each skat, in it how each game stands with the best discard. */
export type Prospects = {
  readonly withSkat: readonly (readonly Outlook[])[];
  /** The same for each game played Hand, in the order of `JUDGED_GAMES`; inconceivable ones are never won. */
  readonly hand: readonly (readonly Outlook[])[];
};

export function prospects(ten: readonly Card[], seen: Seen): Prospects {
  const key = JSON.stringify([ten, seen]);
  const known = lookedAt.get(key) ?? lookAtAllSkats(ten, seen);
  lookedAt.delete(key);
  lookedAt.set(key, known);
  for (const oldest of lookedAt.keys()) if (lookedAt.size > HANDS_REMEMBERED) lookedAt.delete(oldest);
  return known;
}

/** The same hand is asked about several times in an auction: what was found is kept for a few hands. */
const HANDS_REMEMBERED = 12;
const lookedAt = new Map<string, Prospects>();

function lookAtAllSkats(ten: readonly Card[], seen: Seen): Prospects {
  const skats = unseenPairs(ten);
  const games = JUDGED_GAMES.filter((game) => isConceivable(game, ten, seen));
  return {
    withSkat: skats.map((skat) => outlooksWithSkat(games, [...ten, ...skat], seen)),
    hand: skats.map((skat) =>
      JUDGED_GAMES.map((game) =>
        games.includes(game) ? outlook(game, ten, skat, { ...seen, hand: true }) : NEVER_WON,
      ),
    ),
  };
}

/** With fewer trumps among ten cards nobody plays a suit, and not even two good cards make a Null of this. */
const FEW_TRUMPS = 3;
const HOPELESS_NULL = -1;

const NEVER_WON: Outlook = { wins: 0, schneider: 0, value: 0, base: 0 };

/** Spares the look at all discards after all skats for games that nobody would think of. Grand is always looked at. */
function isConceivable(game: JudgedGame, ten: readonly Card[], seen: Seen): boolean {
  if (game === 'grand') return true;
  if (game === 'null' || game === 'nullOuvert') return bestDiscard(game, ten, seen).odds > HOPELESS_NULL;
  return ten.filter((card) => rankOf(card) === 'J' || suitOf(card) === game).length > FEW_TRUMPS;
}

function outlooksWithSkat(games: readonly JudgedGame[], twelve: readonly Card[], seen: Seen): readonly Outlook[] {
  return games.map((game) => {
    const { pair } = bestDiscard(game, twelve, seen);
    const held = twelve.filter((card) => !pair.includes(card));
    return outlook(game, held, pair, { ...seen, hand: false });
  });
}

function unseenPairs(ten: readonly Card[]): readonly (readonly [Card, Card])[] {
  const unseen = PACK.filter((card) => !ten.includes(card));
  return unseen.flatMap((first, index) => unseen.slice(index + 1).map((second) => [first, second] as const));
}

/** The average score when the skat is taken at this bid. */
export function worthWithSkat({ withSkat }: Prospects, bid: number, stakes: Stakes): number {
  const sum = withSkat.reduce((total, games) => total + bestPayoff(games, bid, stakes), 0);
  return sum / withSkat.length;
}

function bestPayoff(games: readonly Outlook[], bid: number, stakes: Stakes): number {
  return games.reduce((best, game) => Math.max(best, payoff(game, bid, stakes)), -Infinity);
}

/** The average score of the best Hand game at this bid. */
export function worthOfHand({ hand }: Prospects, bid: number, stakes: Stakes): number {
  const sums = JUDGED_GAMES.map((_, place) =>
    hand.reduce((total, games) => total + payoff(games[place] as Outlook, bid, stakes), 0),
  );
  return Math.max(...sums) / hand.length;
}
