import { describe, expect, it } from 'vitest';
import { countsOf, judge } from './counts.ts';

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
