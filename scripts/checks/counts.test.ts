import { describe, expect, it } from 'vitest';
import { countsOf, judge } from './counts.ts';

describe('what a step counts for', () => {
  it('is one for a gate', () => {
    expect(judge(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(judge(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('is the cases of a runner', () => {
    expect(judge(true, countsOf({ numPassedTests: 12, numFailedTests: 0 }))).toEqual({ passed: 12, failed: 0 });
    expect(judge(false, countsOf({ numPassedTests: 12, numFailedTests: 2 }))).toEqual({ passed: 12, failed: 2 });
    expect(judge(true, countsOf({ stats: { expected: 4, unexpected: 0, flaky: 1 } }))).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('is a failure where the runner failed beside its cases', () => {
    expect(judge(false, { passed: 12, failed: 0 })).toEqual({ passed: 12, failed: 1 });
  });

  it('is a failure where no test ran or no report came', () => {
    expect(judge(true, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(judge(true, countsOf('not a report'))).toEqual({ passed: 0, failed: 1 });
  });
});
