import { expect, it } from 'vitest';
import type { StoreWorkTime } from '@partshop/api-client';
import { hoursAt, openingAt } from './opening.ts';

const open = (day: number, opens = '09:00', closes = '20:00'): StoreWorkTime => ({ day, opens, closes });
const closed = (day: number): StoreWorkTime => ({ day, opens: null, closes: null });
/** Monday to Friday, a short Saturday, closed on Sunday. */
const week = [open(1), open(2), open(3), open(4), open(5), open(6, '10:00', '16:00'), closed(7)];
/** Moscow is three hours ahead. */
const inMoscow = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);

it('the day is the store’s, not the visitor’s', () => {
  // Saturday evening in London, Sunday in Moscow.
  expect(hoursAt(week, new Date('2026-06-13T21:30:00Z'))).toEqual(closed(7));
  expect(hoursAt(week, new Date('2026-06-13T20:30:00Z'))?.day).toBe(6);
});

it('unknown hours are undefined', () => {
  expect(hoursAt([], new Date('2026-06-13T12:00:00Z'))).toBeUndefined();
});

it('says until when the store is open', () => {
  expect(openingAt(week, inMoscow('2026-06-15', '09:00'))).toEqual({ isOpen: true, until: '20:00' });
  expect(openingAt(week, inMoscow('2026-06-13', '15:59'))).toEqual({ isOpen: true, until: '16:00' });
});

it('says when a closed store opens next', () => {
  const next = (opens: string, day: number, inDays: number) => ({ isOpen: false, opens, day, inDays });
  expect(openingAt(week, inMoscow('2026-06-15', '08:59'))).toEqual(next('09:00', 1, 0));
  expect(openingAt(week, inMoscow('2026-06-15', '20:00'))).toEqual(next('09:00', 2, 1));
  expect(openingAt(week, inMoscow('2026-06-13', '16:00'))).toEqual(next('09:00', 1, 2));
  expect(openingAt([open(1)], inMoscow('2026-06-15', '21:00'))).toEqual(next('09:00', 1, 7));
});

it('knows nothing of a store without hours', () => {
  expect(openingAt([], inMoscow('2026-06-15', '12:00'))).toBeNull();
  expect(openingAt([closed(1), closed(2)], inMoscow('2026-06-15', '12:00'))).toBeNull();
});
