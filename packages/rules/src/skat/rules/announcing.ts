import { type Card, SUITS } from '../../cards/card.ts';
import type { Announcements, Contract } from '../contract.ts';
import type { ContractOption, RefusedContract } from '../game/ask.ts';
import type { SkatRefusal } from '../game/commands.ts';
import type { SkatSettings } from '../settings.ts';
import { gameValue, NO_LEVELS, nullValue, type Values } from './game-value.ts';
import { matadors } from './matadors.ts';
import { whyNotSpitze, withSpitze } from './spitze.ts';

/**
 * Announcing the game (Spielansage): Schneider, Schwarz and open suit and Grand games only without taking the skat; ouvert
 * there implies Hand, Schneider and Schwarz announced; a Null must cover the bid. Source: rules.md 4.4-4.8, 4.13, 4.14.
 */

/** What the declarer has done with the skat. */
export type SkatUse = 'taken' | 'untouched';

const PLAIN: Announcements = { hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };
const HAND: Announcements = { ...PLAIN, hand: true };
const HAND_SCHNEIDER: Announcements = { ...HAND, schneiderAnnounced: true };
const HAND_SCHWARZ: Announcements = { ...HAND_SCHNEIDER, schwarzAnnounced: true };
const OUVERT: Announcements = { ...HAND_SCHWARZ, ouvert: true };

function suitsAndGrand(announced: Announcements): readonly Contract[] {
  return [...SUITS.map((trump): Contract => ({ type: 'suit', trump, ...announced })), { type: 'grand', ...announced }];
}

/** The 7 games with the skat and the 22 Hand games. Source: rules.md 4.4. */
export const CONTRACTS: Readonly<Record<SkatUse, readonly Contract[]>> = {
  taken: [
    ...suitsAndGrand(PLAIN),
    { type: 'null', hand: false, ouvert: false },
    { type: 'null', hand: false, ouvert: true },
  ],
  untouched: [
    ...[HAND, HAND_SCHNEIDER, HAND_SCHWARZ, OUVERT].flatMap(suitsAndGrand),
    { type: 'null', hand: true, ouvert: false },
    { type: 'null', hand: true, ouvert: true },
  ],
};

/** What the house rules add, and the ten cards that will be played. */
export type House = {
  readonly settings: Pick<SkatSettings, 'spitze' | 'revolution' | 'valuesBefore1999'>;
  readonly hand: readonly Card[];
};

const NO_HOUSE: House = { settings: { spitze: 0, revolution: false, valuesBefore1999: false }, hand: [] };

/** Why this game may not be announced now; `undefined` if it may. */
export function whyNotAnnounce(
  contract: Contract,
  skat: SkatUse,
  bid: number,
  house: House = NO_HOUSE,
): SkatRefusal | undefined {
  return whyNotPromise(contract, skat, bid) ?? whyNotHouse(contract, house);
}

/** Spitze and Revolution, where they are played. */
function whyNotHouse(contract: Contract, { settings, hand }: House): SkatRefusal | undefined {
  if (contract.type === 'null') {
    if (contract.revolution === undefined) return undefined;
    return settings.revolution && contract.ouvert ? undefined : 'notPlayedHere';
  }
  if (contract.spitze === undefined) return undefined;
  return contract.spitze === settings.spitze ? whyNotSpitze(contract, hand) : 'notPlayedHere';
}

function whyNotPromise(contract: Contract, skat: SkatUse, bid: number): SkatRefusal | undefined {
  if (skat === 'taken' && (contract.hand || promisesMore(contract))) return 'skatTaken';
  if (skat === 'untouched' && !contract.hand) return 'skatNotTaken';
  if (contract.type === 'null') return nullValue(contract) < bid ? 'nullBelowBid' : undefined;
  return isComplete(contract) ? undefined : 'announcementIncomplete';
}

/** Says something that only a Hand game can have. */
function promisesMore(contract: Contract): boolean {
  if (contract.type === 'null') return false;
  return contract.schneiderAnnounced || contract.schwarzAnnounced || contract.ouvert;
}

/** Ouvert says Schwarz as well, Schwarz says Schneider as well. Source: rules.md 4.6. */
function isComplete({ schneiderAnnounced, schwarzAnnounced, ouvert }: Announcements): boolean {
  return (schneiderAnnounced || !schwarzAnnounced) && (schwarzAnnounced || !ouvert);
}

/** What a game is surely worth when simply won, from the cards the declarer knows: ten in a Hand game, else twelve. */
export function contractOption(
  contract: Contract,
  known: readonly Card[],
  bid: number,
  values: Values = 'since1999',
): ContractOption {
  if (contract.type === 'null') {
    const value = nullValue(contract);
    return { contract, gameValue: value, coversBid: value >= bid };
  }
  const value = gameValue(contract, known, NO_LEVELS, values);
  return { contract, matadors: matadors(known, contract), gameValue: value, coversBid: value >= bid };
}

/** All games of this kind: what may be announced at this bid, and what is refused. */
export function contractChoices(
  skat: SkatUse,
  known: readonly Card[],
  bid: number,
  house: House = NO_HOUSE,
): { readonly contracts: readonly ContractOption[]; readonly refused: readonly RefusedContract[] } {
  const contracts: ContractOption[] = [];
  const refused: RefusedContract[] = [];
  for (const contract of CONTRACTS[skat].flatMap((official) => withHouse(official, house))) {
    const code = whyNotAnnounce(contract, skat, bid, house);
    if (code === undefined) contracts.push(contractOption(contract, known, bid, valuesIn(house.settings)));
    else refused.push({ contract, code });
  }
  return { contracts, refused };
}

/** An official game, and what the house rules make of it. */
function withHouse(contract: Contract, { settings, hand }: House): readonly Contract[] {
  if (contract.type !== 'null') return withSpitze(contract, { levels: settings.spitze, hand });
  return settings.revolution && contract.ouvert ? [contract, { ...contract, revolution: true }] : [contract];
}

/** Which values count at this table. */
export function valuesIn({ valuesBefore1999 }: Pick<SkatSettings, 'valuesBefore1999'>): Values {
  return valuesBefore1999 ? 'before1999' : 'since1999';
}
