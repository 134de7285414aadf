import type { Participant } from '@skatrunde/protocol';

export type Ranked = {
  /** Index in `participants`, the column of the pad. */
  readonly column: number;
  readonly participant: Participant;
  /** From 1; who has the same total has the same place. */
  readonly place: number;
};

/** Highest total first. */
export function ranking(participants: readonly Participant[]): readonly Ranked[] {
  const ordered = participants
    .map((participant, column) => ({ participant, column }))
    .sort((a, b) => b.participant.total - a.participant.total);
  return ordered.map(({ participant, column }) => ({
    participant,
    column,
    place: ordered.findIndex((other) => other.participant.total === participant.total) + 1,
  }));
}
