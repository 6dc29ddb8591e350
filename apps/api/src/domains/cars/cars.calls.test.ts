import {
  CarGroup,
  CarRoot,
  Category,
  CategoryInfo,
  ClientInfo,
  FoundModel,
  NamedCar,
  SeriesCard,
} from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadCities } from '../places/index.ts';
import { KIA, LADA, loadTestVehicles, RIO_DIESEL, VESTA, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';

const api = await createTestApi();
const { database, fixtures, visitor, time } = api;
const { signedIn } = createAccounts(api);
const guest = visitor();

const FILTERS = 100;
const OIL_FILTERS = 101;
const AIR_FILTERS = 102;
const OILS = 1200;
const KAZAN = 551_487;

beforeAll(async () => {
  await loadTestVehicles(database);
  await database.pool.query(`
    insert into categories (id, parent_id, url, names, position) values
      (${OILS}, null, 'oils', '{"ru": "Масла", "en": "Oils"}', 1),
      (${FILTERS}, null, 'filters', '{"ru": "Фильтры", "en": "Filters", "ar": "مرشحات"}', 0),
      (${OIL_FILTERS}, ${FILTERS}, 'oil-filters', '{"ru": "Масляные фильтры"}', 0),
      (${AIR_FILTERS}, ${FILTERS}, 'air-filters', '{"ru": "Воздушные фильтры"}', 1)`);
});

const options = (query: string) => good(guest.get(`/services/search/car-search-data?${query}`), z.array(CarGroup));

describe('car-search-data', () => {
  test('brands are grouped by first letter, after a group of the common ones', async () => {
    await fitting(OIL_FILTERS, [RIO_DIESEL]);
    const groups = await options('dataType=brand');
    expect(groups.map(({ groupName, children }) => [groupName, children.map(({ text }) => text)])).toEqual([
      ['', ['Kia']],
      ['K', ['Kia']],
      ['L', ['LADA']],
      ['S', ['Škoda']],
    ]);
    expect(groups[2]?.children).toEqual([
      { text: 'LADA', value: LADA, linkUrl: '/zapchasti/lada', breadCrumbs: ['LADA'] },
    ]);
  });

  test('models of a brand are grouped by series, with their production years', async () => {
    expect(await options(`dataType=model&parentId=${LADA}`)).toEqual([
      {
        groupName: 'Granta',
        seriaUrl: 'granta',
        children: [{ text: 'I', value: 24, linkUrl: '/zapchasti/lada/granta/i', breadCrumbs: ['LADA', 'Granta', 'I'] }],
      },
      {
        groupName: 'Vesta',
        seriaUrl: 'vesta',
        children: [
          { text: 'NG, 2022', value: 22, linkUrl: '/zapchasti/lada/vesta/ng', breadCrumbs: ['LADA', 'Vesta', 'NG'] },
          { text: 'I, 2015–', value: VESTA, linkUrl: '/zapchasti/lada/vesta/i', breadCrumbs: ['LADA', 'Vesta', 'I'] },
        ],
      },
    ]);
    expect((await options(`dataType=model&parentId=${KIA}`))[0]?.children[0]?.text).toBe('III, 2011–2017');
  });

  test('engines of a model are grouped by fuel, in the requested language', async () => {
    const names = async (lang: string) =>
      (await options(`dataType=engine&parentId=${VESTA}&lang=${lang}`)).map(({ groupName }) => groupName);
    expect(await names('ru')).toEqual(['Бензин', 'Газ', 'Другие']);
    expect(await names('ar')).toEqual(['بنزين', 'غاز', 'أخرى']);
    expect(await names('fr')).toEqual(['Petrol', 'Gas', 'Other']);
    expect((await options(`dataType=engine&parentId=${VESTA}`))[0]?.children).toEqual([
      {
        text: '1.6',
        value: VESTA_PETROL,
        linkUrl: '/zapchasti/lada/vesta/i/1-6',
        breadCrumbs: ['LADA', 'Vesta', 'I', '1.6'],
      },
    ]);
  });

  test('an unknown id gives an empty list, and an unknown level is rejected', async () => {
    expect(await options('dataType=model&parentId=999')).toEqual([]);
    expect(await options('dataType=engine')).toEqual([]);
    expect(await options(`dataType=engine&parentId=${Number.MAX_SAFE_INTEGER}`)).toEqual([]);
    expect(await guest.get('/services/search/car-search-data?dataType=wheel')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'dataType' }] },
    });
  });
});

