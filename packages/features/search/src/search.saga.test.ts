import { describe, expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import { carChosen } from '@partshop/features/car-selector';
import { selectPage } from '@partshop/features/core';
import { cleanSearchText } from '@partshop/features/shared';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { goods, makeFound, makeGood, makeMakers } from './mocks/fixtures.ts';
import { empty, failing, loaded, loadedForCar, oneMaker, severalMakers, withoutTips } from './mocks/handlers.ts';
import type { ListChoice } from './list-choice.ts';
import { loadNumberSearch, loadTextSearch } from './search.saga.ts';
import { makerLists, searchTips, textLists } from './search.loadables.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const CHOICE = {
  catalogs: [],
  categories: [],
  days: null,
  order: 1,
  withMisfits: false,
  isByName: false,
} satisfies ListChoice;

const lookAlike = makeGood({ catalogKey: 'ngk', clearNumber: 'BKR6E11' });

const SEARCHES = { number: loadNumberSearch, text: loadTextSearch };

async function search(kind: keyof typeof SEARCHES, text: string, query = '', currentUser?: ClientInfo) {
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  const outcome = await store
    .run(SEARCHES[kind], undefined, { params: { [kind]: text }, query: new URLSearchParams(query) })
    .catch((error: unknown) => error);
  const list = (skip = 0) =>
    textLists.select(store.getState(), { text: cleanSearchText(text), skip, choice: CHOICE, currency: 'RUB' });
  return { store, outcome, list };
}

const redirectOf = (outcome: unknown) =>
  outcome instanceof Response ? [outcome.status, outcome.headers.get('location')] : outcome;

describe('search by number', () => {
  it('redirects to the price page of the only maker that has it', async () => {
    server.use(...oneMaker());
    expect(redirectOf((await search('number', 'W 71275')).outcome)).toEqual([302, '/price/mann-filter/W71275']);
  });

  it('says that look-alike letters were read as Latin ones', async () => {
    server.use(...oneMaker());
    expect(redirectOf((await search('text', 'масляный W 71275')).outcome)).toEqual([302, '/price/mann-filter/W71275']);
    server.use(mockCall('post', '/services/search/searchgoodlist_json', makeMakers([lookAlike])));
    expect(redirectOf((await search('text', 'ВКР6Е-11')).outcome)).toEqual([
      302,
      `/price/ngk/BKR6E11?asked=${encodeURIComponent('ВКР6Е-11')}`,
    ]);
  });

  it('shows several makers to choose from, and makes no further call', async () => {
    server.use(...severalMakers());
    const { store, outcome } = await search('number', 'OC 264');
    expect(outcome).toBeUndefined();
    expect(makerLists.select(store.getState(), { number: 'OC 264', currency: 'RUB' })).toMatchObject({
      status: 'loaded',
      data: { total: 3 },
    });
    expect(selectPage(store.getState())).toMatchObject({
      title: 'Номер OC 264: выберите производителя',
      isIndexed: false,
    });
  });

  it('falls back to the search by name if nobody has it', async () => {
    server.use(...loaded());
    expect((await search('number', '5W30')).list()).toMatchObject({ status: 'loaded', data: { total: 60 } });
  });

  it('does not request makers for a text without a digit', async () => {
    server.use(...loaded().slice(1));
    expect((await search('number', 'Castrol')).list().status).toBe('loaded');
  });

  it('responds 5xx if the makers fail to load', async () => {
    server.use(...failing());
    expect((await search('number', 'OC264')).outcome).toMatchObject({ name: 'ApiError', status: 500 });
  });

  it.each(['', ' . ', '///'])('has no page for “%s”', async (text) => {
    expect((await search('number', text)).outcome).toMatchObject({ init: { status: 404 } });
  });
});

