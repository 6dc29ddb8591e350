import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const NOON = Date.parse('2026-06-15T12:00:00Z');

test('counts a started minute as a whole one', () => {
  expect(minutesLeft('2026-06-15T12:24:00Z', NOON)).toBe(24);
  expect(minutesLeft('2026-06-15T12:00:01Z', NOON)).toBe(1);
});

test('returns 0 after the end', () => {
  expect(minutesLeft('2026-06-15T11:00:00Z', NOON)).toBe(0);
});
