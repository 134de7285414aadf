import { MOTION, prefersReducedMotion } from '../board/motion.ts';

/** A card is turned over. Ms. */
const FLIP = 260;

/** Turns a face up that lay face down: over its upright axis, or a cross-fade where motion is not wanted. */
export function turnUp(face: HTMLElement): void {
  if (typeof face.animate !== 'function') return;
  const back = face.querySelector('[data-back]');
  if (prefersReducedMotion()) {
    back?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MOTION.fade });
    return;
  }
  const turn = [{ transform: 'perspective(800px) rotateY(180deg)' }, { transform: 'perspective(800px) rotateY(0deg)' }];
  face.animate(turn, { duration: FLIP, easing: 'ease-in-out' });
  const shown = [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }];
  back?.animate(shown, { duration: FLIP, easing: 'ease-in-out' });
}

/** A card comes down on a covered one. */
export function layDown(face: HTMLElement): void {
  if (typeof face.animate !== 'function') return;
  const down = prefersReducedMotion() ? {} : { transform: 'translateY(-24px)' };
  const duration = prefersReducedMotion() ? MOTION.fade : MOTION.deal;
  face.animate([{ opacity: 0, ...down }, { opacity: 1 }], { duration, easing: 'ease-out' });
}
