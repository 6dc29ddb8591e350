import { expect, test } from 'vitest';
import { deliverySteps } from './delivery-steps.ts';

const offered = (...days: number[]) =>
  days.map((value) => ({ value: String(value), text: String(value), count: 1, isSelected: false }));

test('shows the usual steps among those that make a difference', () => {
  expect(deliverySteps(offered(0, 1, 2, 3, 5, 7, 14, 30), null)).toEqual([1, 3, 7, 14]);
});

test('shows every step if hardly any usual one makes a difference', () => {
  expect(deliverySteps(offered(0, 2, 14), null)).toEqual([0, 2, 14]);
});

test('always shows the chosen step, in its place', () => {
  expect(deliverySteps(offered(1, 3, 5, 7), 5)).toEqual([1, 3, 5, 7]);
  expect(deliverySteps(offered(1, 3), 30)).toEqual([1, 3, 30]);
});
