export type Counts = { passed: number; failed: number };

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** The counts in a runner's JSON report; null where it is not such a report. */
export function countsOf(report: unknown): Counts | null {
  if (typeof report !== 'object' || report === null) return null;
  if ('numPassedTests' in report) {
    const { numPassedTests, numFailedTests } = report as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  if ('stats' in report) {
    const { expected, flaky, unexpected } = (report as PlaywrightReport).stats;
    return { passed: expected + flaky, failed: unexpected };
  }
  return null;
}

/**
 * Converts a finished step into passed and failed counts. A gate counts as one test. A runner counts its cases; an error
 * beside them (an unhandled error, a server that did not start) or no cases at all adds one failure.
 */
export function judge(isOk: boolean, reported: Counts | null | undefined): Counts {
  if (reported === undefined) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  const failedBeside = failed === 0 && (!isOk || passed === 0);
  return { passed, failed: failed + Number(failedBeside) };
}
