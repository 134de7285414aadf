import type { OfficersView, Player } from '@skatrunde/rules/cards';
import type { GamePart } from '../board/seat-scene.ts';

/** What the running game says of one player of Officers' Skat. */
export function officersInGame(view: OfficersView, player: Player | undefined): GamePart {
  if (player === undefined) return { declarer: false, turn: false, cards: 0, tricks: 0 };
  const stacks = view.stacks[player] ?? [];
  return {
    declarer: announcerOf(view) === player,
    turn: 'turn' in view && view.turn === player,
    cards: stacks.reduce((sum, { open, covered }) => sum + (open === undefined ? 0 : 1) + (covered ? 1 : 0), 0),
    tricks: tricksOf(view, player),
  };
}

export function announcerOf(view: OfficersView): Player | undefined {
  switch (view.phase) {
    case 'announcing':
      return undefined;
    case 'doubling':
    case 'playing':
      return view.announcer;
    case 'over':
      return view.result.announcer;
  }
}

/** Card points taken so far; nothing before the first card. */
export function cardPointsOf(view: OfficersView, player: Player): number | undefined {
  switch (view.phase) {
    case 'announcing':
    case 'doubling':
      return undefined;
    case 'playing':
      return view.cardPoints[player];
    case 'over':
      return view.result.cardPoints[player];
  }
}

function tricksOf(view: OfficersView, player: Player): number {
  switch (view.phase) {
    case 'announcing':
    case 'doubling':
      return 0;
    case 'playing':
      return view.tricksTaken[player] ?? 0;
    case 'over':
      return view.result.tricks[player] ?? 0;
  }
}
