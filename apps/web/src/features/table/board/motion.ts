import { cardHeight, type Pose } from './shapes.ts';

/** Durations in ms; the design's table of motions. */
export const MOTION = {
  play: 220,
  deal: 220,
  packet: 60,
  trickGoes: 300,
  skat: 300,
  fade: 120,
  trickRests: 1200,
} as const;

const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** Places a card whose own box is `base` px wide and whose transform origin is its upper left corner. */
export function poseTransform({ x, y, angle, width }: Pose, base: number): string {
  const scale = width / base;
  return `translate(${round(x)}px, ${round(y)}px) rotate(${round(angle)}deg) scale(${round(scale)}) translate(${-base / 2}px, ${round(-cardHeight(base) / 2)}px)`;
}

export type Journey = { readonly from: Pose; readonly ms: number; readonly delay?: number };

/** From where a thing was to where it stands. Transforms only; nothing waits for it and a new one replaces it. */
export function travel(element: HTMLElement, to: Pose, { from, ms, delay = 0 }: Journey): void {
  if (typeof element.animate !== 'function') return;
  if (prefersReducedMotion()) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOTION.fade, delay, fill: 'backwards' });
    return;
  }
  const frames = [{ transform: poseTransform(from, to.width) }, { transform: poseTransform(to, to.width) }];
  element.animate(frames, { duration: ms, delay, easing: EASE, fill: 'backwards' });
}

/** Away to a place where it is no longer shown: a trick to its pile, turning over half way. */
export function leave(element: HTMLElement, from: Pose, to: Pose): void {
  if (typeof element.animate !== 'function') return;
  if (prefersReducedMotion()) {
    element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOTION.fade, fill: 'forwards' });
    return;
  }
  const frames = [
    { transform: poseTransform(from, from.width), opacity: 1 },
    { opacity: 1, offset: 0.9 },
    { transform: poseTransform(to, from.width), opacity: 0 },
  ];
  element.animate(frames, { duration: MOTION.trickGoes, easing: 'ease-in-out', fill: 'forwards' });
  const face = element.querySelector('[data-face]');
  face?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], {
    duration: MOTION.trickGoes,
    fill: 'forwards',
  });
}

export function prefersReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
