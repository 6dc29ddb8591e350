import { calls } from '@partshop/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { NAUGHTY_TEXTS } from './testing/naughty-texts.ts';
import { createTestApi, type Visitor } from './testing/test-api.ts';

/** Every answer is held against the contract as well: a status or a shape that it does not declare fails the test. */
const { fixtures, visitor, database } = await createTestApi();
const CASES = 100;
type Call = (typeof calls)[keyof typeof calls];
let guest: Visitor;

beforeAll(async () => {
  guest = visitor();
  await guest.add(await fixtures.goods({ quantity: 9999 }));
  await fixtures.point();
});

const naughty = fc.constantFrom(...NAUGHTY_TEXTS);
const text = fc.oneof(naughty, fc.string({ unit: 'binary', maxLength: 210 }), fc.string({ maxLength: 40 }));
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308));
const anything = fc.oneof({ depthSize: 'small' }, text, number, fc.jsonValue());

/** What calls take when nothing is wrong: a case spoils some of it, so that it gets past the first check. */
const valid = {
  CatalogKey: 'mann-filter',
  Number: 'W712',
  Text: 'фильтр',
  priceListId: 1,
  articleId: 1,
  qty: 1,
  basketId: 1,
  ids: [1],
  RequestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
  ContactName: 'Иван',
  ContactPhone: '+7 916 123 45 67',
  PointId: 1,
  PaymentType: 'on-receipt',
};
/** Bodies of a call with some of its own fields spoilt; now and then something else altogether. */
function bodyOf(call: Call): fc.Arbitrary<unknown> {
  const spoilt = fc.dictionary(fc.constantFrom(...fieldsOf(call)), anything, { minKeys: 1, maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: spoilt.map((some) => ({ ...valid, ...some })) },
    { weight: 1, arbitrary: fc.dictionary(text, fc.array(text)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

function fieldsOf({ request }: Call): string[] {
  const schema = 'body' in request ? request.body.content['application/json'].schema : undefined;
  return schema && 'shape' in schema ? Object.keys(schema.shape) : ['field'];
}

const query = fc.dictionary(
  fc.constantFrom('lang', 'currencyCode', 'skip', 'take', 'inOrder', 'groupString', 'stepName'),
  fc.oneof(text, fc.constantFrom('ru', 'ar', 'EUR', 'true', '10')),
  { maxKeys: 2 },
);

function addressOf(path: string, value: string, parameters: Record<string, string>): string {
  const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed()));
  return `${filled}?${new URLSearchParams(parameters).toString()}`;
}

test.each(Object.entries(calls))('%s answers any input without a fault', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(text, query, bodyOf(call), async (value, parameters, content) => {
      const address = addressOf(call.path, value, parameters);
      const answer = await (call.method === 'get' ? guest.get(address) : guest.post(address, JSON.stringify(content)));
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/select |pg_|node_modules|\.ts:\d/);
    }),
    { numRuns: CASES },
  );
});

test('the fuzzing left the shop as it was', async () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  const { rows } = await database.pool.query<{ offers: number }>('select count(*) as offers from offers');
  expect(rows).toEqual([{ offers: 1 }]);
});
