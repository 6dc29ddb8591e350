import { expect, it } from 'vitest';
import { hoursAt } from './chat-hours.ts';
import { everyDay } from './mocks/fixtures.ts';

it('the day is the store’s, not the visitor’s', () => {
  // Saturday evening in London, Sunday in Moscow.
  expect(hoursAt(everyDay, new Date('2026-06-13T21:30:00Z'))).toEqual({ day: 7, opens: null, closes: null });
  expect(hoursAt(everyDay, new Date('2026-06-13T20:30:00Z'))?.day).toBe(6);
});

it('unknown hours are undefined', () => {
  expect(hoursAt([], new Date('2026-06-13T12:00:00Z'))).toBeUndefined();
});
