import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { failing, loaded } from './mocks/handlers.ts';
import { openApi } from './mocks/fixtures.ts';
import { loadDevelopers, loadGroup } from './developers.saga.ts';
import { contents, groups } from './developers.loadables.ts';
import { readContents, readGroup, typeOf } from './reference.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const groupArgs = (group: string) => ({ params: { group }, query: new URLSearchParams() });

it('loads the calls and sets the title', async () => {
  server.use(...loaded());
  const { store } = createTestApp();
  await store.run(loadDevelopers);
  expect(contents.select(store.getState(), undefined)).toMatchObject({ status: 'loaded' });
  expect(selectPage(store.getState()).title).toBe('Для разработчиков');
});

it('loads a group with its count', async () => {
  server.use(...loaded());
  const { store } = createTestApp();
  await store.run(loadGroup, undefined, groupArgs('agents'));
  expect(groups.select(store.getState(), 'agents')).toMatchObject({ data: { tag: 'agents' } });
  const { title, description } = selectPage(store.getState());
  expect(title).toBe('Запросы agents');
  expect(description).toMatch(/^1 запрос группы agents/);
});

it('does not find a group without calls', async () => {
  server.use(...loaded());
  const { store } = createTestApp();
  await expect(store.run(loadGroup, undefined, groupArgs('__proto__'))).rejects.toMatchObject({ status: 404 });
});

it('fails with the status of its call', async () => {
  server.use(...failing());
  const { store } = createTestApp();
  await expect(store.run(loadDevelopers)).rejects.toMatchObject({ status: 500 });
});

it('lists calls for agents first', () => {
  expect(readContents(openApi)).toEqual([
    {
      tag: 'agents',
      calls: [{ method: 'GET', path: '/api/agent/parts/{maker}/{number}', summary: 'A part with its offers' }],
    },
    {
      tag: 'basket',
      calls: [{ method: 'POST', path: '/services/basket/add_json', summary: 'Adds pieces of an offer' }],
    },
  ]);
});

it('shows what each call of a group takes, answers and an example', () => {
  expect(readGroup(openApi, 'agents')?.calls[0]).toMatchObject({
    method: 'GET',
    limit: { tries: 120, seconds: 60 },
    access: null,
    tokenScope: null,
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
  expect(readGroup(openApi, 'basket')?.calls[0]).toMatchObject({
    access: 'client',
    tokenScope: null,
    body: [
      { name: 'qty', isRequired: true },
      { name: 'ids', type: 'integer[]', isRequired: false },
    ],
  });
});

it('shows the shapes that the calls of a group name, and those that they name in turn', () => {
  const namesOf = (tag: string) => readGroup(openApi, tag)?.shapes.map(({ name }) => name);
  expect(namesOf('agents')).toEqual(['Basket', 'CallError', 'Verdict']);
  expect(namesOf('basket')).toEqual(['Basket', 'Verdict']);
  expect(namesOf('nothing')).toBeUndefined();
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
