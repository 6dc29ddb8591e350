import { calls } from '@partshop/api-client/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { NAUGHTY_TEXTS } from '../testing/naughty-texts.ts';
import { createTestApi, type Answer, type Visitor } from '../testing/test-api.ts';
import { VALID_FIELDS } from '../testing/valid-fields.ts';

/** Every response is checked against the contract too: an undeclared status or shape fails the test. */
const { fixtures, visitor, database } = await createTestApi();
const CASES = 100;
const FORM = 'application/x-www-form-urlencoded';
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

/** Bodies of a call with some fields spoilt, and sometimes something else altogether. */
function bodyOf(call: Call): fc.Arbitrary<unknown> {
  const spoilt = fc.dictionary(fc.constantFrom(...fieldsOf(call)), anything, { minKeys: 1, maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: spoilt.map((some) => ({ ...VALID_FIELDS, ...some })) },
    { weight: 1, arbitrary: fc.dictionary(text, fc.array(text)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

type Content = Partial<Record<string, { schema: z.ZodType }>>;
const contentOf = ({ request }: Call): Content => ('body' in request ? request.body.content : {});

function fieldsOf(call: Call): string[] {
  const [content] = Object.values(contentOf(call));
  const names = content && 'shape' in content.schema ? Object.keys(content.schema.shape as object) : [];
  return names.length > 0 ? names : ['field'];
}

/** Encodes as the call requires: JSON, or the fields of a form (D31). */
function send(call: Call, address: string, content: unknown): Promise<Answer> {
  if (call.method === 'get') return guest.get(address);
  const method = call.method.toUpperCase();
  if (!(FORM in contentOf(call))) return guest.send(method, address, JSON.stringify(content));
  const fields = Object.entries(Object(content) as object).map(([name, value]) => [name, textOf(value)]);
  return guest.send(method, address, new URLSearchParams(fields).toString(), { 'content-type': FORM });
}

/** A generated object may have its own `toString`. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const query = fc.dictionary(
  fc.constantFrom(
    'lang',
    'currencyCode',
    'skip',
    'take',
    'inOrder',
    'groupString',
    'stepName',
    'query',
    'phone',
    'chatId',
    'IsTableMod',
    'near',
    'cityCode',
    'cityId',
    'routeid',
    'storeId',
    'isPreView',
    'kind',
    'part',
    'dataType',
    'parentId',
    'engineId',
    'id',
  ),
  fc.oneof(text, fc.constantFrom('ru', 'ar', 'EUR', 'true', '10', '0', '55.7,37.6', 'articles', 'model', 'engine')),
  { maxKeys: 3 },
);

function addressOf(path: string, value: string, parameters: Record<string, string>): string {
  const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed()));
  return `${filled}?${new URLSearchParams(parameters).toString()}`;
}

test.each(Object.entries(calls))('%s answers any input without a fault', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(text, query, bodyOf(call), async (value, parameters, content) => {
      const address = addressOf(call.path, value, parameters);
      const answer = await send(call, address, content);
      expect(answer.status).toBeLessThan(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/select |pg_|node_modules|\.ts:\d/);
    }),
    { numRuns: CASES },
  );
});

test('the fuzzing changed nothing in the shop', async () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  const { rows } = await database.pool.query<{ offers: number }>('select count(*) as offers from offers');
  expect(rows).toEqual([{ offers: 1 }]);
});
