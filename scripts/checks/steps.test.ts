import { describe, expect, it } from 'vitest';
import { selectSteps, STEPS } from './steps.ts';

const names = (only: string[], skip: string[]) => selectSteps(STEPS, only, skip).map(({ name }) => name);

describe('choosing steps', () => {
  it('keeps their order, whatever order they are named in', () => {
    expect(names(['unit', 'lint'], [])).toEqual(['lint', 'unit']);
  });

  it('leaves out what is skipped', () => {
    expect(names([], ['e2e'])).not.toContain('e2e');
    expect(names([], [])).toContain('e2e');
  });

  it('rejects an unknown name', () => {
    expect(() => names(['units'], [])).toThrow("No step 'units'");
  });
});
