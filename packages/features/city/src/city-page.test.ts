import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectClient, selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { actOnCity, loadCityPage } from './city-page.saga.ts';
import { cityLists, cityPoints, deliveryRegions } from './city.loadables.ts';
import { failing, inKazan, kazan, loaded, refused, withoutPoints } from './mocks/handlers.ts';
import { readRequest } from './picker-request.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const place = (query: string) => ({ params: {}, query: new URLSearchParams(query) });

async function open(query = '', currentUser?: Parameters<typeof createTestApp>[0]) {
  const { store } = createTestApp(currentUser);
  await store.run(loadCityPage, undefined, place(query));
  const list = cityLists.select(store.getState(), readRequest(place(query).query).by);
  return { store, names: list.status === 'loaded' ? list.data.map(({ name }) => name) : [] };
}

describe('the page', () => {
  it('shows the largest cities and may be indexed', async () => {
    server.use(...loaded());
    const { store, names } = await open();
    expect(names).toHaveLength(12);
    expect(selectPage(store.getState())).toMatchObject({
      title: 'Выбор города',
      isIndexed: true,
      canonicalPath: '/city',
    });
  });

  it('shows the found cities and is not indexed', async () => {
    server.use(...loaded());
    const { store, names } = await open('?q=Каз');
    expect(names).toEqual(['Казань']);
    expect(selectPage(store.getState()).isIndexed).toBe(false);
  });

  it('shows the nearest cities with the pick-up points of the first', async () => {
    server.use(...loaded());
    const { store, names } = await open('?near=55.79,49.12');
    expect(names[0]).toBe('Казань');
    expect(cityPoints.select(store.getState(), kazan.id)).toMatchObject({ status: 'loaded', data: { length: 3 } });
  });

  it('shows a guest the pick-up points of their city, for the map', async () => {
    server.use(...loaded());
    const { store } = await open('', { currentUser: inKazan });
    expect(cityPoints.select(store.getState(), kazan.id).status).toBe('loaded');
  });

  it('loads no points for a client until they are requested', async () => {
    server.use(...loaded());
    const { store } = await open('', { currentUser: { ...inKazan, ClientId: 1 } });
    expect(cityPoints.select(store.getState(), kazan.id).status).toBe('idle');
  });

  it('does without pick-up points and regions', async () => {
    server.use(...withoutPoints());
    const { store, names } = await open(`?q=Каз&city=${kazan.id}`);
    expect(names).toEqual(['Казань']);
    expect(deliveryRegions.select(store.getState()).status).toBe('failed');
  });

  it('responds with the status of the cities', async () => {
    server.use(...failing());
    await expect(open()).rejects.toMatchObject({ status: 500 });
  });
});

async function choose(value: string, query = '') {
  const { store } = createTestApp();
  const form = new FormData();
  form.set('choice', value);
  const answer = await store.run(actOnCity, undefined, { ...place(query), form });
  if (answer instanceof Response) return { store, led: `${answer.status} ${answer.headers.get('location')}` };
  return { store, refused: { status: answer.init?.status, ...answer.data } };
}

describe('a posted choice', () => {
  it('is saved for the current user and redirects', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/services/cabinet/SetCity', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(inKazan);
      }),
    );
    const { store, led } = await choose('551487/1/Казань', '?target=%2Fbasket%3Fview%3Dtable');
    expect(led).toBe('303 /basket?view=table');
    expect(sent).toEqual([{ city: 'Казань', sdekId: 551_487, countryCode: 1 }]);
    expect(selectClient(store.getState()).CityName).toBe('Казань');
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test'])('redirects home instead of to %s', async (target) => {
    server.use(...loaded());
    const { led } = await choose('551487/1/Казань', `?target=${encodeURIComponent(target)}`);
    expect(led).toBe('303 /');
  });

  it('with a value of no button is rejected without a call', async () => {
    expect((await choose('Казань')).refused).toEqual({ status: 400, reason: 'unknown' });
  });

  it.each([
    [400, { code: 'bad-request' }, { status: 400, reason: 'unknown' }],
    [429, { code: 'too-many', retryAfter: 130 }, { status: 429, reason: 'too-many', minutes: 3 }],
    [500, { code: 'internal' }, { status: 500, reason: 'failed' }],
  ])('that the server rejects with %i shows the reason', async (status, body, reason) => {
    server.use(...refused(status, body));
    expect((await choose('551487/1/Казань')).refused).toEqual(reason);
  });

  it('that gets no response shows an outage', async () => {
    server.use(http.post('*/services/cabinet/SetCity', () => HttpResponse.error()));
    expect((await choose('551487/1/Казань')).refused).toEqual({ status: 503, reason: 'offline' });
  });
});
