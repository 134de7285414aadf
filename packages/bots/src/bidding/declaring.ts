import {
  type Call,
  type Card,
  type Contract,
  type ContractOption,
  FOREHAND,
  type GrandContract,
  gameValue,
  inPackOrder,
  type Player,
  type SkatAsk,
  type SkatCommand,
  type SuitContract,
  suitInPlay,
} from '@skatrunde/rules';
import { spread } from '../random.ts';
import { type Plan, sharesWon } from './discard-worlds.ts';
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
type RatedPlan = Plan & { readonly worth: number; readonly value: number };

/** Puts away the two cards after which the best game promises most. */
export function answerDiscard(
  { cards, bid }: SkatAsk & { readonly kind: 'discard' },
  declarer: Declarer,
): SkatCommand | undefined {
  const [best] = lookedThrough(plans(cards, bid, declarer), cards, declarer);
  return best === undefined ? undefined : { type: 'discard', cards: best.pair };
}

/** So many of the best plans are looked at more closely, as long as they promise nearly as much as the best. */
const CLOSER = 8;
const NEARLY = 12;
/** How far the open cards of some worlds count, beside the judgement that rests on many games. */
const TRUST_IN_WORLDS = 0.7;

/** The best plans once more, after a look at some ways the cards may lie. */
function lookedThrough(
  rated: readonly RatedPlan[],
  twelve: readonly Card[],
  { me, ten, temper: { looks } }: Declarer,
): readonly RatedPlan[] {
  const near = rated.slice(0, CLOSER).filter(({ worth }) => worth > (rated[0]?.worth ?? 0) - NEARLY);
  if (looks.worlds === 0 || near.length < 2) return rated;
  const start = spread(`${inPackOrder(ten).join('')} discard`);
  const shares = sharesWon(near, twelve, { me, start, ...looks });
  if (shares === undefined) return rated;
  const stake = ({ value }: RatedPlan): number => 3 * value + 50;
  return near
    .map((plan, place) => ({ ...plan, worth: plan.worth + TRUST_IN_WORLDS * (shares[place] ?? 0) * stake(plan) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The best games with the best discards for them, best first. */
function plans(twelve: readonly Card[], bid: number, declarer: Declarer): readonly RatedPlan[] {
  const seen = seenBy(declarer);
  const all = JUDGED_GAMES.flatMap((game) => {
    if (isNullBelow(bid, game)) return [];
    return ratedDiscards(game, twelve, seen)
      .slice(0, CLOSER)
      .map(({ pair }): RatedPlan => {
        const held = twelve.filter((card) => !pair.includes(card));
        const stands = outlook(game, held, pair, { ...seen, hand: false });
        return { pair, game, value: stands.value, worth: payoff(stands, bid, declarer.temper.stakes) };
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
