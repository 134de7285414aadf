import { describe, expect, it } from 'vitest';
import { believed, playwrightCount, sum, summaryLine, vitestCount } from './counts.ts';

describe('the last line', () => {
  it('has exactly one form', () => {
    expect(summaryLine({ passed: 812, failed: 0 })).toBe('tests: 812 passed, 0 failed');
  });

  it('sums all parts', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});

describe('a runner', () => {
  it('is believed when it passed', () => {
    expect(believed({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
  });

  it('that ran nothing has failed', () => {
    expect(believed({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('that ends badly has failed, whatever it counted', () => {
    expect(believed({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(believed({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('without a report has counted nothing', () => {
    expect(vitestCount(undefined)).toEqual({ passed: 0, failed: 0 });
    expect(playwrightCount(undefined)).toEqual({ passed: 0, failed: 0 });
  });
});

describe("vitest's report", () => {
  it('is counted, with a file that could not be loaded as one failure', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
        { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(vitestCount(report)).toEqual({ passed: 7, failed: 2 });
  });
});

describe("Playwright's report", () => {
  it('counts a test that passed only when repeated, and an error outside of tests, as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no server' }] };
    expect(playwrightCount(report)).toEqual({ passed: 5, failed: 3 });
  });
});
