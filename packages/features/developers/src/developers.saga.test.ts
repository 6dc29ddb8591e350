import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { failing, loaded } from './mocks/handlers.ts';
import { openApi } from './mocks/fixtures.ts';
import { loadDevelopers } from './developers.saga.ts';
import { reference } from './developers.loadables.ts';
import { readReference, typeOf } from './reference.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

it('loads the calls and sets the title', async () => {
  server.use(...loaded());
  const { store } = createTestApp();
  await store.run(loadDevelopers);
  expect(reference.select(store.getState(), undefined)).toMatchObject({ status: 'loaded' });
  expect(selectPage(store.getState()).title).toBe('Для разработчиков');
});

it('fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadDevelopers)).rejects.toMatchObject({ status: 500 });
});

it('shows calls for agents first, each with what it takes, answers and an example', () => {
  const { groups, shapes } = readReference(openApi);
  expect(groups.map(({ tag }) => tag)).toEqual(['agents', 'basket']);
  expect(groups[0]?.calls[0]).toMatchObject({
    method: 'GET',
    limit: { tries: 120, seconds: 60 },
    access: null,
    parameters: [
      { name: 'maker', type: 'string', isRequired: true, text: 'Key of the maker.' },
      {},
      { type: '"RUB" | "EUR"' },
    ],
    answers: [
      { status: '200', type: 'Basket[]' },
      { status: '400', type: 'CallError', text: 'The request is not what the contract says.' },
    ],
    example: `curl '$SHOP/api/agent/parts/mann-filter/W71275'`,
  });
  expect(groups[1]?.calls[0]).toMatchObject({
    access: 'client',
    body: [
      { name: 'qty', isRequired: true },
      { name: 'ids', type: 'integer[]', isRequired: false },
    ],
  });
  expect(shapes.map(({ name }) => name)).toEqual(['Basket', 'CallError', 'Verdict']);
});

it.each([
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, '(string | number)[]'],
  [{ const: true }, 'true'],
  [{ allOf: [{ $ref: '#/components/schemas/A' }, {}] }, 'A & any'],
  [undefined, ''],
])('writes a type as programmers do: %j', (schema, text) => {
  expect(typeOf(schema)).toBe(text);
});
