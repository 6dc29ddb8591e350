import { expect, it } from 'vitest';
import { SUCCESS_CRITERIA } from './success-criteria.ts';
import { lastRunOf, stateOf, sumOf, type ComponentResult } from './sum-up.ts';

const ran = (stories: number, changes: Partial<ComponentResult> = {}): ComponentResult => ({
  version: '0.1.0',
  lastRun: '2026-11-27',
  stories,
  checked: { '1.4.3': stories },
  violated: {},
  ...changes,
});
const contrast = { number: '1.4.3', level: 'AA', name: 'c1_4_3' } as const;

it('sums up a criterion over the components that have something to check', () => {
  const components = [ran(3), ran(2, { violated: { '1.4.3': 1 } }), ran(5, { checked: {} })];
  expect(sumOf(components, '1.4.3')).toEqual({ components: 2, stories: 5, violated: 1 });
  expect(sumOf(components, '2.4.4')).toBeNull();
});

it('claims nothing for a criterion that no check looks at', () => {
  expect(stateOf(contrast, null)).toBe('unchecked');
  expect(stateOf({ ...contrast, by: ['colours'] }, null)).toBe('clean');
  expect(stateOf({ ...contrast, by: ['colours'] }, { components: 2, stories: 5, violated: 1 })).toBe('violated');
  expect(stateOf({ ...contrast, absent: 'media' }, null)).toBe('absent');
});

it('names the last day on which a component ran', () => {
  expect(lastRunOf([ran(1, { lastRun: '2026-11-02' }), ran(1, { lastRun: null }), ran(1)])).toBe('2026-11-27');
  expect(lastRunOf([])).toBeNull();
});

it('has every criterion of WCAG 2.2 AA once, in the order of the standard', () => {
  const numbers = SUCCESS_CRITERIA.map(({ number }) => number);
  expect(numbers).toHaveLength(55);
  expect(numbers).toEqual([...new Set(numbers)].toSorted(new Intl.Collator('en', { numeric: true }).compare));
});
