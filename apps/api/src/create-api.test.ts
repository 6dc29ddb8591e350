import { calls } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { inputOf, requiredQuery, validBody, writeBody } from './testing/call-request.ts';
import { createDemoFinder } from './domains/company-lookup/demo-finder.ts';
import { createTestApi, type Answer } from './testing/test-api.ts';

const { visitor, database, logged, time } = await createTestApi({ companyFinder: createDemoFinder('on') });
const guest = visitor();
const SEARCH = '/services/search/searchgood_json';

type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

/** Calls an endpoint with valid input; every response is checked against the contract. */
function send(name: Name, inCase: (path: string) => string = (path) => path): Promise<Answer> {
  const call = calls[name];
  // The next day: the number of codes sent in a day is limited.
  time.now = new Date(time.now.getTime() + 86_400_000);
  const address = `${inCase(call.path.replace(/\{\w+\}/, '1'))}?${requiredQuery(call)}`;
  if (call.method === 'get') return guest.get(address);
  const { hasBody, type } = inputOf(call);
  const body = hasBody ? writeBody(call, validBody(call)) : '{}';
  return guest.send(call.method.toUpperCase(), address, body, { 'content-type': type });
}

describe('every call of the contract', () => {
  test.each(names)('%s is there', async (name) => {
    const { status, body, headers } = await send(name);
    expect(status).toBeLessThan(500);
    expect(body).not.toHaveProperty('message', 'No such call.');
    expect(headers.get('x-server-version')).toBe('test');
  });

  test.each(names)('%s is found in any case', async (name) => {
    const [plain, loud] = [await send(name), await send(name, (path) => path.toUpperCase())];
    expect(loud.status).toBe(plain.status);
    expect(loud.body).not.toHaveProperty('message', 'No such call.');
  });

  test('keeps the case of path parameters', async () => {
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

test('a known path with another method is 404', async () => {
  expect(await guest.get('/services/basket/add_json')).toMatchObject({ status: 404 });
  expect(await guest.post('/services/basket/items_json', {})).toMatchObject({ status: 404 });
});

test('an internal error is reported without details, and logged without what the visitor sent', async () => {
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
