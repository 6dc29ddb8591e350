import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { popupAsked, popupClosed, popupWatchers, selectClient, selectOpenPopup } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { openCityPopup } from './city-popup.saga.ts';
import { cityLists, citySuggestions } from './city.loadables.ts';
import { cityPicked, pickerAsked, selectCityState } from './city.slice.ts';
import { cityTyped } from './suggest-cities.saga.ts';
import { failing, inKazan, kazan, largest, loaded, offline } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** Opens the dialog as the shop does, on a visitor's store. */
async function open() {
  const { store } = createTestApp();
  const popups = { city: async () => ({ Component: () => null, load: openCityPopup }) };
  const ended = new AbortController();
  const watching = store.run(() => popupWatchers(popups, () => undefined), ended.signal);
  watching.catch(() => undefined);
  store.dispatch(popupAsked({ name: 'city' }));
  await vi.waitFor(() => expect(selectOpenPopup(store.getState())).toBe('city'));
  const suggested = (text: string) => citySuggestions.select(store.getState(), text).status;
  return { store, suggested, choice: () => selectCityState(store.getState()).choice };
}

it('opens with the largest cities', async () => {
  server.use(...loaded());
  const { store } = await open();
  await vi.waitFor(() =>
    expect(cityLists.select(store.getState(), { kind: 'largest' })).toMatchObject({ status: 'loaded', data: largest }),
  );
});

it('opens without them as well, and loads them again on a retry', async () => {
  server.use(...failing());
  const { store } = await open();
  const list = () => cityLists.select(store.getState(), { kind: 'largest' }).status;
  await vi.waitFor(() => expect(list()).toBe('failed'));
  server.resetHandlers();
  server.use(...loaded());
  store.dispatch(pickerAsked({ by: { kind: 'largest' }, pointsOf: null }));
  await vi.waitFor(() => expect(list()).toBe('loaded'));
});

it('suggests only for the last typed text', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/registration/GetCities', ({ request }) => {
      const query = new URL(request.url).searchParams.get('query');
      if (query !== null) asked.push(query);
      return HttpResponse.json(largest);
    }),
    ...loaded(),
  );
  const { store, suggested } = await open();
  for (const text of ['К', 'Ка', 'Каз ']) store.dispatch(cityTyped(text));
  await vi.waitFor(() => expect(suggested('Каз')).toBe('loaded'));
  expect(asked).toEqual(['Каз']);
});

it('cancels a search when another one follows', async () => {
  const arrived = Promise.withResolvers<AbortSignal>();
  server.use(
    http.get('*/registration/GetCities', async ({ request }) => {
      const query = new URL(request.url).searchParams.get('query');
      if (query !== 'Мос') return HttpResponse.json(largest);
      arrived.resolve(request.signal);
      return new Promise<never>(() => undefined);
    }),
    ...loaded(),
  );
  const { store, suggested } = await open();
  store.dispatch(cityTyped('Мос'));
  const sent = await arrived.promise;
  store.dispatch(cityTyped('Каз'));
  await vi.waitFor(() => expect(suggested('Каз')).toBe('loaded'));
  expect(sent.aborted).toBe(true);
});

it('saves a choice for the current user', async () => {
  server.use(...loaded());
  const { store, choice } = await open();
  store.dispatch(cityPicked(kazan));
  expect(choice()).toEqual({ phase: 'saving', cityId: kazan.id });
  await vi.waitFor(() => expect(choice()).toEqual({ phase: 'saved', name: 'Казань' }));
  expect(selectClient(store.getState())).toEqual(inKazan);
});

it('shows that a choice was not saved, and accepts the next one', async () => {
  server.use(...offline());
  const { store, choice } = await open();
  store.dispatch(cityPicked(kazan));
  await vi.waitFor(() => expect(choice()).toEqual({ phase: 'failed', refusal: { reason: 'offline' } }));
  server.resetHandlers();
  server.use(...loaded());
  store.dispatch(cityPicked(kazan));
  await vi.waitFor(() => expect(choice().phase).toBe('saved'));
});

it('finishes saving a choice although the dialog is closed', async () => {
  const answered = Promise.withResolvers<void>();
  server.use(
    http.post('*/services/cabinet/SetCity', async () => {
      await answered.promise;
      return HttpResponse.json(inKazan);
    }),
    ...loaded(),
  );
  const { store } = await open();
  store.dispatch(cityPicked(kazan));
  store.dispatch(popupClosed());
  answered.resolve();
  await vi.waitFor(() => expect(selectClient(store.getState()).CityId).toBe(kazan.id));
});

it('stops listening after it closes, and restarts when it opens again', async () => {
  server.use(...loaded());
  const { store, suggested } = await open();
  store.dispatch(pickerAsked({ by: { kind: 'text', text: 'Уфа' }, pointsOf: null }));
  store.dispatch(popupClosed());
  store.dispatch(cityTyped('Сам'));
  store.dispatch(popupAsked({ name: 'city' }));
  await vi.waitFor(() => expect(selectOpenPopup(store.getState())).toBe('city'));
  expect(selectCityState(store.getState())).toMatchObject({ request: { by: { kind: 'largest' } }, typed: '' });
  store.dispatch(cityTyped('Каз'));
  await vi.waitFor(() => expect(suggested('Каз')).toBe('loaded'));
  expect(suggested('Сам')).toBe('idle');
});
