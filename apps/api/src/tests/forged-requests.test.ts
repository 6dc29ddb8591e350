import { calls } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';

const { database, fixtures, fetch, visitor } = await createTestApi();
const ORIGIN = 'http://shop.test';

/** Every changing call of the contract; other calls of the specification come with their screens. */
const changing = Object.values(calls)
  .filter(({ method, effect }) => method !== 'get' || effect === 'changes')
  .map(({ method, path }) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const);

type Form = (method: string, path: string) => Request;
const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
  new Request(ORIGIN + path, { method, headers, ...(method === 'GET' || body === undefined ? {} : { body }) });

/** What another site's page can make a browser send, each with the cookies that an old browser would add (S5). */
const FORMS: Record<string, Form> = {
  'JSON as plain text': (method, path) =>
    ask(method, path, { 'content-type': 'text/plain', origin: 'https://evil.test' }, '{"ids":[1]}'),
  'a form': (method, path) =>
    ask(
      method,
      path,
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'cross-site' },
      'ids=1',
    ),
  'a picture': (_method, path) => ask('GET', path, { accept: 'image/avif,*/*', 'sec-fetch-site': 'cross-site' }),
  'JSON with another Origin': (method, path) =>
    ask(method, path, { 'content-type': 'application/json', origin: 'https://shop.test.evil.test' }, '{"ids":[1]}'),
  'JSON without Origin': (method, path) =>
    ask(method, path, { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{"ids":[1]}'),
  'another method than its own': (method, path) =>
    ask(
      method === 'GET' ? 'POST' : 'GET',
      `${path}?_method=${method}`,
      { 'x-http-method-override': method, 'x-method-override': method, 'sec-fetch-site': 'cross-site' },
      '',
    ),
};

/** A checksum over all rows of all tables. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
  const sums = rows.map(({ name }) => `select '${name}', count(*), sum(hashtextextended(t::text, 0)) from ${name} t`);
  // Without an order, a plan that reads several tables at once gives them as it likes.
  return (await sql.raw(`${sums.join(' union all ')} order by 1`).execute(database.db)).rows;
}

test('another site’s page can change nothing by any call in any form (S5)', async () => {
  const shopper = visitor();
  await shopper.add(await fixtures.goods());
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const before = await fingerprint();
  const passed: string[] = [];
  for (const [method, path] of changing) {
    for (const [form, make] of Object.entries(FORMS)) {
      const request = make(method, path);
      request.headers.set('cookie', cookie);
      const { status } = await fetch(request);
      if (status < 400 || status >= 500) passed.push(`${method} ${path} as ${form}: ${status}`);
    }
  }
  expect(changing.length).toBeGreaterThan(10);
  expect(passed).toEqual([]);
  expect(await fingerprint()).toEqual(before);
});
