import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const { fixtures, visitor } = await createTestApi();
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';

describe('input that violates the contract', () => {
  test.each([0, -1, 1e9, 1.5, '1', 'два', null])('quantity %s is rejected by name', async (qty) => {
    const { articleId, priceListId } = await fixtures.goods();
    const body = JSON.stringify({ articleId, priceListId, qty });
    expect(await guest.post('/services/basket/add_json', body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request', fields: [{ path: 'qty' }] },
    });
  });

  test.each(['', '{', '[]', 'null', '"text"', '{"CatalogKey":', '\u0000', '['.repeat(10_000)])(
    'a body of the wrong shape, or no JSON: %s',
    async (body) => {
      expect(await guest.post(SEARCH, body)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    },
  );

  test('a NUL character is rejected in any field', async () => {
    const nul = await guest.post(SEARCH, { CatalogKey: 'a\0', Number: '1' });
    expect(nul).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await guest.get('/api/search/a%00b')).toMatchObject({ status: 400 });
    expect(await guest.post(SEARCH, { CatalogKey: 'a\\u0000', Number: '1' })).toMatchObject({ status: 404 });
  });

  test('a lone surrogate finds nothing and causes no error', async () => {
    expect(await guest.post(SEARCH, { CatalogKey: '\uD800', Number: '\uDFFF1' })).toMatchObject({ status: 404 });
  });

  test('another content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await guest.post(SEARCH, { CatalogKey: 'a', Number: '1' }, { 'content-type': type });
      expect(answer).toMatchObject({ status: 400 });
    }
  });

  test('an unknown language, or two languages', async () => {
    expect(await guest.get('/services/clientbaseinfo?lang=xx')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'lang' }] },
    });
    expect(await guest.get('/services/clientbaseinfo?lang=ru&lang=en')).toMatchObject({ status: 400 });
  });

  test('markup in any text is only text', async () => {
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
