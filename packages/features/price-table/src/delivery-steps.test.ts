import { expect, test } from 'vitest';
import { deliverySteps } from './delivery-steps.ts';

const offered = (...days: number[]) =>
  days.map((value) => ({ value: String(value), text: String(value), count: 1, isSelected: false }));

test('of the steps that make a difference, those that people think in are shown', () => {
  expect(deliverySteps(offered(0, 1, 2, 3, 5, 7, 14, 30), null)).toEqual([1, 3, 7, 14]);
});

test('where hardly any of them does, every step is shown', () => {
  expect(deliverySteps(offered(0, 2, 14), null)).toEqual([0, 2, 14]);
});

test('the chosen step is always there, in its place', () => {
  expect(deliverySteps(offered(1, 3, 5, 7), 5)).toEqual([1, 3, 5, 7]);
  expect(deliverySteps(offered(1, 3), 30)).toEqual([1, 3, 30]);
});
