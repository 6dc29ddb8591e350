import { calls, FitVerdict } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, good } from '../../testing/test-api.ts';
import { loadTestVehicles, VESTA_GAS, VESTA_PETROL } from '../../testing/vehicles.ts';

const api = await createTestApi();
const { fixtures, database, fetch, visitor } = api;
const Found = calls.agentSearch.responses[200].content['application/json'].schema;
const Page = calls.agentPart.responses[200].content['application/json'].schema;

let asked = 0;
/** Each request comes from another address, unless the test says from which. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  asked += 1;
  const address = `203.0.${asked >> 8}.${asked & 255}`;
  return fetch(new Request(`http://shop.test${path}`, { headers: { 'x-partshop-address': address, ...headers } }));
}

let articleId = 0;
beforeAll(async () => {
  await loadTestVehicles(database);
  const family = await fixtures.family();
  articleId = await fixtures.article('Mann-Filter', 'W 712/75', { family_id: family });
  const substitute = await fixtures.article('Knecht', 'OC 90', { family_id: family });
  await fixtures.offer(articleId, await fixtures.priceList('Far', { lead_days: 5, lead_days_max: 7 }), {
    price: 30_000,
  });
  await fixtures.offer(articleId, await fixtures.priceList('Near', { lead_days: 1, lead_days_max: 2 }), {
    price: 40_000,
  });
  await fixtures.offer(substitute, await fixtures.priceList('Other', { lead_days: 3, lead_days_max: 3 }), {
    price: 20_000,
  });
  await database.pool.query('insert into fitments (family_id, engine_id) values ($1, $2)', [family, VESTA_PETROL]);
});

describe('a search', () => {
  test('finds a number in any spelling, with the best offer', async () => {
    for (const q of ['W712/75', 'w 712-75', 'W71275']) {
      const found = await good(visitor().get(`/api/agent/search?q=${encodeURIComponent(q)}&lang=en`), Found);
      expect(found).toMatchObject({
        kind: 'number',
        total: 1,
        items: [
          {
            articleId,
            maker: 'mann-filter',
            number: 'W 712/75',
            name: 'Oil filter',
            path: '/en/price/mann-filter/W71275',
            offerCount: 2,
            price: 40_000,
            deliveryDays: 1,
          },
        ],
        currency: { code: 'RUB' },
      });
    }
  });

  test('finds words, and says which it left out', async () => {
    const found = await good(
      visitor().get(`/api/agent/search?q=${encodeURIComponent('фильтр масляный зеленочайник')}&take=1`),
      Found,
    );
    expect(found).toMatchObject({ kind: 'text', total: 2, dropped: ['зеленочайник'] });
    expect(found.items).toHaveLength(1);
  });

  test('that finds nothing is empty', async () => {
    const found = await good(visitor().get('/api/agent/search?q=XYZ98765'), Found);
    expect(found).toMatchObject({ items: [], total: 0 });
  });

  test.each([
    '',
    '?q=',
    '?q=%20',
    `?q=${'x'.repeat(201)}`,
    '?q=a&take=0',
    '?q=a&take=51',
    '?q=a&currency=USD',
    '?q=a&lang=xx',
  ])('is refused with the invalid fields: %s', async (query) => {
    const response = await ask(`/api/agent/search${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-request', fields: [{}] });
  });
});

describe('a part', () => {
  test('has its own offers first, then those of its substitutes', async () => {
    const page = await good(visitor().get('/api/agent/parts/mann-filter/w712-75'), Page);
    expect(page.part).toMatchObject({ articleId, offerCount: 2, price: 40_000, path: '/price/mann-filter/W71275' });
    expect(page.offers.map(({ relation, price }) => [relation, price])).toEqual([
      ['requested', 40_000],
      ['requested', 30_000],
      ['substitute', 20_000],
    ]);
    expect(page.total).toBe(3);
  });

  test('is cut to as many offers as are asked for, and shown in euros', async () => {
    const page = await good(visitor().get('/api/agent/parts/mann-filter/W71275?take=1&currency=EUR'), Page);
    expect(page).toMatchObject({ offers: [{}], total: 3, currency: { code: 'EUR' } });
    expect(page.part.price).toBeLessThan(40_000);
  });

  test('that nobody knows is 404, and one that was removed is 410', async () => {
    expect((await ask('/api/agent/parts/mann-filter/W9')).status).toBe(404);
    expect((await ask('/api/agent/parts/nobody/W71275')).status).toBe(404);
    const removed = await fixtures.article('Mann-Filter', 'W 713');
    await database.pool.query('delete from articles where id = $1', [removed]);
    const gone = await ask('/api/agent/parts/mann-filter/W713');
    expect([gone.status, await gone.json()]).toMatchObject([410, { code: 'gone' }]);
  });
});

describe('a verdict', () => {
  const verdict = async (query: string): Promise<FitVerdict> =>
    good(visitor().get(`/api/agent/fit?${query}`), FitVerdict);

  test.each([
    ['fits', (): number => articleId, VESTA_PETROL],
    ['does-not-fit', (): number => articleId, VESTA_GAS],
    ['unknown', (): number => 999_999, VESTA_PETROL],
  ] as const)('is %s', async (expected, article, engineId) => {
    expect(await verdict(`articleId=${article()}&engineId=${engineId}`)).toMatchObject({ verdict: expected, engineId });
  });

  test('takes answers to the questions that decide', async () => {
    const family = await fixtures.family();
    const conditional = await fixtures.article('Denso', 'C 1', { family_id: family });
    await database.pool.query(`insert into fitments (family_id, engine_id, made_from) values ($1, $2, '2018-01-01')`, [
      family,
      VESTA_PETROL,
    ]);
    const query = `articleId=${conditional}&engineId=${VESTA_PETROL}`;
    const open = await verdict(query);
    expect(open).toMatchObject({ verdict: 'unknown', conditions: [{ kind: 'made-from', answer: null }] });
    const key = open.conditions[0]?.key ?? '';
    expect(await verdict(`${query}&yes=${key}`)).toMatchObject({ verdict: 'fits' });
    expect(await verdict(`${query}&no=${key}`)).toMatchObject({ verdict: 'does-not-fit' });
  });

  test.each([
    '',
    'articleId=1',
    'articleId=1&engineId=0',
    'articleId=x&engineId=1',
    'articleId=1&engineId=1&yes=a%20b',
  ])('is refused: %s', async (query) => {
    expect((await ask(`/api/agent/fit?${query}`)).status).toBe(400);
  });
});

describe('every answer', () => {
  const PATHS = ['/api/agent/search?q=W71275', '/api/agent/parts/mann-filter/W71275', '/openapi.json'];

  test.each(PATHS)('may be read by pages of other sites, and kept: %s', async (path) => {
    const first = await ask(path, { origin: 'https://other.example' });
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('access-control-allow-credentials')).toBeNull();
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(first.headers.get('set-cookie')).toBeNull();
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('is the same whoever asks: a session changes nothing', async () => {
    const guest = visitor();
    await guest.get('/services/clientbaseinfo');
    const own = await guest.get('/api/agent/search?q=W71275');
    expect(own.body).toEqual(await (await ask('/api/agent/search?q=W71275')).json());
  });

  test('other calls stay closed to other sites', async () => {
    const other = await ask('/api/search/W712');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('an error may be read as well', async () => {
    const refused = await ask('/api/agent/search');
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

test('an address that asks too often waits; all calls for agents count together, and other addresses go on', async () => {
  const one = { 'x-partshop-address': '198.51.100.7' };
  const statuses = [];
  for (let n = 0; n < 120; n += 1) {
    const path = n % 2 === 0 ? '/api/agent/search?q=NONE1' : `/api/agent/fit?articleId=1&engineId=1`;
    statuses.push((await ask(path, one)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask('/api/agent/search?q=W71275', one);
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('/api/agent/search?q=W71275')).status).toBe(200);
  api.time.now = new Date(api.time.now.getTime() + 60_000);
  expect((await ask('/api/agent/search?q=W71275', one)).status).toBe(200);
});

test('the description has every call of the contract', async () => {
  const document = (await (await ask('/openapi.json')).json()) as { paths: Record<string, object> };
  expect(Object.keys(document.paths).toSorted()).toEqual(
    [...new Set(Object.values(calls).map(({ path }) => path))].toSorted(),
  );
});
