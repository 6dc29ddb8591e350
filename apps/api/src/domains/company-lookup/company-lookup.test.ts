import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { FinderFailed } from './company-finder.ts';
import { createDadata } from './dadata/dadata.ts';
import { createDemoFinder } from './demo-finder.ts';

const INN = '7701234560';
const PERSON = '771234567859';
const path = (inn: string) => `/services/company-lookup?inn=${inn}`;

describe('a company', () => {
  test.each([
    [INN, { kpp: '770101001', isActive: true }],
    [PERSON, { kpp: '', isActive: true }],
  ])('is found by its tax number %s, by guests too', async (inn, facts) => {
    const { visitor } = await createTestApi({ companyFinder: createDemoFinder('on') });
    expect(await visitor().get(path(inn))).toMatchObject({ status: 200, body: { inn, ...facts } });
  });

  test.each(['7701234561', '123', 'abc', '77012345601'])('is not asked for by a wrong number: %s', async (inn) => {
    const { visitor } = await createTestApi({ companyFinder: createDemoFinder('failing') });
    expect(await visitor().get(path(inn))).toMatchObject({ status: 400, body: { fields: [{ path: 'inn' }] } });
  });

  test('is not found where nobody has the number; a service that is down, or none, is no fault of the shop', async () => {
    const { visitor } = await createTestApi({ companyFinder: createDemoFinder('refusing') });
    expect(await visitor().get(path(INN))).toMatchObject({ status: 404 });
    const down = await createTestApi({ companyFinder: createDemoFinder('failing') });
    expect(await down.visitor().get(path(INN))).toMatchObject({ status: 503 });
    expect(await (await createTestApi()).visitor().get(path(INN))).toMatchObject({ status: 503 });
    expect(down.logged).toEqual([]);
  });

  test('is asked for thirty times an hour', async () => {
    const { visitor } = await createTestApi({ companyFinder: createDemoFinder('on') });
    const guest = visitor();
    for (let nth = 0; nth < 30; nth += 1) await guest.get(path(INN));
    expect(await guest.get(path(INN))).toMatchObject({ status: 429 });
  });
});

describe('DaData', () => {
  let answer: { status: number; body: string } = { status: 200, body: '' };
  const asked: { request: IncomingMessage; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ request, body });
      response.writeHead(answer.status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' });
      response.end(answer.body);
    });
  });
  const listening = new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  beforeEach(() => void (asked.length = 0));
  const finder = async () => {
    await listening;
    return createDadata({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'secret-key' });
  };
  const suggestion = (data: object) =>
    JSON.stringify({ suggestions: [{ value: 'ООО «Ромашка»', data: { inn: INN, ...data } }] });

  test('is asked with the key, and its answer is read', async () => {
    answer = {
      status: 200,
      body: suggestion({
        kpp: '770101001',
        ogrn: '1027700132195',
        name: { short_with_opf: 'ООО "Ромашка"' },
        address: { unrestricted_value: '101000, г Москва, ул Примерная, д 1' },
        state: { status: 'LIQUIDATED' },
      }),
    };
    expect(await (await finder()).byInn(INN)).toEqual({
      inn: INN,
      kpp: '770101001',
      ogrn: '1027700132195',
      name: 'ООО "Ромашка"',
      address: '101000, г Москва, ул Примерная, д 1',
      isActive: false,
    });
    expect(asked[0]?.request.headers.authorization).toBe('Token secret-key');
    expect(asked[0]?.request.url).toBe('/suggestions/api/4_1/rs/findById/party');
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ query: INN, branch_type: 'MAIN' });
  });

  test('may know little of a sole proprietor, or nobody', async () => {
    answer = { status: 200, body: suggestion({ kpp: null, name: null, address: null, state: { status: 'ACTIVE' } }) };
    expect(await (await finder()).byInn(PERSON)).toMatchObject({
      name: 'ООО «Ромашка»',
      kpp: '',
      address: '',
      isActive: true,
    });
    answer = { status: 200, body: '{"suggestions":[]}' };
    expect(await (await finder()).byInn(INN)).toBeUndefined();
  });

  test.each([
    ['an error', { status: 403, body: '{}' }],
    ['another shape', { status: 200, body: '{"suggestions":[{}]}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['a redirect', { status: 302, body: '' }],
    ['more than a mebibyte', { status: 200, body: `"${'x'.repeat(1024 * 1024)}"` }],
  ])('that answers %s has not answered, and its key is in no error', async (_what, given) => {
    answer = given;
    const failed = await (await finder()).byInn(INN).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FinderFailed);
    expect(String(failed)).not.toContain('secret-key');
  });
});
