import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { applicableCars, fitVerdicts, mockApplicability, mockFit } from '@partshop/api-client/mocks/cars';
import { octavia, visitor } from '@partshop/features/car-selector/mocks';
import {
  ANONYMOUS,
  currentUserLoaded,
  loadWith,
  pageStatusOf,
  selectOwnOrder,
  selectPage,
} from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { pricePage, unwantedPage } from './mocks/fixtures.ts';
import { failing, loaded, many, missing } from './mocks/handlers.ts';
import { readPriceQuery } from './price-query.ts';
import { PRICE_QUERY } from './price-table.query.ts';
import { loadPricePage } from './price-table.saga.ts';
import { Component, loader } from './price-table.screen.ts';
import { pricePages } from './price-table.loadables.ts';

const PATTERN = '/price/:catalogKey/:number';
const PATH = '/services/search/searchgood_json';
const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

type LoadOptions = { locale?: 'ru' | 'en'; search?: string; ownOrder?: number };

async function load(
  catalogKey: string,
  number: string,
  { locale = 'ru', search = '', ownOrder = 1 }: LoadOptions = {},
) {
  const currentUser = { ClientConfig: { ...ANONYMOUS.ClientConfig, SearchGoodOrderType: ownOrder } };
  const { store } = createTestApp({ locale, currentUser });
  const reader = new URLSearchParams(search);
  const outcome = await store
    .run(loadPricePage, undefined, { params: { catalogKey, number }, query: reader })
    .catch((error: unknown) => error);
  const query = readPriceQuery(reader);
  const entry = pricePages.select(store.getState(), {
    catalogKey,
    number,
    query,
    currency: locale === 'ru' ? 'RUB' : 'EUR',
  });
  return { store, outcome, entry };
}

const redirectOf = (outcome: unknown) =>
  outcome instanceof Response ? [outcome.status, outcome.headers.get('location')] : outcome;

/** Records the requests to the backend. */
function record() {
  const asked: unknown[] = [];
  server.use(mockCall('post', PATH, async (request) => (asked.push(await request.json()), pricePage)));
  return asked;
}

/** A backend that knows the visitor's own order; records the order that each request names. */
function recordOrders(ownOrder: number) {
  const asked: (number | undefined)[] = [];
  server.use(
    mockCall('post', PATH, async (request) => {
      const { OrderBy } = (await request.json()) as { OrderBy?: number };
      asked.push(OrderBy);
      return { ...pricePage, orderBy: OrderBy ?? ownOrder };
    }),
  );
  return asked;
}

