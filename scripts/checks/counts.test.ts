import { describe, expect, it } from 'vitest';
import { countsOf, failuresIn, judge } from './counts.ts';

describe('the counts of a step', () => {
  it('are one for a gate', () => {
    expect(judge(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(judge(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('are the test cases of a runner', () => {
    expect(judge(true, countsOf({ numPassedTests: 12, numFailedTests: 0 }))).toEqual({ passed: 12, failed: 0 });
    expect(judge(false, countsOf({ numPassedTests: 12, numFailedTests: 2 }))).toEqual({ passed: 12, failed: 2 });
    expect(judge(true, countsOf({ stats: { expected: 4, unexpected: 0, flaky: 1 } }))).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('include a failure where the runner failed beside its cases', () => {
    expect(judge(false, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
  });

  it('include a failure where no test ran or there is no report', () => {
    expect(judge(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(judge(true, countsOf('not a report'))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the failures of a step', () => {
  it('are the failed cases of Vitest, and files that failed before their cases', () => {
    const cases = [
      { fullName: 'a basket is empty', status: 'passed' },
      { fullName: 'a basket adds up', status: 'failed' },
    ];
    const testResults = [
      { name: 'basket.test.ts', status: 'failed', assertionResults: cases },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'fine.test.ts', status: 'passed', assertionResults: [] },
    ];
    expect(failuresIn({ testResults })).toEqual(['basket.test.ts: a basket adds up', 'broken.test.ts']);
  });

  it('are the unexpected outcomes of Playwright, at any depth', () => {
    const spec = (title: string, status: string) => ({
      file: 'network.spec.ts',
      title,
      tests: [{ projectName: 'phone', status }],
    });
    const suites = [
      {
        specs: [spec('waits', 'unexpected'), spec('opens', 'expected')],
        suites: [{ specs: [spec('stays', 'unexpected')] }],
      },
    ];
    expect(failuresIn({ suites })).toEqual(['network.spec.ts: waits [phone]', 'network.spec.ts: stays [phone]']);
  });

  it('are none where there is no report', () => {
    expect(failuresIn(null)).toEqual([]);
  });
});
