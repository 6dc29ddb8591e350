import { expect, test } from 'vitest';
import { nextRun } from './next-run.rules.ts';

test.each([
  [null, '2026-11-27T20:59:30Z', '2026-11-27T21:59:30Z'],
  [6, '2026-11-27T02:59:59Z', '2026-11-27T03:00:00Z'],
  [6, '2026-11-27T03:00:00Z', '2026-11-28T03:00:00Z'],
  // It is tomorrow in Moscow.
  [0, '2026-11-27T20:59:59Z', '2026-11-27T21:00:00Z'],
  [1, '2026-11-27T21:30:00Z', '2026-11-27T22:00:00Z'],
  [23, '2026-12-31T20:00:00Z', '2027-01-01T20:00:00Z'],
])('the run at the hour %s after %s is at %s', (hour, now, next) => {
  expect(nextRun(hour, new Date(now))).toEqual(new Date(next));
});
