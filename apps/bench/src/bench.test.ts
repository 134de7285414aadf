import { PACK } from '@skatrunde/rules';
import { describe, expect, test } from 'vitest';
import { benchEngine, engineTable } from './engine/engine.ts';
import { playScript, playScriptByAsks, randomScript } from './engine/random-games.ts';
import { measure, ratesOf } from './measuring.ts';
import { oneOf, randomFrom, shuffled } from './random.ts';
import { bidContracts } from './solver/bid-contracts.ts';
import { benchSolver, solverTable } from './solver/solver.ts';
import { table } from './table.ts';

describe('chance', () => {
  test('is the same for the same seed and another for another', () => {
    const row = (seed: number) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20 }, () => random(1000));
    };
    expect(row(7)).toEqual(row(7));
    expect(row(7)).not.toEqual(row(8));
  });

  test('reaches every number below n and none else', () => {
    const random = randomFrom(3);
    const rolled = new Set(Array.from({ length: 500 }, () => random(6)));
    expect([...rolled].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a shuffle keeps the cards', () => {
    const cards = shuffled(PACK, randomFrom(1));
    expect([...cards].sort()).toEqual([...PACK].sort());
    expect(cards).not.toEqual(PACK);
  });

  test('nothing can be chosen from nothing', () => {
    expect(() => oneOf([], randomFrom(1))).toThrow('Nothing to choose from');
  });
});

describe('measuring', () => {
  test.each([
    [[3, 1, 2], { median: 2, lowest: 1, highest: 3 }],
    [[4, 1, 2, 3], { median: 2.5, lowest: 1, highest: 4 }],
    [[5], { median: 5, lowest: 5, highest: 5 }],
  ])('of the runs %j', (runs, rates) => {
    const measured = runs.map((perSecond) => ({ perSecond, perProcessorSecond: perSecond * 2 }));
    expect(ratesOf(measured)).toEqual({ ...rates, perProcessorSecond: rates.median * 2, runs: measured });
  });

  test('each run repeats the work, and one more warms up', () => {
    let calls = 0;
    const rates = measure(
      () => {
        calls += 1;
        return 2;
      },
      { runs: 3, seconds: 0.001 },
    );
    expect(rates.runs).toHaveLength(3);
    expect(calls).toBeGreaterThanOrEqual(4);
    expect(rates.lowest).toBeGreaterThan(0);
  });
});

test('a table: names to the left, numbers to the right', () => {
  expect(
    table(
      ['', 'games/s'],
      [
        ['a long name', 12345.6],
        ['b', 7],
      ],
    ),
  ).toBe(['             games/s', 'a long name   12,346', 'b                  7'].join('\n'));
});

describe('the games', () => {
  const random = randomFrom(11);
  const scripts = Array.from({ length: 50 }, () => randomScript(random));

  test('are all played, nearly all to the last card, and the same with and without asks', () => {
    const played = scripts.map(playScript);
    expect(scripts.map(playScriptByAsks)).toEqual(played);
    expect(played.filter(({ lastCard }) => lastCard).length).toBeGreaterThan(35);
    expect(played.every(({ commands, events }) => commands > 5 && events > commands)).toBe(true);
  });

  test('a command that the rules refuse ends the bench', () => {
    const [script] = scripts;
    if (script === undefined) throw new Error('no script');
    const [first, ...rest] = script.steps;
    expect(() => playScript({ ...script, steps: rest })).toThrow('refused');
    expect(first).toBeDefined();
  });

  test('the answer says what was measured', () => {
    const answer = engineTable(benchEngine({ runs: 1, seconds: 0.01 }));
    expect(answer).toMatch(/^decide \+ evolve( +[\d,]+){5}$/m);
    expect(answer).toContain('seed 1');
  });
});

describe('the solver bench', () => {
  test('asks about whole hands of contracts that were bid', () => {
    const contracts = bidContracts();
    expect(contracts.length).toBeGreaterThan(1000);
    for (const { position } of contracts) expect(new Set(position.hands.flat()).size).toBe(30);
  }, 60_000);

  test('says how long each kind of question took', () => {
    const bench = benchSolver({ runs: 1, seconds: 0.03 });
    expect(bench.reaches61.questions).toBeGreaterThan(0);
    expect(bench.staysClean.meanNodes).toBeGreaterThan(0);
    expect(solverTable(bench)).toContain('exact points');
  }, 60_000);
});
