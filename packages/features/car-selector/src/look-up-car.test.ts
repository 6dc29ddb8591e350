import { expect, it } from 'vitest';
import { reportLoadFaultsTo } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import type { CarPath } from './known-car.ts';
import { lookUpCar } from './look-up-car.saga.ts';
import { failing, loaded } from './mocks/handlers.ts';

const server = setUpMocks();

const octavia: CarPath = { brand: 'skoda', seria: 'octavia', model: 'octavia-iii', engine: '20-tdi' };

const lookUp = (path: CarPath) => createTestApp().store.run(lookUpCar, undefined, path);

it('finds a car of the catalogue by its lists', async () => {
  const asked: string[] = [];
  server.use(...loaded(asked));
  expect(await lookUp(octavia)).toBe(true);
  expect(asked).toEqual(['brand', 'model 11', 'engine 111']);
});

it('loads no list below an unknown segment', async () => {
  const asked: string[] = [];
  server.use(...loaded(asked));
  expect(await lookUp({ ...octavia, brand: 'wartburg' })).toBe(false);
  expect(await lookUp({ brand: 'skoda' })).toBe(true);
  expect(asked).toEqual(['brand', 'brand']);
});

it.each(['brand', 'model', 'engine'] as const)(
  'row 126: a look-up that fails at the list of %ss gives false, and its fault is logged',
  async (level) => {
    const faults: unknown[] = [];
    reportLoadFaultsTo((fault) => faults.push(fault));
    server.use(...failing(level));
    expect(await lookUp(octavia)).toBe(false);
    expect(faults).toMatchObject([{ name: 'ApiError', status: 500 }]);
  },
);