describe('the car of an engine', () => {
  const SPELLINGS = ['get-root-by-car', 'get-root-by-car-by-engine', 'Get-Root-By-Car'];

  test.each(SPELLINGS)('%s names every level (D27, D38)', async (call) => {
    expect(await good(guest.get(`/services/search/${call}?engineId=${VESTA_GAS}`), CarRoot)).toEqual({
      brandId: LADA,
      seriaId: 11,
      modelId: VESTA,
      engineId: VESTA_GAS,
      brandUrl: 'lada',
      seriaUrl: 'vesta',
      modelUrl: 'i',
      engineUrl: '1-6-cng',
      brandName: 'LADA',
      seriaName: 'Vesta',
      modelName: 'I',
      engineName: '1.6 CNG',
    });
  });

  test('names the engine in the requested language, as the list of engines does', async () => {
    await database.pool.query(`update vehicle_engines set name = '1.6L Petrol' where id = $1`, [VESTA_PETROL]);
    const { engineName } = await good(
      guest.get(`/services/search/get-root-by-car?engineId=${VESTA_PETROL}&lang=ru`),
      CarRoot,
    );
    const [group] = await options(`dataType=engine&parentId=${VESTA}&lang=ru`);
    expect([engineName, group?.children[0]?.text]).toEqual(['1.6 л бензин', '1.6 л бензин']);
  });

  test.each(SPELLINGS)('%s knows no other', async (call) => {
    expect(await guest.get(`/services/search/${call}?engineId=5`)).toMatchObject({ status: 404 });
    expect(await guest.get(`/services/search/${call}?engineId=0`)).toMatchObject({ status: 400 });
  });
});

test('car-models finds models of all brands by what is typed', async () => {
  const found = await good(guest.get('/services/search/car-models?text=VESTA%202016'), z.array(FoundModel));
  expect(found).toMatchObject([{ value: VESTA, brandId: LADA, linkUrl: '/zapchasti/lada/vesta/i' }]);
  expect(await guest.get('/services/search/car-models?text=%20')).toMatchObject({ status: 400 });
});

