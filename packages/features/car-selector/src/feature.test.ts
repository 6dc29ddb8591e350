import { afterEach, expect, it } from 'vitest';
import { ANONYMOUS } from '@partshop/features/core';
import { declareOpenPages, paths } from '@partshop/features/shared';
import { feature } from './feature.ts';

afterEach(() => declareOpenPages(null));

it('offers the choice of a car once there is a page of its parts', () => {
  const isOffered = () => feature.panels.some(({ isFor }) => isFor?.(ANONYMOUS, 'ru') ?? true);
  declareOpenPages([paths.home.pattern]);
  expect(isOffered()).toBe(false);
  declareOpenPages([paths.cars.pattern]);
  expect(isOffered()).toBe(true);
});
