import { expect, it } from 'vitest';
import { hoursAt } from './chat-hours.ts';
import { everyDay } from './mocks/fixtures.ts';

it('the day is that of the store, not of the visitor', () => {
  // Saturday evening in London, Sunday in Moscow.
  expect(hoursAt(everyDay, new Date('2026-06-13T21:30:00Z'))).toEqual({ day: 7, opens: null, closes: null });
  expect(hoursAt(everyDay, new Date('2026-06-13T20:30:00Z'))?.day).toBe(6);
});

it('unknown hours are nothing', () => {
  expect(hoursAt([], new Date('2026-06-13T12:00:00Z'))).toBeUndefined();
});
