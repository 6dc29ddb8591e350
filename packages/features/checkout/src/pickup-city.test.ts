import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { oilFilter } from '@partshop/features/basket/mocks';
import { createConnection, dataOutdated, outdatedWatchers, selectClient, setConnection } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { createCheckoutServer } from './mocks/checkout-server.ts';
import { KAZAN_ID, points } from './mocks/fixtures.ts';
import { groupByCity } from './pickup-cities.ts';
import { pickupCityChosen, pickupCityWatchers } from './pickup-city.saga.ts';

const server = setUpMocks();
afterEach(() => setConnection(null));

const kazan = { id: KAZAN_ID, name: 'Казань', countryCode: 1 };

it('makes the city that is chosen at the checkout the current user’s, and loads what depends on it again', async () => {
  server.use(...createCheckoutServer([oilFilter]).handlers);
  const { store } = createTestApp();
  const reload = vi.fn<() => void>();
  store.watch(() => outdatedWatchers(reload));
  store.watch(pickupCityWatchers);
  store.dispatch(pickupCityChosen(kazan));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(selectClient(store.getState())).toMatchObject({ CityName: 'Казань', CityId: KAZAN_ID });
});

it('saves the city that was chosen without a connection once the shop can be reached', async () => {
  let isBroken = true;
  const events = new EventTarget();
  const ask = async () => (isBroken ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve());
  setConnection(createConnection({ ask, events }));
  let asked = 0;
  const lose = http.post('*/services/cabinet/SetCity', () => (asked++, isBroken ? HttpResponse.error() : undefined));
  server.use(lose, ...createCheckoutServer([oilFilter]).handlers);
  const { store } = createTestApp();
  store.watch(pickupCityWatchers);
  store.dispatch(pickupCityChosen(kazan));
  await vi.waitFor(() => expect(asked).toBe(1));
  isBroken = false;
  await vi.waitFor(() => {
    events.dispatchEvent(new Event('online'));
    expect(selectClient(store.getState())).toMatchObject({ CityId: KAZAN_ID });
  });
});

it('keeps the page when the city could not be saved', async () => {
  let asked = 0;
  server.use(
    http.post('*/services/cabinet/SetCity', () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  const { store } = createTestApp();
  const reload = vi.fn<() => void>();
  store.watch(() => outdatedWatchers(reload));
  store.watch(pickupCityWatchers);
  store.dispatch(pickupCityChosen(kazan));
  await vi.waitFor(() => expect(asked).toBe(1));
  store.dispatch(dataOutdated());
  expect(reload).toHaveBeenCalledTimes(1);
});

it('lists the current user’s city first, the others in the shop’s order', () => {
  const namesOf = (firstId: number | null) => groupByCity(points, firstId).map(({ name }) => name);
  const [moscow, petersburg] = namesOf(null);
  expect([moscow, petersburg]).toEqual(['Москва', 'Санкт-Петербург']);
  expect(namesOf(KAZAN_ID).slice(0, 3)).toEqual(['Казань', 'Москва', 'Санкт-Петербург']);
  expect(namesOf(KAZAN_ID)).toHaveLength(namesOf(null).length);
  expect(groupByCity(points, null)[0]?.choice).toEqual({ id: 524_901, name: 'Москва', countryCode: 1 });
});
