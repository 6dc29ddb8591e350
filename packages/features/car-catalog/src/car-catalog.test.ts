import { afterEach, describe, expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { golfCar, oilFiltersInfo } from '@partshop/api-client/mocks/cars';
import { routesOf, selectPage, type AppStore } from '@partshop/features/core';
import { requestPage, type PageRequest } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { selectSelectedCar } from '@partshop/features/car-selector';
import { makeList } from '@partshop/features/search/mocks';
import { feature } from './feature.ts';
import { categoryAlone, failing, loaded, removed, wipersNotOnOffer, wipersUnknown } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}), ...loaded());
afterEach(() => server.resetHandlers());

const open = (path: string, options: PageRequest = {}) => requestPage(routesOf(feature), path, options);

/** The breadcrumbs that search engines are told. */
function toldBy(store: AppStore): { name: string; item: string }[] {
  const list = selectPage(store.getState()).structured.find((part) => part['@type'] === 'BreadcrumbList');
  return (list?.['itemListElement'] ?? []) as { name: string; item: string }[];
}

/** The active breadcrumbs that the page shows. */
function shownIn(html: string): string[] {
  const [, nav = ''] = /<nav[^>]*data-ui="Breadcrumbs"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<(?:a|span) class="ps-crumb"[^>]*>(.*?)<\/(?:a|span)>/gs)].map(([, name = '']) => name);
}

const GOLF = '/zapchasti/volkswagen/golf/mk7/1-4-tsi';
const OIL = '/avtozapchasti/filters/oil-filters';
const driver = { EngineId: golfCar.engineId ?? 0, ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } };

describe('/zapchasti', () => {
  it('lists the brands', async () => {
    const html = (await open('/zapchasti')).render();
    expect(html).toContain('href="/zapchasti/kia"');
  });

  it.each([
    ['/zapchasti/volkswagen', '/zapchasti/volkswagen/golf'],
    ['/zapchasti/volkswagen/golf', '/zapchasti/volkswagen/golf/mk7'],
    ['/zapchasti/volkswagen/golf/mk7', GOLF],
    [GOLF, `${OIL}/volkswagen/golf/mk7/1-4-tsi`],
  ])('leads from %s on to %s', async (path, next) => {
    const html = (await open(path)).render();
    expect(html).toContain(`href="${next}"`);
  });

  it.each(['/zapchasti/wartburg', '/zapchasti/volkswagen/vesta', '/zapchasti/volkswagen/golf/mk9', `${GOLF}-x`])(
    'responds 404 to %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it('takes an address in any case, and names the canonical one', async () => {
    const { store, status } = await open('/zapchasti/VOLKSWAGEN/Golf');
    expect([status, selectPage(store.getState()).canonicalPath]).toEqual([200, '/zapchasti/volkswagen/golf']);
  });

  it.each(['/zapchasti', '/zapchasti/volkswagen'])('responds 5xx to %s without its list', async (path) => {
    server.use(...failing());
    expect((await open(path)).status).toBeGreaterThanOrEqual(500);
  });

  it('leaves out a menu that failed to load', async () => {
    server.use(mockCall('get', '/services/search/get-car-seria-data', { status: 500, body: {} }));
    const { status, render } = await open('/zapchasti/volkswagen/golf');
    expect([status, render().includes('Выбрать серию')]).toEqual([200, false]);
  });
});