describe('loading a price page', () => {
  it('requests the article with the filters of the address, in the currency of the language', async () => {
    const asked = record();
    await load('mann-filter', 'W71275', {
      locale: 'en',
      search: '?catalogs=bosch&catalogs=vag&days=3&filters=in-stock&order=2&view=table',
    });
    expect(asked).toEqual([
      {
        CatalogKey: 'mann-filter',
        Number: 'W71275',
        Catalogs: ['bosch', 'vag'],
        DeliveryDays: 3,
        Filters: ['in-stock'],
        OrderBy: 2,
        CurrencyCode: 'EUR',
        Open: [],
        Skip: 0,
        Take: 120,
      },
    ]);
  });

  it('requests the lines of the page with the folds that are open, or everything unfolded', async () => {
    const asked = record();
    await load('mann-filter', 'W71275', { search: '?open=1001&open=group-4' });
    await load('mann-filter', 'W71275', { search: '?open=all&page=3' });
    expect(asked).toMatchObject([
      { Open: ['1001', 'group-4'], Skip: 0 },
      { Skip: 240, Take: 120 },
    ]);
    expect(asked[1]).not.toHaveProperty('Open');
  });

  it('finds no page after the last one', async () => {
    server.use(...many(1000));
    const statusOf = async (page: number) => {
      const { outcome } = await load('mann-filter', 'W71275', { search: `?open=all&page=${page}` });
      return outcome;
    };
    expect(await statusOf(9)).toBeUndefined();
    expect(await statusOf(10)).toMatchObject({ init: { status: 404 } });
  });

  it('leaves the order to the server, which knows the visitor’s own, when the address names none', async () => {
    const asked = record();
    await load('mann-filter', 'W71275');
    expect(asked[0]).not.toHaveProperty('OrderBy');
  });

  it('stores the page for the screen, and describes it', async () => {
    server.use(...loaded());
    const { store, entry } = await load('mann-filter', 'W71275');
    expect(entry).toMatchObject({ status: 'loaded', data: { articleId: 1001 } });
    const { title, description, isIndexed } = selectPage(store.getState());
    expect(title).toBe('MANN-FILTER W 712/75 — Фильтр масляный: цены и сроки доставки');
    expect(description).toContain('3 предложения от 512');
    expect(isIndexed).toBe(true);
  });

  it('says in the description that nobody offers the number', async () => {
    server.use(mockCall('post', PATH, unwantedPage));
    const { store } = await load('mann-filter', 'W71275');
    expect(selectPage(store.getState()).description).toContain('сейчас никто не предлагает');
  });

  it('tells search engines the breadcrumbs that the page shows', async () => {
    server.use(...loaded());
    const { store, render } = await requestPage([{ path: PATTERN, loader, Component }], '/price/mann-filter/W71275', {
      locale: 'en',
    });
    const [, nav = ''] = /<nav[^>]*data-ui="Breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(render()) ?? [];
    const shown = [...nav.matchAll(/<li.*?<\/li>/gs)].map(([step]) => ({
      name: step.replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '').trim(),
      path: /href="([^"]*)"/.exec(step)?.[1] ?? '/en/price/mann-filter/W71275',
    }));
    const trail = selectPage(store.getState()).structured.find((part) => part['@type'] === 'BreadcrumbList');
    expect(shown).toHaveLength(3);
    expect(trail?.['itemListElement']).toMatchObject(shown.map(({ name, path }) => ({ name, item: path })));
  });

  it('stores a failure with its status', async () => {
    server.use(...failing());
    const { outcome, entry } = await load('mann-filter', 'W71275');
    expect(outcome).toMatchObject({ name: 'ApiError', status: 500 });
    expect(entry).toMatchObject({ status: 'failed', error: { status: 500, code: 'internal' } });
  });

  it('clears the failure when it loads again', async () => {
    server.use(...failing());
    const { store } = await load('mann-filter', 'W71275');
    server.use(...loaded());
    const args = {
      catalogKey: 'mann-filter',
      number: 'W71275',
      query: readPriceQuery(new URLSearchParams()),
      currency: 'RUB',
    } as const;
    await store.run(pricePages.load, undefined, args);
    expect(pricePages.select(store.getState(), args).status).toBe('loaded');
  });

  it('responds 410 for an article that was removed', async () => {
    server.use(mockCall('post', PATH, refuse(410, { code: 'gone' })));
    expect(pageStatusOf((await load('mann-filter', 'W71275')).outcome)).toBe(410);
  });

  it('responds 404 for an unknown number, and without a call for one without a letter or digit', async () => {
    server.use(...missing());
    expect(pageStatusOf((await load('mann-filter', 'W71276')).outcome)).toBe(404);
    expect((await load('mann-filter', '---')).outcome).toMatchObject({ init: { status: 404 } });
  });
});

describe('the fits of a price page', () => {
  const currentUser = visitor(octavia.engineId);
  const page = async (search = '') =>
    requestPage(
      [{ path: PATTERN, loader, Component, handle: { query: PRICE_QUERY } }],
      `/price/mann-filter/W71275${search}`,
      {
        currentUser,
      },
    );
  const plain = (markup: string) => markup.replaceAll(/<[^>]*>|[\u2066-\u2069]/g, ' ').replaceAll(/\s+/g, ' ');

  const open = () =>
    server.use(
      ...loaded(),
      mockCall('get', '/services/search/get-root-by-car', octavia),
      mockFit({ 1001: fitVerdicts.ask, 1002: fitVerdicts.fits, 2000: fitVerdicts.doesNotFit }),
      mockApplicability(applicableCars),
    );

  it('are in the document of a visitor whose session has a car, with the question', async () => {
    open();
    const text = plain((await page()).render());
    expect(text).toMatch(/Подходит с условием к .*Octavia/);
    expect(text).toContain('Машина с кондиционером?');
    expect(text).toMatch(/W 712\/95 .*Подходит /);
    expect(text).toMatch(/0 451 103 318 Не подходит/);
  });

  it('follow the answer in the address of a page without scripts', async () => {
    open();
    const text = plain((await page('?fit=option:air-conditioning%3D0')).render());
    expect(text).toMatch(/Не подходит к .*Octavia/);
  });

  it('are left out when they cannot be loaded', async () => {
    open();
    server.use(mockCall('post', '/services/search/fit_json', refuse(500, { code: 'internal' })));
    const { status, render } = await page();
    expect(status).toBe(200);
    expect(plain(render())).not.toMatch(/одходит к .*Octavia/);
  });

  it('list the cars that the address searches', async () => {
    open();
    const text = plain((await page('?cars=golf')).render());
    expect(text).toContain('Найдено 2 из 3');
    expect(text).toContain('с 06.2012');
    expect(text).not.toContain('Vesta');
  });

  it('say that the cars could not be loaded', async () => {
    open();
    server.use(mockCall('get', '/services/search/applicability', refuse(500, { code: 'internal' })));
    const { status, render } = await page('?cars=');
    expect(status).toBe(200);
    expect(plain(render())).toContain('Список машин не загрузился.');
  });
});

