import type { Participant } from '@skatrunde/protocol';

export type Ranked = {
  /** Index in `participants`, the column of the pad. */
  readonly column: number;
  readonly participant: Participant;
  /** As the table gives it; nothing for who had left, and for everybody before a game was scored. */
  readonly place?: number;
};

/** In the order of their places, below them who has left; highest total first. */
export function ranking(participants: readonly Participant[]): readonly Ranked[] {
  return participants
    .map((participant, column) => ({
      participant,
      column,
      ...(participant.place !== undefined && { place: participant.place }),
    }))
    .toSorted((a, b) => order(a.place) - order(b.place) || b.participant.total - a.participant.total);
}

/** Has left before the end: somebody else has a place. */
export function hasLeft({ place }: Ranked, all: readonly Ranked[]): boolean {
  return place === undefined && all.some((other) => other.place !== undefined);
}

function order(place: number | undefined): number {
  return place ?? Number.MAX_SAFE_INTEGER;
}