describe('car-by-address', () => {
  const find = (query: string) => guest.get(`/services/search/car-by-address?lang=en&${query}`);

  test('gives ids, names and the spelling of links, as far as the address goes', async () => {
    expect(await good(find('brand=LADA&seria=Vesta&model=I&engine=1-6'), NamedCar)).toEqual({
      ...(await good(guest.get(`/services/search/get-root-by-car?lang=en&engineId=${VESTA_PETROL}`), CarRoot)),
      modelText: 'I, 2015–',
      linkUrl: '/zapchasti/lada/vesta/i/1-6',
    });
    expect(await good(find('brand=lada&seria=vesta'), NamedCar)).toMatchObject({
      seriaName: 'Vesta',
      modelId: null,
      engineId: null,
      linkUrl: '/zapchasti/lada/vesta',
    });
  });

  test('reads the model of an address without a series', async () => {
    expect(await good(find('brand=lada&model=Vesta-I&engine=v8'), NamedCar)).toMatchObject({
      seriaUrl: 'vesta',
      modelId: VESTA,
      engineId: 204,
    });
  });

  test.each([
    'brand=none',
    'brand=kia&seria=vesta',
    'brand=lada&seria=vesta&model=iii',
    'brand=lada&seria=granta&model=i&engine=1-6',
    'brand=lada&seria=vesta&engine=1-6',
    'brand=lada&engine=1-6',
    'brand=lada&model=vesta',
    'brand=lada&model=i',
    `brand=${encodeURIComponent("lada' or true --")}`,
  ])('%s is no car', async (query) => {
    expect(await find(query)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

test('get-car-seria-data gives the series of a brand, in any case, with a body for the silhouette', async () => {
  await database.pool.query(`update vehicle_models set body_type = 'wagon' where id = 22`);
  const card = { customSeriaPhoto: '', image: null };
  const series = (brand: string) =>
    good(guest.get(`/services/search/get-car-seria-data?brandUrl=${brand}`), z.array(SeriesCard));
  expect(await series('LADA')).toEqual([
    {
      ...card,
      customSeriaUrl: 'granta',
      customSeriaName: 'Granta',
      customSeriaManufactured: null,
      bodyType: null,
      linkUrl: '/zapchasti/lada/granta',
    },
    {
      ...card,
      customSeriaUrl: 'vesta',
      customSeriaName: 'Vesta',
      customSeriaManufactured: 2015,
      bodyType: 'wagon',
      linkUrl: '/zapchasti/lada/vesta',
    },
  ]);
  expect(await series('none')).toEqual([]);
});

describe('set-engine-id', () => {
  const choose = (who: typeof guest, id: number) => who.post(`/services/cabinet/set-engine-id?id=${id}`, '');
  const engineOf = async (who: typeof guest) => (await good(who.get('/services/clientbaseinfo'), ClientInfo)).EngineId;

  test('a guest’s car is kept with their session, and 0 forgets it', async () => {
    const stranger = visitor();
    expect(await choose(stranger, VESTA_GAS)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await engineOf(stranger)).toBe(VESTA_GAS);
    expect(await engineOf(visitor())).toBeUndefined();
    await choose(stranger, 0);
    expect(await engineOf(stranger)).toBeUndefined();
  });

  test('a client’s car is kept with the account', async () => {
    const { guest: client, account } = await signedIn();
    await choose(client, RIO_DIESEL);
    expect(await engineOf(client)).toBe(RIO_DIESEL);
    const kept = database.db.selectFrom('clients').select('engine_id').where('id', '=', account.id);
    expect(await kept.executeTakeFirst()).toEqual({ engine_id: RIO_DIESEL });
  });

  test('an unknown engine is rejected and changes nothing; without a session there is no car to forget', async () => {
    const stranger = visitor();
    expect(await choose(stranger, 5)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await choose(stranger, 0)).toMatchObject({ status: 200 });
    expect(stranger.cookies.size).toBe(0);
    expect(await choose(stranger, -1)).toMatchObject({ status: 400 });
  });
});

describe('category-car-parts-list', () => {
  const list = async (query = '') => {
    // The data about goods are cached for a minute.
    time.now = new Date(time.now.getTime() + 61_000);
    return good(guest.get(`/services/search/category-car-parts-list?${query}`), z.array(Category));
  };
  const existing = (categories: Category[]) =>
    categories
      .flatMap((parent) => [parent, ...parent.children])
      .flatMap(({ categoryId, isExists }) => (isExists ? [categoryId] : []));

  test('gives parents with children in catalogue order, in the requested language', async () => {
    const [filters, oils] = await list('lang=ar');
    expect(filters).toMatchObject({
      categoryId: FILTERS,
      categoryName: 'مرشحات',
      categoryLink: '/avtozapchasti/filters',
      categoryUrl: 'filters',
    });
    expect(filters?.children.map(({ categoryLink }) => categoryLink)).toEqual([
      '/avtozapchasti/filters/oil-filters',
      '/avtozapchasti/filters/air-filters',
    ]);
    // Without an Arabic name the English one is used, without that the Russian one.
    expect(oils?.categoryName).toBe('Oils');
    expect(filters?.children[0]?.categoryName).toBe('Масляные фильтры');
  });

  test('isShort leaves out the children, but they still count for their parent', async () => {
    await fitting(OIL_FILTERS, [VESTA_PETROL]);
    const [filters] = await list('isShort=true');
    expect(filters).toMatchObject({ children: [], isExists: true });
  });

  test('a category exists while an article of it is on offer, a parent if any child does (D11)', async () => {
    expect(existing(await list())).toEqual([FILTERS, OIL_FILTERS]);
    const air = await fitting(AIR_FILTERS, [VESTA_PETROL]);
    expect(existing(await list())).toEqual([FILTERS, OIL_FILTERS, AIR_FILTERS]);
    await fixtures.changeOffer(air.articleId, air.priceListId, { quantity: 0 });
    expect(existing(await list())).toEqual([FILTERS, OIL_FILTERS]);
  });

  test('counts the articles on offer, for a parent also those of its children', async () => {
    const counts = async (query = '') => {
      const all = (await list(query)).flatMap((parent) => [parent, ...parent.children]);
      return Object.fromEntries(all.map(({ categoryId, goodsCount }) => [categoryId, goodsCount]));
    };
    const before = await counts();
    const air = await fitting(AIR_FILTERS, [VESTA_PETROL]);
    const own = await fitting(FILTERS, []);
    // Of two warehouses, one article.
    await fixtures.offer(own.articleId, await fixtures.priceList('Второй склад'));
    const after = await counts();
    expect(after).toEqual({
      ...before,
      [AIR_FILTERS]: Number(before[AIR_FILTERS]) + 1,
      [FILTERS]: Number(before[FILTERS]) + 2,
    });
    expect((await counts('isShort=true'))[FILTERS]).toBe(after[FILTERS]);
    await database.db.updateTable('offers').set({ quantity: 0 }).where('article_id', '=', own.articleId).execute();
    await fixtures.changeOffer(air.articleId, air.priceListId, { quantity: 0 });
    expect(await counts()).toEqual(before);
  });

  test('for a car, categories with fitting parts exist, and those of universal goods', async () => {
    const air = await fitting(AIR_FILTERS, [VESTA_GAS]);
    await fitting(OILS, []);
    expect(existing(await list(`engineId=${VESTA_GAS}`))).toEqual([FILTERS, AIR_FILTERS, OILS]);
    expect(existing(await list(`engineId=${VESTA_PETROL}`))).toEqual([FILTERS, OIL_FILTERS, OILS]);
    expect(existing(await list('engineId=999'))).toEqual([OILS]);
    await fixtures.changeOffer(air.articleId, air.priceListId, { quantity: 0 });
    expect(existing(await list(`engineId=${VESTA_GAS}`))).toEqual([OILS]);
  });

  test.each(['engineId=none', 'isShort=yes'])('refuses %s by name', async (query) => {
    expect(await guest.get(`/services/search/category-car-parts-list?${query}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: query.split('=')[0] }] },
    });
  });
});

/** An article on offer in the category that fits the engines. */
async function fitting(categoryId: number, engineIds: number[]) {
  const { id: family_id } = await database.db
    .insertInto('part_families')
    .values({ category_id: categoryId })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const engine_id of engineIds)
    await database.db.insertInto('fitments').values({ family_id, engine_id }).execute();
  const goods = await fixtures.goods();
  await database.db
    .updateTable('articles')
    .set({ category_id: categoryId, family_id })
    .where('id', '=', goods.articleId)
    .execute();
  return goods;
}

describe('checklinkavtozapchasti', () => {
  beforeAll(async () => {
    await loadCities(database.patient);
    const id = await fixtures.point('Пункт на Баумана');
    await database.db.updateTable('pickup_points').set({ city_id: KAZAN }).where('id', '=', id).execute();
  });

  const check = (link: string) =>
    good(guest.get(`/services/search/checklinkavtozapchasti?link=${encodeURIComponent(link)}`), z.boolean());

  test.each([
    '/avtozapchasti/filters',
    '/avtozapchasti/FILTERS/Oil-Filters',
    '/avtozapchasti/filters/oil-filters/LADA',
    '/avtozapchasti/filters/oil-filters/lada/vesta/ng',
    '/zapchasti',
    '/zapchasti/Lada/Vesta/I/1-6-CNG',
    '/parts/LADA/Vesta-NG',
    '/parts/lada/vesta-i/1-6/фильтр',
    '/wipers/lada/granta-i',
    `/city/Kazan-${KAZAN}`,
    `/city/kazan-${KAZAN}/LADA/granta-i`,
  ])('the page %s exists', async (link) => {
    expect(await check(link)).toBe(true);
  });

  test.each([
    '/avtozapchasti/none',
    '/avtozapchasti/oil-filters',
    '/avtozapchasti/oils/oil-filters',
    '/avtozapchasti/filters/oil-filters/none',
    '/avtozapchasti/filters/oil-filters/kia/vesta',
    '/avtozapchasti/filters/oil-filters/lada/vesta/ng/none',
    '/basket/lada',
    '/zapchasti/none',
    '/zapchasti/kia/vesta',
    '/parts/lada/granta-ng',
    '/parts/lada/vesta/1-6',
    '/wipers/lada/vesta-i/none',
    '/city/none',
    '/city/moscow-524901',
    '/city/none/lada',
    `/city/kazan-${KAZAN}/none`,
    `/city/kazan-${KAZAN}/lada/vesta`,
    "/avtozapchasti/filters' or true --",
  ])('the page %s does not exist', async (link) => {
    expect(await check(link)).toBe(false);
  });
});

describe('get-category-car-parts-info', () => {
  const ask = (link: string, lang = 'ru') => {
    time.now = new Date(time.now.getTime() + 61_000);
    return guest.get(
      `/services/search/get-category-car-parts-info?lang=${lang}&categoryLink=${encodeURIComponent(link)}`,
    );
  };
  const info = (link: string, lang?: string) => good(ask(link, lang), CategoryInfo);
  const write = (id: number, articles: Record<string, string>) =>
    database.pool.query('update categories set articles = $2 where id = $1', [id, articles]);

  test('gives the head of a parent and of a category, whatever car follows', async () => {
    expect(await info('/avtozapchasti/Filters')).toMatchObject({
      title: 'Фильтры',
      parent: null,
      children: [{ categoryName: 'Масляные фильтры' }, { categoryName: 'Воздушные фильтры' }],
    });
    expect(await info('/avtozapchasti/filters/oil-filters/lada/vesta')).toMatchObject({
      categoryId: OIL_FILTERS,
      categoryLink: '/avtozapchasti/filters/oil-filters',
      parent: { categoryName: 'Фильтры', categoryLink: '/avtozapchasti/filters' },
      children: [],
      article: '',
      hasArticle: false,
    });
  });

  test.each([
    [500, false],
    [501, true],
  ])('an article of %i visible characters: %s', async (length, isPresent) => {
    const text = `${'Я'.repeat(length - 2)}&amp;!`;
    await write(OILS, { ru: `<p><b>${text}</b></p><script>alert('${'x'.repeat(600)}')</script>`, en: '' });
    const { article, hasArticle } = await info('/avtozapchasti/oils');
    expect(article).toBe(`<p><b>${text}</b></p>`);
    expect(hasArticle).toBe(isPresent);
    // No article in another language.
    expect(await info('/avtozapchasti/oils', 'en')).toMatchObject({ article: '', hasArticle: false });
  });

  test('an unknown category is 404, a removed one and those under it 410, and one that came back is there', async () => {
    expect(await ask('/avtozapchasti/none')).toMatchObject({ status: 404 });
    expect(await ask('/avtozapchasti/oils/oil-filters')).toMatchObject({ status: 404 });
    expect(await ask('/basket')).toMatchObject({ status: 404 });
    const add = `insert into categories (id, url, names) values (990, 'Brakes', '{"ru": "Тормоза"}')`;
    await database.pool.query(add);
    await database.pool.query('delete from categories where id = 990');
    expect(await ask('/avtozapchasti/brakes')).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(await ask('/avtozapchasti/brakes/brake-pads')).toMatchObject({ status: 410 });
    await database.pool.query(add);
    expect(await ask('/avtozapchasti/brakes')).toMatchObject({ status: 200 });
    await database.pool.query('delete from categories where id = 990; delete from removed_categories');
  });
});
