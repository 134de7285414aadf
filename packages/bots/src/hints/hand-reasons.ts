import {
  type Card,
  type Contract,
  cardPoints,
  rankOf,
  type SkatAsk,
  type SkatCommand,
  suitInPlay,
} from '@skatrunde/rules';
import { bidLimit } from '../bidding/auction.ts';
import { type Declarer, judgedAs, seenBy } from '../bidding/declaring.ts';
import { contractOf, outlook, type Prospects, prospects, worthOfHand, worthWithSkat } from '../bidding/hand-worth.ts';
import { JUDGED_GAMES, type JudgedGame } from '../bidding/judging.ts';
import { type Outlook, payoff } from '../bidding/payoff.ts';
import type { HandCounts, HintGame, HintReason, JudgedHand } from './reasons.ts';

/** Why a hand is worth a bid, a Hand game, a discard, a contract: what a bot's own judgement of it says. */

type Rated = { readonly game: JudgedGame; readonly percent: number };

export function auctionReason(
  ask: SkatAsk & { readonly kind: 'bid' | 'hold' },
  bidder: Declarer,
  command: SkatCommand,
): HintReason {
  const upTo = bidLimit(bidder);
  if (command.type === 'pass') {
    const { jacks, aces } = countsIn(bidder.ten, 'grand');
    return { code: 'notWorth', upTo, jacks, aces };
  }
  const value = ask.kind === 'hold' ? ask.value : (ask.values[0] ?? 0);
  return { code: 'worthUpTo', upTo, ...judgedHand(bidder.ten, bestAt(bidder, value)) };
}

/** With the skat taken, or Hand where that is worth more. */
function bestAt(bidder: Declarer, bid: number): Rated {
  const all = prospects(bidder.ten, seenBy(bidder));
  const { stakes } = bidder.temper;
  const byHand = worthOfHand(all, bid, stakes) > worthWithSkat(all, bid, stakes);
  return byHand ? bestHand(all, bid, bidder) : bestWithSkat(all, bid, bidder);
}

/** The game that most skats make the best one, and how often the best one is won over all skats. */
function bestWithSkat({ withSkat }: Prospects, bid: number, { temper: { stakes } }: Declarer): Rated {
  const best = withSkat.flatMap(
    (games) => games.toSorted((a, b) => payoff(b, bid, stakes) - payoff(a, bid, stakes))[0] ?? [],
  );
  const counts = new Map<JudgedGame, number>();
  for (const one of best) counts.set(gameWith(one), (counts.get(gameWith(one)) ?? 0) + 1);
  const [game = 'grand'] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return { game, percent: percentOf(best) };
}

function bestHand({ hand }: Prospects, bid: number, { temper: { stakes } }: Declarer): Rated {
  const rated = JUDGED_GAMES.map((game, place) => {
    const outlooks = hand.flatMap((games) => games[place] ?? []);
    return { game, outlooks, worth: outlooks.reduce((sum, one) => sum + payoff(one, bid, stakes), 0) };
  });
  const [best] = rated.toSorted((a, b) => b.worth - a.worth);
  return best === undefined ? { game: 'grand', percent: 0 } : { game: best.game, percent: percentOf(best.outlooks) };
}

/** A game is known by what it counts: rows hold no names. */
function gameWith({ base, value }: Outlook): JudgedGame {
  const trumps = JUDGED_GAMES.filter((game) => game !== 'null' && game !== 'nullOuvert');
  if (base === 0) return value > NULL_VALUE ? 'nullOuvert' : 'null';
  return trumps.find((game) => BASES[game] === base) ?? 'grand';
}
const NULL_VALUE = 23;
const BASES: Readonly<Partial<Record<JudgedGame, number>>> = { D: 9, H: 10, S: 11, C: 12, grand: 24 };

export function skatReason(bid: number, declarer: Declarer, command: SkatCommand): HintReason {
  const all = prospects(declarer.ten, seenBy(declarer));
  if (command.type !== 'announce') return { code: 'skatHelps', percent: bestWithSkat(all, bid, declarer).percent };
  const place = JUDGED_GAMES.indexOf(judgedAs(command.contract));
  const percent = percentOf(all.hand.flatMap((games) => games[place] ?? []));
  return { code: 'handHolds', ...judgedHand(declarer.ten, { game: judgedAs(command.contract), percent }) };
}

export function discardReason(
  { cards, bid }: SkatAsk & { readonly kind: 'discard' },
  declarer: Declarer,
  buried: readonly Card[],
): HintReason {
  const held = cards.filter((card) => !buried.includes(card));
  const seen = { ...seenBy(declarer), hand: false };
  const rated = JUDGED_GAMES.map((game) => ({ game, stands: outlook(game, held, buried, seen) }));
  const worth = ({ stands }: { readonly stands: Outlook }): number => payoff(stands, bid, declarer.temper.stakes);
  const [best] = rated.toSorted((a, b) => worth(b) - worth(a));
  if (best === undefined) return { code: 'mostDeals' };
  const percent = percentOf([best.stands]);
  return { code: 'bestDiscard', game: named(best.game), percent, points: cardPoints(buried) };
}

type Cards = { readonly held: readonly Card[]; readonly buried: readonly Card[] };

export function announceReason({ held, buried }: Cards, declarer: Declarer, contract: Contract): HintReason {
  const game = judgedAs(contract);
  const percent = percentOf([outlook(game, held, buried, { ...seenBy(declarer), hand: false })]);
  return { code: 'bestGame', ...judgedHand(held, { game, percent }) };
}

function percentOf(outlooks: readonly Outlook[]): number {
  const sum = outlooks.reduce((total, { wins }) => total + wins, 0);
  return Math.round((100 * sum) / Math.max(1, outlooks.length));
}

function judgedHand(cards: readonly Card[], { game, percent }: Rated): JudgedHand {
  return { game: named(game), percent, ...countsIn(cards, game) };
}

export function countsIn(cards: readonly Card[], game: JudgedGame): HandCounts {
  const contract = contractOf(game);
  const isTrump = (card: Card): boolean => suitInPlay(card, contract) === 'trump';
  return {
    jacks: cards.filter((card) => rankOf(card) === 'J').length,
    trumps: cards.filter(isTrump).length,
    aces: cards.filter((card) => rankOf(card) === 'A' && !isTrump(card)).length,
  };
}

function named(game: JudgedGame): HintGame {
  return game === 'nullOuvert' ? 'null' : game;
}
