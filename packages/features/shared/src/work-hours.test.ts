import { expect, test } from 'vitest';
import type { StoreWorkTime } from '@partshop/api-client';
import { clockTime, groupWorkHours, weekdayName } from './work-hours.ts';

const open = (day: number, opens = '09:00', closes = '20:00'): StoreWorkTime => ({ day, opens, closes });
const closed = (day: number): StoreWorkTime => ({ day, opens: null, closes: null });

test('days in a row with the same hours share a line', () => {
  const week = [1, 2, 3, 4, 5].map((day) => open(day));
  expect(groupWorkHours([...week, open(6, '10:00', '18:00'), closed(7)])).toEqual([
    { from: 1, to: 5, opens: '09:00', closes: '20:00' },
    { from: 6, to: 6, opens: '10:00', closes: '18:00' },
    { from: 7, to: 7, opens: null, closes: null },
  ]);
});

test('days that are not in a row stay apart, in any order of input', () => {
  expect(groupWorkHours([open(3), open(1)])).toHaveLength(2);
});

test('days are named in the language, as the beginning of a line', () => {
  expect(weekdayName(1, 'ru')).toBe('Пн');
  expect(weekdayName(7, 'en')).toBe('Sun');
});

test('the leading zero of an hour is dropped, except at midnight', () => {
  expect(clockTime('09:00')).toBe('9:00');
  expect(clockTime('10:00')).toBe('10:00');
  expect(clockTime('00:30')).toBe('0:30');
});