describe('/avtozapchasti', () => {
  it('lists sections with goods and their categories', async () => {
    const html = (await open('/avtozapchasti')).render();
    expect(html).toContain(`href="${OIL}"`);
    expect(html).not.toContain('Пустой раздел');
  });

  it('lists the categories of a section', async () => {
    const html = (await open('/avtozapchasti/filters')).render();
    expect(html).toContain(`href="${OIL}"`);
    expect(html).toContain('Как выбрать фильтр');
  });

  it.each([
    [false, 'is not shown'],
    [true, 'is shown'],
  ])('an article of which the backend says hasArticle: %s %s (§5)', async (hasArticle) => {
    server.use(
      mockCall('get', '/services/search/get-category-car-parts-info', {
        ...oilFiltersInfo,
        article: '<p>Как выбрать масляный фильтр</p>',
        hasArticle,
      }),
    );
    expect((await open(OIL)).render().includes('Как выбрать масляный фильтр')).toBe(hasArticle);
  });

  it('responds 404 to an unknown category, and 410 to a removed one', async () => {
    expect((await open('/avtozapchasti/filters/none')).status).toBe(404);
    server.use(...removed());
    expect((await open(OIL)).status).toBe(410);
  });

  it('asks only for goods that fit the car of the URL', async () => {
    const asked: (string | null)[] = [];
    server.use(
      mockCall('get', '/services/catalogs/cargoods_json', ({ url }) => {
        asked.push(new URL(url).searchParams.get('engineId'));
        return makeList([]);
      }),
    );
    await open(OIL);
    await open(`${OIL}/volkswagen/golf`);
    const { store } = await open(`${OIL}/volkswagen/golf/mk7/1-4-tsi`);
    expect(asked).toEqual([null, null, String(golfCar.engineId)]);
    // Nothing fits: no answer to a search.
    expect(selectPage(store.getState()).isIndexed).toBe(false);
  });

  it('restores the selection from the URL (§4)', async () => {
    const { store } = await open(`${OIL}/volkswagen/golf/mk7/1-4-tsi`);
    expect(selectSelectedCar(store.getState())).toMatchObject({
      brand: { name: 'Volkswagen' },
      seria: { name: 'Golf' },
      model: { name: 'Mk7' },
      engine: { name: '1.4 TSI' },
    });
  });

  it('works without its goods and lists', async () => {
    server.use(...categoryAlone());
    const { status, render } = await open(OIL);
    expect(status).toBe(200);
    expect(render()).toContain('Товары не загрузились');
  });

  it('responds 404 to a page after the last one, and 5xx to a further page without its goods', async () => {
    expect((await open(`${OIL}?page=3`)).status).toBe(200);
    expect((await open(`${OIL}?page=4`)).status).toBe(404);
    server.use(...categoryAlone());
    expect((await open(`${OIL}?page=2`)).status).toBe(500);
  });

  it('hides the retail info blocks from wholesale clients', async () => {
    const wholesale = { ClientId: 7, ClientType: 'Wholesale' as const, ClientConfig: driver.ClientConfig };
    expect((await open(OIL)).render()).toContain('Оплата при получении');
    expect((await open(OIL, { currentUser: wholesale })).render()).not.toContain('Оплата при получении');
  });
});

describe('the chosen car (D12)', () => {
  it('opens the category for it', async () => {
    const { location, status } = await open(OIL, { currentUser: driver });
    expect([status, location]).toEqual([302, `${OIL}/volkswagen/golf/mk7/1-4-tsi`]);
  });

  it.each([`${OIL}?car=any`, `${OIL}/volkswagen`, '/avtozapchasti/filters'])('leaves %s as it is', async (path) => {
    expect((await open(path, { currentUser: driver })).status).toBe(200);
  });

  it('is named by the breadcrumbs without links', async () => {
    const { render, store } = await open(`${OIL}?car=any`, { currentUser: driver });
    expect(shownIn(render()).slice(-4)).toEqual(['Volkswagen', 'Golf', 'Mk7', '1.4 TSI']);
    expect(toldBy(store).at(-1)).toMatchObject({ item: OIL });
  });
});

describe('breadcrumbs', () => {
  it.each([
    '/zapchasti',
    '/zapchasti/volkswagen/golf',
    GOLF,
    '/avtozapchasti',
    OIL,
    `${OIL}/volkswagen/golf`,
    '/parts/volkswagen',
    '/wipers/volkswagen/golf-mk7',
  ])('of %s tell search engines the levels that the page shows as active', async (path) => {
    const { store, render } = await open(path);
    const told = toldBy(store).map(({ name }) => name);
    const placeholders = ['Бренд', 'Серия', 'Модель', 'Двигатель'];
    expect(shownIn(render()).filter((name) => !placeholders.includes(name))).toEqual(told);
    expect(toldBy(store).at(-1)).toMatchObject({ item: path });
  });

  it('have the placeholders of §4', async () => {
    expect(shownIn((await open(OIL)).render()).slice(-4)).toEqual(['Бренд', 'Серия', 'Модель', 'Двигатель']);
  });
});

it('gives every page a title of its own', async () => {
  const paths = [
    '/zapchasti',
    '/zapchasti/volkswagen',
    '/zapchasti/volkswagen/golf',
    '/zapchasti/volkswagen/golf/mk7',
    GOLF,
    '/avtozapchasti',
    '/avtozapchasti/filters',
    OIL,
    `${OIL}?page=2`,
    `${OIL}/volkswagen`,
    `${OIL}/volkswagen/golf/mk7/1-4-tsi`,
    '/parts',
    '/parts/volkswagen',
    '/wipers',
    '/wipers/volkswagen',
    '/wipers/volkswagen/golf-mk7',
  ];
  const titles: string[] = [];
  for (const path of paths) titles.push(selectPage((await open(path)).store.getState()).title);
  expect(new Set(titles).size).toBe(paths.length);
});

