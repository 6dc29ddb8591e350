import { expect, test } from 'vitest';
import { reportPeriod } from './report-period.rules.ts';

const now = new Date('2026-11-26T21:30:00Z');

test('a report is about a year up to today, by the days of Moscow', () => {
  expect(reportPeriod({}, now)).toEqual({ from: '2025-11-28', to: '2026-11-27' });
  expect(reportPeriod({ to: '2024-02-29' }, now)).toEqual({ from: '2023-03-02', to: '2024-02-29' });
  expect(reportPeriod({ from: '2026-11-01' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-27' });
});

test('it has one day at least, and three years at most', () => {
  expect(reportPeriod({ from: '2026-11-27', to: '2026-11-27' }, now)).toBeDefined();
  expect(reportPeriod({ from: '2026-11-28', to: '2026-11-27' }, now)).toBeUndefined();
  expect(reportPeriod({ from: '2023-11-28', to: '2026-11-27' }, now)).toBeDefined();
  expect(reportPeriod({ from: '2023-11-26', to: '2026-11-27' }, now)).toBeUndefined();
});