describe('search by name', () => {
  it('requests the makers, the categories, the delivery time and the order of the address', async () => {
    const asked: unknown[] = [];
    server.use(
      mockCall(
        'post',
        '/services/search/getcardgoods_json',
        async (request) => (asked.push(await request.json()), makeFound(goods, 60)),
      ),
      ...loaded(),
    );
    await search('text', 'фильтр', '?catalogs=trw&catalogs=bosch&category=pads&days=3&order=2');
    expect(asked).toMatchObject([{ Catalogs: ['bosch', 'trw'], Categories: ['pads'], DeliveryDays: 3, OrderBy: 2 }]);
  });

  it('has the title that was typed', async () => {
    server.use(...loaded());
    const { store } = await search('number', 'W 71276', '?asked=W+712%2F76');
    expect(selectPage(store.getState()).title).toContain('W 712/76');
  });

  it('requests the page of the address', async () => {
    const asked: unknown[] = [];
    server.use(
      mockCall(
        'post',
        '/services/search/getcardgoods_json',
        async (request) => (asked.push(await request.json()), makeFound(goods, 60)),
      ),
      ...loaded(),
    );
    const { list } = await search('text', 'фильтр.', '?page=3');
    expect(asked).toEqual([
      {
        Text: 'фильтр',
        Skip: 48,
        Take: 24,
        Catalogs: [],
        Categories: [],
        DeliveryDays: null,
        OrderBy: 1,
        EngineId: null,
        WithoutMisfits: true,
        CurrencyCode: 'RUB',
      },
    ]);
    expect(list(48).status).toBe('loaded');
  });

  it('works without the suggestions when they fail', async () => {
    server.use(...withoutTips());
    const { store, outcome, list } = await search('text', 'фильтр');
    expect(outcome).toBeUndefined();
    expect(list().status).toBe('loaded');
    expect(searchTips.select(store.getState(), { text: 'фильтр' }).status).toBe('failed');
  });

  it('responds 200 and is not indexed if nothing is found', async () => {
    server.use(...empty());
    const { store, outcome } = await search('text', 'ничего');
    expect(outcome).toBeUndefined();
    expect(selectPage(store.getState())).toMatchObject({ title: 'Ничего не нашли', isIndexed: false });
  });

  it.each(['?page=4', '?page=418'])('has no page after the last one: %s', async (query) => {
    server.use(...loaded());
    expect((await search('text', 'фильтр', query)).outcome).toMatchObject({ init: { status: 404 } });
  });

  it('stores a failure, and clears it with the next load', async () => {
    server.use(...failing());
    const { store, outcome, list } = await search('text', 'фильтр');
    expect(outcome).toMatchObject({ name: 'ApiError', status: 500 });
    expect(list()).toMatchObject({ status: 'failed', error: { status: 500 } });
    server.use(...loaded());
    await store.run(textLists.load, undefined, { text: 'фильтр', skip: 0, choice: CHOICE, currency: 'RUB' });
    expect(list().status).toBe('loaded');
  });
});

describe('search by name with a car', () => {
  const car = mockCall('get', '/services/search/get-root-by-car', octavia);
  const owner = visitor(octavia.engineId);
  const numbersOf = (loadable: ReturnType<Awaited<ReturnType<typeof search>>['list']>) =>
    loadable.status === 'loaded' ? loadable.data.items.map(({ articleId }) => articleId) : loadable.status;

  it('leaves out what does not fit the car of the session, and says how many were found', async () => {
    server.use(car, ...loadedForCar([1002, 1003]));
    const { store, list } = await search('text', 'фильтр', '', owner);
    expect(list()).toMatchObject({
      data: { total: 8, unfiltered: 10, fit: { engineId: octavia.engineId, misfits: 2 } },
    });
    expect(numbersOf(list())).not.toContain(1002);
    expect(selectPage(store.getState()).description).toContain('10 товаров');
  });

  it('shows misfits last if the address asks for all', async () => {
    server.use(car, ...loadedForCar([1002, 1003]));
    const { store } = await search('text', 'фильтр', '?fit=all', owner);
    const choice = { ...CHOICE, withMisfits: true };
    const shown = textLists.select(store.getState(), { text: 'фильтр', skip: 0, choice, currency: 'RUB' });
    expect(numbersOf(shown).slice(-2)).toEqual([1002, 1003]);
  });

  it('is no empty page if nothing that was found fits', async () => {
    server.use(car, ...loadedForCar(goods.map(({ articleId }) => articleId)));
    const { store, outcome } = await search('text', 'фильтр', '', owner);
    expect(outcome).toBeUndefined();
    expect(selectPage(store.getState()).title).toBe('фильтр — поиск по названию');
  });

  it('leads from a page that exists only with misfits to the first one, and keeps the rest of the address', async () => {
    const few = makeFound(goods.slice(0, 3), 3, { unfiltered: 60, fit: { engineId: octavia.engineId, misfits: 57 } });
    server.use(car, mockCall('post', '/services/search/getcardgoods_json', few), ...loaded());
    const { outcome } = await search('text', 'фильтр', '?page=2&order=2', owner);
    const path = `/price/Search-Text/${encodeURIComponent('фильтр')}`;
    expect(redirectOf(outcome)).toEqual([302, `${path}?order=2`]);
    expect((await search('text', 'фильтр', '?page=9', owner)).outcome).toMatchObject({ init: { status: 404 } });
  });

  it('is complete if the car fails to load', async () => {
    server.use(
      mockCall('get', '/services/search/get-root-by-car', refuse(500, { code: 'internal' })),
      ...loadedForCar(),
    );
    expect((await search('text', 'фильтр', '', owner)).list()).toMatchObject({ data: { total: 10, fit: null } });
  });

  it('is for the car that a guest chose in the browser', async () => {
    server.use(...loadedForCar([1002]));
    const { store } = createTestApp();
    store.dispatch(carChosen(octavia));
    await store.run(loadTextSearch, undefined, { params: { text: 'фильтр' }, query: new URLSearchParams() });
    const shown = textLists.select(store.getState(), { text: 'фильтр', skip: 0, choice: CHOICE, currency: 'RUB' });
    expect(shown).toMatchObject({ data: { total: 9, fit: { misfits: 1 } } });
  });
});
