import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

const NOON = Date.parse('2026-06-15T12:00:00Z');

test('a minute that has begun counts', () => {
  expect(minutesLeft('2026-06-15T12:24:00Z', NOON)).toBe(24);
  expect(minutesLeft('2026-06-15T12:00:01Z', NOON)).toBe(1);
});

test('what is over stays at nought', () => {
  expect(minutesLeft('2026-06-15T11:00:00Z', NOON)).toBe(0);
});
