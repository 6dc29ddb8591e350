import { expect, test } from 'vitest';
import { periodBefore, salesPeriod, stepOf, wholeMonths } from './sales-period.rules.ts';

const NOW = new Date('2026-11-21T21:30:00Z');

test('the usual period are the last thirty days of Moscow', () => {
  expect(salesPeriod({}, NOW)).toEqual({ from: '2026-10-24', to: '2026-11-22' });
  expect(salesPeriod({ to: '2026-03-01' }, NOW)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(salesPeriod({ days: 7 }, NOW)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test.each([
  { from: '2026-11-02', to: '2026-11-01' },
  { from: '2020-01-01', to: '2026-11-01' },
])('$from to $to is no period', (asked) => {
  expect(salesPeriod(asked, NOW)).toBeUndefined();
});

test('the days before are as many', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

test('a period of more than two months is shown by month', () => {
  expect(stepOf({ from: '2026-07-01', to: '2026-08-31' })).toBe('day');
  expect(stepOf({ from: '2026-07-01', to: '2026-09-01' })).toBe('month');
});

test.each([
  ['2026-01-01', '2026-12-31', '2026-01-01', '2027-01-01'],
  ['2025-11-22', '2026-11-21', '2025-12-01', '2026-11-01'],
  ['2025-12-31', '2026-02-28', '2026-01-01', '2026-03-01'],
  ['2026-01-02', '2026-02-27', '2026-02-28', '2026-02-28'],
  ['2026-01-10', '2026-01-20', '2026-01-21', '2026-01-21'],
  ['2026-04-10', '2027-01-04', '2026-05-01', '2027-02-01'],
  ['2027-01-02', '2027-01-04', '2027-01-05', '2027-01-05'],
  ['2027-01-01', '2027-01-04', '2027-01-01', '2027-02-01'],
])('of %s to %s the whole months are from %s to before %s', (from, to, first, end) => {
  expect(wholeMonths({ from, to }, '2027-01-04')).toEqual({ first, end });
});
