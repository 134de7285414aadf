import { describe, expect, it } from 'vitest';
import { createPointSolver } from './mask-solver.ts';
import { maskPositionOf } from './position.ts';
import { dealtPosition } from './test/naive.ts';

describe('a budget in nodes', () => {
  const position = maskPositionOf(dealtPosition('grand', 10, 0, 3));

  it('gives up when it is spent, and answers when there is more', () => {
    const solver = createPointSolver();
    expect(solver.worth('grand', position, 60, 50)).toBeUndefined();
    expect(solver.nodes()).toBe(51);
    const worth = solver.worth('grand', position, 60);
    expect(worth).toBeDefined();
    expect(solver.atLeast('grand', position, worth ?? 0)).toBe(true);
    expect(solver.atLeast('grand', position, (worth ?? 0) + 1)).toBe(false);
  });

  it('counts over all cards of a position', () => {
    const solver = createPointSolver();
    const worth = solver.worth('grand', position, 60) ?? 0;
    solver.forget();
    expect(solver.cardsAtLeast('grand', position, worth, 50)).toBeUndefined();
    expect(solver.worthOfEach('grand', position, new Int32Array(32), 50)).toBeUndefined();
    expect(solver.cardsAtLeast('grand', position, worth)).not.toBe(0);
    expect(solver.nodes()).toBeGreaterThan(50);
  });

  it('what was found about a deal helps the next question, until it is forgotten', () => {
    const solver = createPointSolver();
    solver.forget();
    const nodes = () => {
      solver.worth('grand', position, 60);
      return solver.nodes();
    };
    const first = nodes();
    expect(first).toBeGreaterThan(100);
    expect(nodes()).toBeLessThan(10);
    solver.forget();
    expect(nodes()).toBe(first);
  });
});
