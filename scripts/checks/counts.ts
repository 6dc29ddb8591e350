export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
};
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: PlaywrightSuite[] };

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

/** The failed cases in a runner's JSON report, each with its file; also files that failed before their cases. */
export function failuresIn(report: unknown): string[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report)
    return (report as VitestReport).testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
      return failed.length > 0 ? failed.map((one) => `${name}: ${one}`) : status === 'failed' ? [name] : [];
    });
  if ('suites' in report) return (report as PlaywrightReport).suites.flatMap(failuresInSuite);
  return [];
}

function failuresInSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file}: ${title} [${projectName}]`),
  );
  return [...own, ...suites.flatMap(failuresInSuite)];
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
