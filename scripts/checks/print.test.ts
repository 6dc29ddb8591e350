import { describe, expect, it } from 'vitest';
import { describeOutcome } from './print.ts';

const step = { name: 'unit', title: 'unit tests' };
const outcome = { passed: 12, failed: 0, note: '12 passed', log: 'unit.log', startedAt: 0 };

describe('the line of a step', () => {
  it('shows its result', () => {
    expect(describeOutcome(step, outcome, 3.21, false)).toBe('✓ unit             3.2 s  unit tests: 12 passed');
  });

  it('shows that the outcome is cached', () => {
    expect(describeOutcome(step, outcome, 0, true)).toBe('✓ unit             0.0 s  unit tests: 12 passed (unchanged)');
  });

  it('distinguishes failed, left out and passed', () => {
    expect(describeOutcome(step, { ...outcome, failed: 1, note: '' }, 1, false)).toMatch(/^✗ .* unit tests$/);
    expect(describeOutcome(step, { ...outcome, passed: 0 }, 1, false)).toMatch(/^· /);
  });
});
