import { calls } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi } from './testing/test-api.ts';

const { fixtures, visitor, fetch, database, logged } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';
const json = { 'content-type': 'application/json' };

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

describe('input that is not what the contract says', () => {
  test.each([0, -1, 1e9, 1.5, '1', 'два', null, 1e400])('quantity %s is refused by name', async (qty) => {
    const { articleId, priceListId } = await fixtures.goods();
    const body = JSON.stringify({ articleId, priceListId, qty });
    expect(await guest.post('/services/basket/add_json', body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', fields: [{ path: 'qty' }] },
    });
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"CatalogKey":', '\u0000', `${'['.repeat(10_000)}`])(
    'a body that is no such JSON: %s',
    async (body) => {
      expect(await guest.post(SEARCH, body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  test('a NUL character is refused wherever it stands', async () => {
    const nul = await guest.post(SEARCH, { CatalogKey: 'a\0', Number: '1' });
    expect(nul).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await guest.get('/api/search/a%00b')).toMatchObject({ status: 400 });
    expect(await guest.post(SEARCH, { CatalogKey: 'a\\u0000', Number: '1' })).toMatchObject({ status: 404 });
  });

  test('half a character finds nothing and breaks nothing', async () => {
    expect(await guest.post(SEARCH, { CatalogKey: '\uD800', Number: '\uDFFF1' })).toMatchObject({ status: 404 });
  });

  test('another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await guest.post(SEARCH, { CatalogKey: 'a', Number: '1' }, { 'content-type': type });
      expect(answer).toMatchObject({ status: 400 });
    }
  });

  test('an unknown language, or two at once', async () => {
    expect(await guest.get('/services/clientbaseinfo?lang=xx')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'lang' }] },
    });
    expect(await guest.get('/services/clientbaseinfo?lang=ru&lang=en')).toMatchObject({ status: 400 });
  });

  test('markup in every text is only text', async () => {
    const script = '<script>alert(1)</script>';
    expect(await guest.get(`/api/search/${encodeURIComponent(script)}`)).toMatchObject({ body: { text: script } });
    expect(await guest.post('/Localization/GetValues', { [script]: [script] })).toMatchObject({
      body: { [script]: { [script]: script } },
    });
    const goods = await fixtures.goods();
    const added = await guest.post('/services/basket/add_json', { ...goods, qty: 1, comment: script });
    expect(added).toMatchObject({ body: { items: [{ comment: script }] } });
    expect(added.headers.get('content-type')).toBe('application/json');
  });
});

describe('a body of more than 1 MiB', () => {
  const tooLarge = { status: 413, body: { code: 'too-large' } };

  test('is refused by its Content-Length before it is read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('The body was read.');
      },
    });
    const headers = { ...json, 'content-length': String(10 * 1024 * 1024) };
    const request = new Request(`http://shop.test${SEARCH}`, { method: 'POST', headers, body, duplex: 'half' });
    const answer = await fetch(request);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(tooLarge);
  });

  test('is read no further than the limit when it does not tell its length', async () => {
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const request = new Request(`http://shop.test${SEARCH}`, { method: 'POST', headers: json, body, duplex: 'half' });
    const answer = await fetch(request);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(tooLarge);
    expect(chunks).toBeLessThan(40);
  });

  test('one of 1 MiB is read', async () => {
    const body = JSON.stringify({ CatalogKey: 'a', Number: '1' });
    expect(await guest.post(SEARCH, body.padEnd(1024 * 1024))).toMatchObject({ status: 404 });
    expect(await guest.post(SEARCH, body.padEnd(1024 * 1024 + 1))).toMatchObject(tooLarge);
  });
});

describe('a page of another site', () => {
  const change = (headers: Record<string, string>) => guest.post('/services/basket/delete_json', { ids: [1] }, headers);

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://shop.test' },
  ])('may change nothing: %o', async (headers) => {
    expect(await change(headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test.each([
    {},
    { origin: 'http://shop.test' },
    { origin: 'https://shop.test' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://shop.behind.proxy' },
  ])('our own pages and other servers may: %o', async (headers) => {
    expect(await change(headers)).toMatchObject({ status: 200 });
  });

  test('may read what everybody may', async () => {
    expect(await guest.get('/services/clientbaseinfo', { origin: 'https://evil.test' })).toMatchObject({ status: 200 });
  });
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
