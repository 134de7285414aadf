import type { Card, TrickCard } from '@skatrunde/rules/cards';
import { useLayoutEffect, useRef } from 'react';
import { backPoses } from './Backs.tsx';
import type { Layout } from './layout.ts';
import { type Journey, MOTION } from './motion.ts';
import type { Scene } from './scene.ts';
import type { SeatScene } from './seat-scene.ts';
import type { Pose } from './shapes.ts';
import { skatPoses } from './skat-poses.ts';
import type { Arrivals } from './use-arrivals.ts';

export type JourneyParts = {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly arrivals: Arrivals;
  readonly cards: readonly Card[];
  readonly poses: readonly Pose[];
};

export type Journeys = {
  readonly journeyOf: (card: Card) => Journey | undefined;
  readonly originOf: (card: TrickCard, seat: SeatScene) => Pose | undefined;
};

/** Where each card that has just arrived comes from: the dealer, the skat, my hand, somebody's backs. */
export function useJourneys({ scene, layout, arrivals, cards, poses }: JourneyParts): Journeys {
  const heldBefore = useRef<ReadonlyMap<Card, Pose>>(new Map());
  useLayoutEffect(() => {
    const held = cards.flatMap((card, index): readonly (readonly [Card, Pose])[] => {
      const pose = poses[index];
      return pose ? [[card, pose]] : [];
    });
    heldBefore.current = new Map(held);
  });
  return {
    journeyOf: (card) => {
      if (arrivals.pickedUp.includes(card)) return fromSkat(layout, arrivals.pickedUp.indexOf(card));
      return arrivals.dealt ? fromDealer(scene, layout, card) : undefined;
    },
    originOf: ({ card }, seat) => {
      if (!arrivals.played.includes(card)) return undefined;
      if (seat.you && scene.playing) return heldBefore.current.get(card);
      return fromSeat(seat, layout);
    },
  };
}

function fromSkat(layout: Layout, index: number): Journey | undefined {
  const from = skatPoses(layout)[index];
  return from && { from, ms: MOTION.skat };
}

/** Three, then four, then three cards: each packet a little after the one before. */
function fromDealer(scene: Scene, layout: Layout, card: Card): Journey | undefined {
  const dealer = scene.seats.find((seat) => seat.dealer);
  const { game } = scene;
  if (!dealer || !game) return undefined;
  const at = game.view.hand.indexOf(card);
  const packet = at < 3 ? 0 : at < 7 ? 1 : 2;
  const delay = (packet * 3 + (game.view.you ?? 0)) * MOTION.packet;
  const { x, y } = layout.badges[dealer.place];
  return { from: { x, y, angle: 0, width: 40 }, ms: MOTION.deal, delay };
}

function fromSeat(seat: SeatScene, layout: Layout): Pose {
  const backs = backPoses(seat, layout);
  const { x, y } = layout.badges[seat.place];
  return backs[Math.floor(backs.length / 2)] ?? { x, y, angle: 0, width: 36 };
}
