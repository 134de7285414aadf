import {
  type Call,
  type Card,
  type Contract,
  type ContractOption,
  FOREHAND,
  type GrandContract,
  gameValue,
  type Player,
  type SkatAsk,
  type SkatCommand,
  type SuitContract,
  suitInPlay,
} from '@skatrunde/rules';
import { ratedDiscards } from './discards.ts';
import { contractOf, outlook, type Prospects, prospects, type Seen, worthWithSkat } from './hand-worth.ts';
import { heardFrom } from './heard.ts';
import { JUDGED_GAMES, type JudgedGame } from './judging.ts';
import { type Outlook, payoff } from './payoff.ts';
import { isSafeNull } from './safe-null.ts';
import { moodOf, type Temper } from './temper.ts';

/** What a declarer knows beside his cards. */
export type Declarer = {
  /** The ten cards of the deal. */
  readonly ten: readonly Card[];
  readonly me: Player;
  readonly calls: readonly Call[];
  readonly temper: Temper;
};

export function seenBy({ ten, me, calls, temper }: Declarer): Seen {
  return { leads: me === FOREHAND, heard: heardFrom(calls, me), mood: moodOf(temper, ten) };
}

/** Plays Hand when the best Hand game promises more than taking the skat. */
export function answerPickUpOrHand(
  { bid, contracts }: SkatAsk & { readonly kind: 'pickUpOrHand' },
  declarer: Declarer,
): SkatCommand {
  const outlooks = prospects(declarer.ten, seenBy(declarer));
  const { stakes } = declarer.temper;
  let best: { readonly contract?: Contract; readonly worth: number } = { worth: worthWithSkat(outlooks, bid, stakes) };
  for (const { contract } of contracts) {
    const worth = worthOfAnnounced(contract, outlooks, bid, declarer);
    if (worth > best.worth) best = { contract, worth };
  }
  return best.contract === undefined ? { type: 'pickUp' } : { type: 'announce', contract: best.contract };
}

/** Average over all skats. */
function worthOfAnnounced(
  contract: Contract,
  { hand }: Prospects,
  bid: number,
  { ten, temper: { stakes } }: Declarer,
): number {
  const place = JUDGED_GAMES.indexOf(judgedAs(contract));
  const sum = hand.reduce(
    (total, games) => total + payoff(asAnnounced(games[place] as Outlook, contract, ten), bid, stakes),
    0,
  );
  return sum / hand.length;
}

export function judgedAs(contract: Contract): JudgedGame {
  switch (contract.type) {
    case 'suit':
      return contract.trump;
    case 'grand':
      return 'grand';
    case 'null':
      return contract.ouvert ? 'nullOuvert' : 'null';
  }
}

/** The outlook of a game in which more is announced; `cards`: the ten in play. */
function asAnnounced(outlook: Outlook, contract: Contract, cards: readonly Card[]): Outlook {
  if (contract.type === 'null') return contract.revolution ? asRevolution(outlook, cards) : outlook;
  if (contract.spitze !== undefined) return withSpitze(outlook, contract, contract.spitze, cards);
  const { schneider, value, base } = outlook;
  if (contract.schwarzAnnounced) return { wins: 0, schneider: 0, value: value + 4 * base, base };
  return contract.schneiderAnnounced ? { wins: schneider, schneider: 0, value: value + 2 * base, base } : outlook;
}

const REVOLUTION = 92;

/** The others may share their cards as they like: only cards that nothing can force are good enough. */
function asRevolution(outlook: Outlook, cards: readonly Card[]): Outlook {
  return { ...outlook, value: REVOLUTION, wins: isSafeNull(cards) ? 0.97 : 0 };
}

/** So many trumps that the lowest is left when the others have none. */
const TRUMPS_FOR_SPITZE = 8;

function withSpitze(
  outlook: Outlook,
  contract: SuitContract | GrandContract,
  levels: number,
  cards: readonly Card[],
): Outlook {
  const trumps = cards.filter((card) => suitInPlay(card, contract) === 'trump').length;
  const value = outlook.value + levels * outlook.base;
  return trumps < TRUMPS_FOR_SPITZE || contract.schneiderAnnounced
    ? { ...outlook, wins: 0, schneider: 0, value }
    : { ...outlook, value };
}

/** Grand Hand instead of a Ramsch, when it promises more than a Ramsch costs on average. */
export function answerGrandHand(
  { bid, contracts }: SkatAsk & { readonly kind: 'grandHand' },
  declarer: Declarer,
): SkatCommand {
  const outlooks = prospects(declarer.ten, seenBy(declarer));
  let best: { readonly contract?: Contract; readonly worth: number } = { worth: 0 };
  for (const { contract } of contracts) {
    const worth = worthOfAnnounced(contract, outlooks, bid, declarer);
    if (worth > best.worth) best = { contract, worth };
  }
  return best.contract === undefined ? { type: 'pass' } : { type: 'announce', contract: best.contract };
}

/** A game that may be announced after these two were put away, and what it promises. */
type Plan = { readonly pair: readonly [Card, Card]; readonly game: JudgedGame; readonly worth: number };

/** Puts away the two cards after which the best game promises most. */
export function answerDiscard(
  { cards, bid }: SkatAsk & { readonly kind: 'discard' },
  declarer: Declarer,
): SkatCommand | undefined {
  const [best] = plans(cards, bid, declarer);
  return best === undefined ? undefined : { type: 'discard', cards: best.pair };
}

/** The best games with the best discards for them, best first. */
function plans(twelve: readonly Card[], bid: number, declarer: Declarer): readonly Plan[] {
  const seen = seenBy(declarer);
  const all = JUDGED_GAMES.flatMap((game) => {
    if (isNullBelow(bid, game)) return [];
    return ratedDiscards(game, twelve, seen)
      .slice(0, 6)
      .map(({ pair }): Plan => {
        const held = twelve.filter((card) => !pair.includes(card));
        const worth = payoff(outlook(game, held, pair, { ...seen, hand: false }), bid, declarer.temper.stakes);
        return { pair, game, worth };
      });
  });
  return all.sort((a, b) => b.worth - a.worth);
}

function isNullBelow(bid: number, game: JudgedGame): boolean {
  const contract = contractOf(game);
  return contract.type === 'null' && gameValue(contract, []) < bid;
}

/** Announces what promises most of all that is allowed. */
export function answerAnnounce(
  { bid, contracts }: SkatAsk & { readonly kind: 'announce' },
  { held, buried }: { readonly held: readonly Card[]; readonly buried: readonly Card[] },
  declarer: Declarer,
): SkatCommand | undefined {
  const seen = { ...seenBy(declarer), hand: false };
  const worth = ({ contract }: ContractOption): number =>
    payoff(asAnnounced(outlook(judgedAs(contract), held, buried, seen), contract, held), bid, declarer.temper.stakes);
  let best: { readonly contract: Contract; readonly worth: number } | undefined;
  for (const option of contracts) {
    const rated = { contract: option.contract, worth: worth(option) };
    if (best === undefined || rated.worth > best.worth) best = rated;
  }
  return best === undefined ? undefined : { type: 'announce', contract: best.contract };
}
