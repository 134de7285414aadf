import type {
  GameView,
  MatchView,
  Occupant,
  OfficersGameView,
  Seat,
  SeatView,
  SkatGameView,
  TableUpdate,
  TableView,
} from '@skatrunde/protocol';
import type { Call, ContractInPlay, Player, SkatView } from '@skatrunde/rules/cards';
import { officersInGame } from '../officers/in-game.ts';
import { type Place, seatPlaces } from './seat-places.ts';
import type { GamePart, SeatScene } from './seat-scene.ts';

export type Scene = {
  readonly view: TableView;
  readonly match: MatchView;
  /** A game of Skat; absent when it was broken off. */
  readonly game?: SkatGameView;
  /** Instead, a game of Officers' Skat. */
  readonly officers?: OfficersGameView;
  readonly seats: readonly SeatScene[];
  /** The viewer plays in this game. */
  readonly playing: boolean;
};

/** What the board shows of an update; nothing in the stages that have no board. */
export function sceneOf({ view }: TableUpdate): Scene | undefined {
  const { stage } = view;
  if (stage.kind !== 'game' && stage.kind !== 'pause') return undefined;
  const { match, game } = stage;
  const places = seatPlaces({
    players: game?.seats ?? view.seats.map(({ seat }) => seat),
    sittingOut: game?.sittingOut,
    you: view.you.seat,
  });
  const seats = view.seats.flatMap(({ seat, occupant }) => {
    const place = places.get(seat);
    return occupant && place ? [seatScene({ view, match, game, seat, occupant, place })] : [];
  });
  return { view, match, ...ofItsKind(game), seats, playing: game?.view.you !== undefined };
}

function ofItsKind(game: GameView | undefined): Pick<Scene, 'game' | 'officers'> {
  if (!game) return {};
  return game.plays === 'officers' ? { officers: game } : { game };
}

/** The name of somebody at this table, also of who has gone. */
export function occupantName(occupant: Occupant, { people }: Pick<TableView, 'people'>): string {
  if (occupant.kind === 'bot') return occupant.name;
  return people.find(({ person }) => person === occupant.person)?.name ?? '…';
}

/** The seat of a player of the running game. */
export function seatOf(scene: Scene, player: Player): SeatScene | undefined {
  return scene.seats.find((seat) => seat.player === player);
}

/** Who this player of the game is, also when he has left since or sits elsewhere. */
export function playerOf({ game, officers, match }: Scene, player: Player): Occupant | undefined {
  const column = (game ?? officers)?.players[player];
  return column === undefined ? undefined : match.participants[column]?.occupant;
}

type SeatParts = {
  readonly view: TableView;
  readonly match: MatchView;
  readonly game: GameView | undefined;
  readonly seat: Seat;
  readonly occupant: Occupant;
  readonly place: Place;
};

function seatScene({ view, match, game, seat, occupant, place }: SeatParts): SeatScene {
  const index = game?.seats.indexOf(seat) ?? -1;
  const player = index < 0 ? undefined : index;
  return {
    seat,
    place,
    ...(player !== undefined && { player }),
    ...person(occupant, view),
    ...waited(view.seats.find((one) => one.seat === seat)),
    you: view.you.seat === seat,
    score: match.participants.find((one) => one.seat === seat)?.total ?? 0,
    dealer: game?.dealer === seat,
    forehand: player === 0,
    sittingOut: game?.sittingOut === seat,
    ...(game?.plays === 'officers' ? officersInGame(game.view, player) : inGame(game?.view, player)),
  };
}

/** Whether a bot plays for who sits there, and how long they may think. */
function waited(seat: SeatView | undefined): Pick<SeatScene, 'replaced' | 'thinksUntil'> {
  const replaced = seat?.standIn?.state === 'playing';
  return seat?.thinksUntil === undefined || replaced ? { replaced } : { replaced, thinksUntil: seat.thinksUntil };
}

type PersonPart = Pick<SeatScene, 'name' | 'bot' | 'level' | 'awaySince'>;

function person(occupant: Occupant, view: TableView): PersonPart {
  const name = occupantName(occupant, view);
  if (occupant.kind === 'bot') return { name, bot: true, level: occupant.level };
  const found = view.people.find((one) => one.person === occupant.person);
  const away = found && !found.present ? found.awaySince : undefined;
  return { name, bot: false, ...(away !== undefined && { awaySince: away }) };
}

function inGame(view: SkatView | undefined, player: Player | undefined): GamePart {
  if (!view || player === undefined) return { declarer: false, turn: false, cards: 0, tricks: 0 };
  const call = standingCall(view, player);
  const open = view.phase === 'playing' ? view.openHands.find((hand) => hand.player === player)?.cards : undefined;
  return {
    declarer: declarerOf(view) === player,
    turn: turnOf(view) === player,
    ...(call && { call }),
    cards: view.cardCounts[player] ?? 0,
    tricks: tricksOf(view, player),
    ...(open && { open }),
  };
}

/** The last word replaces the one before; all of it goes when play begins. */
function standingCall(view: SkatView, player: Player): Call | undefined {
  return view.phase === 'playing' || view.phase === 'ramsch' || view.phase === 'over'
    ? undefined
    : view.calls.findLast((call) => call.player === player);
}

export function declarerOf(view: SkatView): Player | undefined {
  switch (view.phase) {
    case 'bidding':
    case 'beforeRamsch':
    case 'ramsch':
      return undefined;
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
    case 'playing':
      return view.declarer;
    case 'over':
      return view.result.kind === 'played' ? view.result.declarer : undefined;
  }
}

export function contractOf(view: SkatView): ContractInPlay | undefined {
  switch (view.phase) {
    case 'bidding':
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
    case 'beforeRamsch':
      return undefined;
    case 'playing':
    case 'ramsch':
      return view.contract;
    case 'over':
      return view.result.kind === 'played' ? view.result.contract : undefined;
  }
}

/** Whom the table waits for. */
export function turnOf(view: SkatView): Player | undefined {
  switch (view.phase) {
    case 'playing':
      return view.waitsFor ?? view.turn;
    case 'bidding':
    case 'beforeRamsch':
    case 'ramsch':
      return view.turn;
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return view.declarer;
    case 'over':
      return undefined;
  }
}

function tricksOf(view: SkatView, player: Player): number {
  switch (view.phase) {
    case 'bidding':
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
    case 'beforeRamsch':
      return 0;
    case 'playing':
    case 'ramsch':
      return view.tricksTaken[player] ?? 0;
    case 'over':
      return view.tricks.filter(({ winner }) => winner === player).length;
  }
}