describe('/parts (D6)', () => {
  const CAR = '/parts/volkswagen/golf-mk7/1-4-tsi';

  it.each([
    ['/parts', '/parts/kia'],
    ['/parts/volkswagen', '/parts/volkswagen/golf-mk7'],
    ['/parts/volkswagen/golf-mk7', CAR],
  ])('leads from %s on to %s', async (path, next) => {
    expect((await open(path)).render()).toContain(`href="${next}"`);
  });

  it('asks for the parts of the car with the words of the path', async () => {
    const asked: (string | null)[][] = [];
    server.use(
      mockCall('get', '/services/catalogs/cargoods_json', ({ url }) => {
        const query = new URL(url).searchParams;
        asked.push(['engineId', 'text', 'categoryId'].map((name) => query.get(name)));
        return makeList([]);
      }),
    );
    await open(CAR);
    const { store } = await open(`${CAR}/${encodeURIComponent('масляный фильтр')}`);
    expect(asked).toEqual([
      [String(golfCar.engineId), null, null],
      [String(golfCar.engineId), 'масляный фильтр', null],
    ]);
    expect(selectPage(store.getState()).isIndexed).toBe(false);
  });

  it('redirects the form of the filter to the path with its words', async () => {
    expect((await open(`${CAR}?q=${encodeURIComponent('фильтр')}`)).location).toBe(
      `${CAR}/${encodeURIComponent('фильтр')}`,
    );
    expect((await open(`${CAR}?q=`)).location).toBe(CAR);
  });

  it.each(['/parts/wartburg', '/parts/volkswagen/vesta-i', `${CAR}-x`])('responds 404 to %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

describe('/wipers', () => {
  const GOLF_WIPERS = '/wipers/volkswagen/golf-mk7';

  it.each([
    ['/wipers', '/wipers/kia'],
    ['/wipers/volkswagen', GOLF_WIPERS],
    [GOLF_WIPERS, `${GOLF_WIPERS}/1-4-tsi`],
    [GOLF_WIPERS, '/parts/volkswagen/golf-mk7'],
    ['/parts', '/wipers'],
    ['/parts/volkswagen/golf-mk7/1-4-tsi', GOLF_WIPERS],
    [GOLF, GOLF_WIPERS],
  ])('leads from %s on to %s', async (path, next) => {
    expect((await open(path)).render()).toContain(`href="${next}"`);
  });

  it('shows the sizes, the connector, and blades of each length with their offers', async () => {
    const { store, render } = await open(GOLF_WIPERS);
    const html = render();
    for (const text of ['650 мм', '450 мм', '280 мм', 'Кнопка', 'вымышлены', 'Щёток такой длины сейчас нет'])
      expect(html).toContain(text);
    const structured = selectPage(store.getState()).structured.find((part) => part['@type'] === 'ItemList');
    expect(structured).toMatchObject({ numberOfItems: 5 });
  });

  it('lists blades of one length once, for all their places', async () => {
    server.use(...wipersNotOnOffer());
    const html = (await open(GOLF_WIPERS)).render();
    expect(html.match(/Щётки 530 мм/g)).toHaveLength(1);
    expect(html).toContain('Водительская · Пассажирская');
    expect(html).not.toContain('вымышлены');
  });

  it('is a page where nobody knows the sizes, with a search and the parts of the car, and is not indexed', async () => {
    server.use(...wipersUnknown());
    const { status, store, render } = await open(GOLF_WIPERS);
    expect([status, selectPage(store.getState()).isIndexed]).toEqual([200, false]);
    expect(render()).toContain('Размеры щёток для этой модели неизвестны');
    expect(render()).toContain('href="/parts/volkswagen/golf-mk7"');
  });

  it.each([
    [GOLF_WIPERS, null],
    ['/wipers/VOLKSWAGEN/Golf-Mk7', GOLF_WIPERS],
    [`${GOLF_WIPERS}/1-4-tsi`, GOLF_WIPERS],
  ])('names the page of the model as the canonical one of %s', async (path, canonical) => {
    const { store, status } = await open(path);
    expect([status, selectPage(store.getState()).canonicalPath]).toEqual([200, canonical]);
  });

  it.each(['/wipers/wartburg', '/wipers/volkswagen/vesta-i', `${GOLF_WIPERS}/2-0-x`])(
    'responds 404 to %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );

  it.each(['/wipers', '/wipers/volkswagen', GOLF_WIPERS])('responds 5xx to %s without its list', async (path) => {
    server.use(...failing());
    expect((await open(path)).status).toBeGreaterThanOrEqual(500);
  });
});
