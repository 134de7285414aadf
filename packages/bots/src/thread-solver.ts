import { createPointSolver, type MaskSolver } from './solver/mask-solver.ts';

let made: MaskSolver | undefined;

/** The solver of this thread: one for all who ask. Who has a budget begins with `forget`, so that answers do not depend on it. */
export function threadSolver(): MaskSolver {
  made ??= createPointSolver();
  return made;
}
