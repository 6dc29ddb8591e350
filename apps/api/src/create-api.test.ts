import { calls } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi } from './testing/test-api.ts';

const { visitor, database, logged } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';

/** Input that each call takes; every answer is held against the contract on its way. */
const inputs: Record<keyof typeof calls, string | [string, object]> = {
  clientBaseInfo: '/services/clientbaseinfo',
  getLangs: '/Localization/getlangs',
  getConfig: '/Localization/getconfig',
  getValues: ['/Localization/GetValues', { home: ['Корзина'] }],
  searchGood: [SEARCH, { CatalogKey: 'mann', Number: 'W712' }],
  searchGoodList: ['/services/search/searchgoodlist_json', { Number: 'W712' }],
  getCardGoods: ['/services/search/getcardgoods_json', { Text: 'фильтр' }],
  searchTips: '/api/search/w712',
  topSale: '/services/catalogs/topsale_json',
  basketItems: '/services/basket/items_json',
  basketAdd: ['/services/basket/add_json', { priceListId: 1, articleId: 1, qty: 1 }],
  basketChangeQty: ['/services/basket/change/qty_json', { basketId: 1, qty: 1 }],
  basketDelete: ['/services/basket/delete_json', { ids: [1] }],
  basketShowSetStep: '/services/basket/basketshowsetstep_json',
  createOrderRetail: [
    '/services/orders/createOrderRetail',
    {
      RequestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
      ContactName: 'Иван',
      ContactPhone: '+7 916 123 45 67',
      PointId: 1,
      PaymentType: 'on-receipt',
    },
  ],
  getOrder: '/services/cabinet/getorders/26-1234-5678',
};

const send = (input: string | [string, object]) =>
  typeof input === 'string' ? guest.get(input) : guest.post(input[0], input[1]);

describe('every call of the contract', () => {
  test.each(Object.entries(inputs))('%s is there', async (name, input) => {
    const { status, body, headers } = await send(input);
    expect(status).toBeLessThan(500);
    expect(body).not.toHaveProperty('message', 'No such call.');
    expect(headers.get('x-server-version')).toBe('test');
    expect(Object.keys(calls)).toContain(name);
  });

  test.each(Object.values(inputs))('%s is found in any case', async (input) => {
    const [path, body] = typeof input === 'string' ? [input] : input;
    const other = path.toUpperCase();
    const answers = await Promise.all([send(input), body ? guest.post(other, body) : guest.get(other)]);
    expect(answers[1].status).toBe(answers[0].status);
    expect(answers[1].body).not.toHaveProperty('message', 'No such call.');
  });

  test('keeps the case of what stands in the path', async () => {
    expect(await guest.get('/API/Search/ФильтР')).toMatchObject({ body: { text: 'ФильтР' } });
    expect(await guest.get('/api/search/W%20712%2F75')).toMatchObject({ body: { text: 'W 712/75' } });
  });
});

test.each(['/', '/services', '/api/search/', '/api/search/a/b', '/services/basket/items_json/', '/%E0%A4%A'])(
  'an unknown path is 404: %s',
  async (path) => {
    expect(await guest.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  },
);

test('a known path with another method is no call', async () => {
  expect(await guest.get('/services/basket/add_json')).toMatchObject({ status: 404 });
  expect(await guest.post('/services/basket/items_json', {})).toMatchObject({ status: 404 });
});

test('a fault of ours is told without details, and logged without what the visitor sent', async () => {
  await database.pool.query('alter table makers rename to makers_away');
  try {
    const answer = await guest.post(SEARCH, { CatalogKey: 'secret-of-a-visitor', Number: '1' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('makers');
  } finally {
    await database.pool.query('alter table makers_away rename to makers');
  }
  const [line = ''] = logged.slice(-1);
  expect(JSON.parse(line)).toMatchObject({ msg: 'call failed', call: SEARCH, fault: { code: '42P01' } });
  expect(line).not.toContain('secret-of-a-visitor');
  expect(line).not.toContain('partshop_session');
});
