import { describe, expect, it } from 'vitest';
import { describeBrowser, describeMachine, environmentFingerprint } from './fingerprint.ts';
import { selectSteps, STEPS } from './steps.ts';

describe('the environment fingerprint', () => {
  it('is the same when computed twice', () => {
    expect(describeMachine()).toBe(describeMachine());
  });

  it('includes Node and the system', () => {
    expect(describeMachine()).toMatch(new RegExp(`^${process.version} ${process.platform} ${process.arch} `));
  });

  it('distinguishes programs', () => {
    expect(describeBrowser(process.execPath)).toContain(process.version);
    expect(describeBrowser('/nowhere/chromium')).toContain('absent');
  });

  it('looks for no browser where no step needs one', () => {
    const { variables, browserFault } = environmentFingerprint(
      selectSteps(STEPS, ['lint', 'unit'], []),
      () => undefined,
    );
    expect(browserFault).toBeNull();
    expect(variables).not.toHaveProperty('CHECK_BROWSER');
  });
});
