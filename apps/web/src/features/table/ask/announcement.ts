import type { Contract, ContractOption, Level, RefusedContract, SkatAsk, Suit } from '@skatrunde/rules/cards';
import type { Tick } from '../../../i18n/de/table-ask.ts';

/** The game itself, as a tile of the dialog. */
export type GameTile = Suit | 'grand' | 'null';
export const GAME_TILES: readonly GameTile[] = ['C', 'S', 'H', 'D', 'grand', 'null'];
export const TICKS: readonly Tick[] = [
  'hand',
  'schneiderAnnounced',
  'schwarzAnnounced',
  'ouvert',
  'spitze',
  'revolution',
];

/** The options of the ask that the dialog works with; nothing is possible or impossible but what they say. */
export type AnnouncementOptions = Pick<
  Extract<SkatAsk, { readonly kind: 'announce' | 'pickUpOrHand' | 'grandHand' }>,
  'contracts' | 'refused'
>;

export function tileOf(contract: Contract): GameTile {
  return contract.type === 'suit' ? contract.trump : contract.type;
}

export function hasTick(contract: Contract, tick: Tick): boolean {
  switch (tick) {
    case 'hand':
      return contract.hand;
    case 'ouvert':
      return contract.ouvert;
    case 'spitze':
      return contract.type !== 'null' && contract.spitze !== undefined;
    case 'revolution':
      return contract.type === 'null' && contract.revolution === true;
    case 'schneiderAnnounced':
    case 'schwarzAnnounced':
      return contract.type !== 'null' && contract[tick];
  }
}

function ticksOf(contract: Contract): readonly Tick[] {
  return TICKS.filter((tick) => hasTick(contract, tick));
}

/** The smallest announcement of this game that has all the wanted ticks: what else it has is implied by them. */
export function chosenOption(
  { contracts }: AnnouncementOptions,
  { tile, wanted }: { readonly tile: GameTile; readonly wanted: readonly Tick[] },
): ContractOption | undefined {
  const fitting = contracts.filter(
    ({ contract }) => tileOf(contract) === tile && wanted.every((tick) => hasTick(contract, tick)),
  );
  return fitting.reduce<ContractOption | undefined>(smaller, undefined);
}

function smaller(best: ContractOption | undefined, next: ContractOption): ContractOption {
  return best && ticksOf(best.contract).length <= ticksOf(next.contract).length ? best : next;
}

export type TickState = {
  readonly tick: Tick;
  readonly ticked: boolean;
  /** Ticked by something else: it cannot be taken off alone. `other` is what it belongs to; `bid`: without it the bid is not covered. */
  readonly lockedBy?: Tick | 'bid';
  /** Cannot be ticked here. */
  readonly possible: boolean;
};

/** The ticks of a game: those that some announcement of it has, accepted or refused. */
export function tickStates(
  options: AnnouncementOptions,
  { tile, wanted }: { readonly tile: GameTile; readonly wanted: readonly Tick[] },
): readonly TickState[] {
  const chosen = chosenOption(options, { tile, wanted });
  const known = [...options.contracts, ...options.refused].filter(({ contract }) => tileOf(contract) === tile);
  return TICKS.filter((tick) => known.some(({ contract }) => hasTick(contract, tick))).map((tick) => {
    const ticked = chosen !== undefined && hasTick(chosen.contract, tick);
    const lockedBy = ticked && !wanted.includes(tick) ? whyTicked(options, { tile, wanted, tick }) : undefined;
    const possible = chosenOption(options, { tile, wanted: [...wanted, tick] }) !== undefined;
    return { tick, ticked, possible, ...(lockedBy && { lockedBy }) };
  });
}

/** Which wanted tick brings this one along; `hand` alone is always there when the skat was not taken. */
function whyTicked(
  options: AnnouncementOptions,
  { tile, wanted, tick }: { readonly tile: GameTile; readonly wanted: readonly Tick[]; readonly tick: Tick },
): Tick | 'bid' {
  const without = chosenOption(options, { tile, wanted: [] });
  if (without && hasTick(without.contract, tick)) return tick === 'hand' ? 'hand' : 'bid';
  const cause = wanted.find((one) => {
    const alone = chosenOption(options, { tile, wanted: [one] });
    return alone !== undefined && hasTick(alone.contract, tick);
  });
  return cause ?? 'hand';
}

/** A refused announcement of this game with no more ticks than the smallest possible one: worth a word why. */
export function refusedInstead(
  { contracts, refused }: AnnouncementOptions,
  tile: GameTile,
): { readonly refused: RefusedContract; readonly instead?: ContractOption } | undefined {
  const mine = refused.filter(({ contract }) => tileOf(contract) === tile);
  const first = mine.reduce<RefusedContract | undefined>(
    (best, next) => (best && ticksOf(best.contract).length <= ticksOf(next.contract).length ? best : next),
    undefined,
  );
  if (!first) return undefined;
  const instead = chosenOption({ contracts, refused }, { tile, wanted: [] });
  return { refused: first, ...(instead && { instead }) };
}

/** `certain`: the skat cannot change it any more. */
export type Cover = { readonly certain: boolean } & (
  | { readonly kind: 'covers' }
  | { readonly kind: 'savedBy'; readonly levels: readonly ('schneider' | 'schwarz')[] }
  | { readonly kind: 'overbid' }
);

/** Whether the value reaches the bid; if not, which levels that are not announced yet would still bring it there. */
export function coverOf(option: ContractOption, { bid, base }: { readonly bid: number; readonly base: number }): Cover {
  const { contract, gameValue, coversBid } = option;
  const certain = isCertain(option);
  if (coversBid) return { kind: 'covers', certain };
  if (contract.type === 'null') return { kind: 'overbid', certain };
  const open = (['schneider', 'schwarz'] as const).filter((level) => !contract[`${level}Announced`]);
  const missing = Math.ceil((bid - gameValue) / base);
  return missing <= open.length
    ? { kind: 'savedBy', certain, levels: open.slice(0, missing) }
    : { kind: 'overbid', certain };
}

/**
 * With the skat in hand all is known. In a Hand game the skat may add matadors to "with n" and to "without 1", and break
 * "without 2" and more. Source: rules.md 4.9, OVER-4.
 */
function isCertain({ contract, matadors, coversBid }: ContractOption): boolean {
  if (!contract.hand || !matadors) return true;
  return coversBid && (matadors.kind === 'with' || matadors.count === 1);
}

/** "mit 3, Spiel 4, Hand 5": the levels that an announcement promises, in the order of the count. */
export function promisedLevels(contract: Contract): readonly Level[] {
  if (contract.type === 'null') return [];
  return [
    'game',
    ...(contract.hand ? (['hand'] as const) : []),
    ...(contract.schneiderAnnounced ? (['schneider', 'schneiderAnnounced'] as const) : []),
    ...(contract.schwarzAnnounced ? (['schwarz', 'schwarzAnnounced'] as const) : []),
    ...(contract.ouvert ? (['ouvert'] as const) : []),
    ...Array.from({ length: contract.spitze ?? 0 }, () => 'spitze' as const),
  ];
}
