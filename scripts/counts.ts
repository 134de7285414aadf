/** How many tests of a part passed and failed. Skipped ones are neither. */
export type Count = { readonly passed: number; readonly failed: number };

export const NOTHING: Count = { passed: 0, failed: 0 };
export const ONE_PASSED: Count = { passed: 1, failed: 0 };
export const ONE_FAILED: Count = { passed: 0, failed: 1 };

export function sum(counts: readonly Count[]): Count {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING);
}

/** The last line of a test run. */
export function summaryLine({ passed, failed }: Count): string {
  return `tests: ${passed} passed, ${failed} failed`;
}

/** A run that says it failed, or in which nothing ran, counts at least one failure. */
export function believed(count: Count, exitCode: number): Count {
  const silentFailure = count.failed === 0 && (exitCode !== 0 || count.passed === 0);
  return silentFailure ? { passed: count.passed, failed: 1 } : count;
}

/** Counts of vitest's JSON report. A test file that could not be loaded is one failure. */
export function vitestCount(report: unknown): Count {
  const passed = numberAt(report, 'numPassedTests');
  const files = at(report, 'testResults');
  const broken = Array.isArray(files) ? files.filter(isBrokenFile).length : 0;
  return { passed, failed: numberAt(report, 'numFailedTests') + broken };
}

function isBrokenFile(file: unknown): boolean {
  const tests = at(file, 'assertionResults');
  const failedTests = Array.isArray(tests) ? tests.filter((test) => at(test, 'status') === 'failed').length : 0;
  return at(file, 'status') === 'failed' && failedTests === 0;
}

/** Counts of Playwright's JSON report. A test that passed only when repeated failed; an error outside of tests is one. */
export function playwrightCount(report: unknown): Count {
  const stats = at(report, 'stats');
  const errors = at(report, 'errors');
  const outside = Array.isArray(errors) ? errors.length : 0;
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + outside,
  };
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  return typeof found === 'number' ? found : 0;
}
