import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CarRoot, ClientInfo } from '@partshop/api-client';
import { createTestApp, memoryStorage } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { carWatchers } from './car-watchers.saga.ts';
import { carChosen, carCleared, selectCurrentCar, selectIsCarCertain } from './current-car.slice.ts';
import { readCars, writeCars } from './kept-cars.ts';
import { dieselOctavia, loaded, octavia, visitor } from './mocks/handlers.ts';
import { recentForgotten, selectRecentCars } from './recent-cars.slice.ts';

const server = setUpMocks();

let tabs: EventTarget;

beforeEach(() => {
  const stored = new Map<string, string>();
  tabs = new EventTarget();
  vi.stubGlobal('document', { documentElement: { dataset: { kept: 'partshop-car' } } });
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  vi.stubGlobal('localStorage', memoryStorage(stored));
});
afterEach(() => vi.unstubAllGlobals());

function openPage(currentUser?: ClientInfo) {
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  void store.run(carWatchers).catch(() => undefined);
  onTestFinished(() => store.stop());
  return {
    store,
    current: () => selectCurrentCar(store.getState()),
    recent: () => selectRecentCars(store.getState()),
    isRead: () => vi.waitFor(() => expect(selectIsCarCertain(store.getState())).toBe(true)),
    isKept: (car: CarRoot | null) => vi.waitFor(() => expect(readCars().current).toEqual(car)),
  };
}

it('shows the car of an earlier visit, without a call', async () => {
  writeCars({ current: octavia, recent: [dieselOctavia] });
  const page = openPage();
  await page.isRead();
  expect(page.current()).toEqual(octavia);
  expect(page.recent()).toEqual([dieselOctavia]);
});

it('keeps a chosen car, the one before it, and a cleared one', async () => {
  writeCars({ current: dieselOctavia, recent: [] });
  const page = openPage();
  await page.isRead();
  page.store.dispatch(carChosen(octavia));
  await page.isKept(octavia);
  expect(page.recent()).toEqual([dieselOctavia]);
  page.store.dispatch(carCleared());
  await page.isKept(null);
  expect(page.recent()).toEqual([octavia, dieselOctavia]);
  page.store.dispatch(recentForgotten(octavia.engineId));
  expect(page.recent()).toEqual([dieselOctavia]);
});

it('F14: at login the car of the account becomes the current one, and the one of the browser a recent one', async () => {
  server.use(...loaded([], [octavia.engineId]));
  writeCars({ current: dieselOctavia, recent: [] });
  const page = openPage({ ...visitor(octavia.engineId), ClientId: 7 });
  await page.isKept(octavia);
  expect(page.current()).toEqual(octavia);
  expect(page.recent()).toEqual([dieselOctavia]);
});

it('F14: at login an account without a car gets the car of the browser', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  writeCars({ current: octavia, recent: [] });
  const page = openPage({ ...visitor(0), ClientId: 7 });
  await vi.waitFor(() => expect(saved).toEqual([octavia.engineId]));
  expect(page.current()).toEqual(octavia);
});

it('opens no session for a guest', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  writeCars({ current: octavia, recent: [] });
  const page = openPage();
  await page.isRead();
  expect(saved).toEqual([]);
});

it('follows another tab', async () => {
  writeCars({ current: octavia, recent: [] });
  const page = openPage();
  await page.isRead();
  writeCars({ current: dieselOctavia, recent: [octavia] });
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'partshop-car' }));
  expect(page.current()).toEqual(dieselOctavia);
  expect(page.recent()).toEqual([octavia]);
});

it('starts with the first choice in a browser that keeps no car', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const page = openPage();
  page.store.dispatch(carChosen(octavia));
  await page.isKept(octavia);
  expect(page.current()).toEqual(octavia);
});