describe('the order of offers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is the one that the current user chose last, unless the address has another', async () => {
    const asked = recordOrders(4);
    const { entry: own } = await load('mann-filter', 'W71275', { ownOrder: 4 });
    const { entry: other } = await load('mann-filter', 'W71275', { ownOrder: 4, search: '?order=1' });
    expect(asked).toEqual([undefined, 1]);
    expect(own).toMatchObject({ data: { orderBy: 4 } });
    expect(other).toMatchObject({ data: { orderBy: 1 } });
  });

  it('of a page without its own is the new one as soon as another is chosen', async () => {
    const asked = recordOrders(2);
    const { store } = await load('mann-filter', 'W71275', { ownOrder: 2 });
    const again = async () =>
      store.run(loadPricePage, undefined, {
        params: { catalogKey: 'mann-filter', number: 'W71275' },
        query: new URLSearchParams(),
      });
    await again();
    expect(asked).toHaveLength(1);
    store.dispatch(currentUserLoaded({ ClientConfig: { ...ANONYMOUS.ClientConfig, SearchGoodOrderType: 3 } }));
    await again();
    expect(asked).toEqual([undefined, undefined]);
  });

  it('is saved when it is chosen, for the next page', async () => {
    vi.stubGlobal('document', {});
    server.use(
      ...loaded(),
      mockCall('post', '/services/buyer/SaveClientConfig', (request) => ({
        ClientConfig: {
          ...ANONYMOUS.ClientConfig,
          SearchGoodOrderType: Number(new URL(request.url).searchParams.get('SearchGoodOrderType')),
        },
      })),
    );
    const { store } = await load('mann-filter', 'W71275', { search: '?order=2' });
    await vi.waitFor(() => expect(selectOwnOrder(store.getState())).toBe(2));
  });

  it('of a link is not saved on the server', async () => {
    server.use(...loaded());
    const { store } = await load('mann-filter', 'W71275', { search: '?order=2' });
    expect(selectOwnOrder(store.getState())).toBe(1);
  });
});

describe('the canonical address of an article', () => {
  it.each([
    ['W 712/75', 'a maker’s spelling'],
    ['w71275', 'small letters'],
    ['W-712.75', 'other signs'],
  ])('is the permanent redirect of %s (%s), with its filters', async (number) => {
    server.use(...loaded());
    expect(redirectOf((await load('mann-filter', number, { search: '?days=3' })).outcome)).toEqual([
      301,
      '/price/mann-filter/W71275?days=3',
    ]);
  });

  it('is the target for another case of the maker', async () => {
    server.use(...loaded());
    expect(redirectOf((await load('MANN-filter', 'W71275')).outcome)).toEqual([301, '/price/mann-filter/W71275']);
  });

  it('is one redirect away when maker and number both differ', async () => {
    server.use(...loaded());
    expect(redirectOf((await load('MANN-filter', 'w 712.75')).outcome)).toEqual([301, '/price/mann-filter/W71275']);
  });

  it('is in the language of the request', async () => {
    server.use(...loaded());
    const routes = [{ path: 'price/:catalogKey/:number', loader: loadWith(loadPricePage, PRICE_QUERY) }];
    const { status, location } = await requestPage(routes, '/price/mann-filter/W%20712%2F75', { locale: 'en' });
    expect([status, location]).toEqual([301, '/en/price/mann-filter/W71275']);
  });

  it('does not hide a refusal of the backend', async () => {
    server.use(mockCall('post', PATH, refuse(503, { code: 'unavailable' })));
    expect((await load('mann-filter', 'W71275')).outcome).toMatchObject({ name: 'ApiError', status: 503 });
  });
});
