import { expect, test } from 'vitest';
import { ALWAYS, nextSending } from './schedule.rules.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
/** A Friday; Moscow is three hours ahead. */
const FRIDAY = '2026-11-27';

test('a warehouse that nobody has set sends at once', () => {
  expect(nextSending(new Date(`${FRIDAY}T20:59:59Z`), ALWAYS)).toEqual({ day: FRIDAY, waitDays: 0 });
});

test.each([
  ['before the cut-off', '12:59:59', [], { day: '2026-11-27', waitDays: 0 }],
  ['at the cut-off', '13:00:00', [], { day: '2026-11-30', waitDays: 3 }],
  ['in the last hour of Moscow’s day', '20:59:59', [], { day: '2026-11-30', waitDays: 3 }],
  ['when Moscow’s Saturday has begun', '21:00:00', [], { day: '2026-11-30', waitDays: 2 }],
  ['when Monday is a holiday', '13:00:00', ['2026-11-30'], { day: '2026-12-01', waitDays: 4 }],
  ['when today is a holiday', '08:00:00', [FRIDAY], { day: '2026-11-30', waitDays: 3 }],
])('sends until 16:00 on working days: %s', (_when, time, closedDays, sending) => {
  const schedule = { weekdays: WORKDAYS, cutOff: '16:00', closedDays };
  expect(nextSending(new Date(`${FRIDAY}T${time}Z`), schedule)).toEqual(sending);
});

test('sixty closed days are no end', () => {
  const closedDays = Array.from({ length: 60 }, (_, week) =>
    new Date(Date.parse('2026-11-30') + week * 7 * 86_400_000).toISOString().slice(0, 10),
  );
  const schedule = { weekdays: [1], cutOff: null, closedDays };
  expect(nextSending(new Date(`${FRIDAY}T08:00:00Z`), schedule)).toEqual({ day: '2028-01-24', waitDays: 423 });
});
