import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { routesOf } from '@partshop/features/core';
import { requestPage, type PageRequest } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { failing, loaded, notSaved, visitor } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const request = (search: string, given: PageRequest = {}) =>
  requestPage(routesOf(feature), `/garage/add-car${search}`, given);

it('leads from the brand to the engine by links, and ends with a form', async () => {
  server.use(...loaded());
  const brands = (await request('')).render();
  expect(brands).toContain('href="/garage/add-car?brand=11"');
  const models = (await request('?brand=11')).render();
  expect(models).toContain('href="/garage/add-car?brand=11&amp;model=111"');
  const engines = (await request('?brand=11&model=111')).render();
  expect(engines).toContain('href="/garage/add-car?brand=11&amp;model=111&amp;engine=1111"');
  const car = (await request('?brand=11&model=111&engine=1111')).render();
  expect(car).toMatch(/<button(?=[^>]*name="engine")(?=[^>]*value="1111")/);
  // A step that is done leads back to itself.
  expect(car).toContain('href="/garage/add-car?brand=11"');
});

it.each(['?brand=99', '?brand=x', '?model=111'])('starts with the brands at %s', async (search) => {
  server.use(...loaded());
  expect((await request(search)).render()).toContain('href="/garage/add-car?brand=11"');
});

it('keeps the car of its form and leads to its parts', async () => {
  const saved: number[] = [];
  server.use(...loaded([], saved));
  const { status, location } = await request('', { form: { engine: '1111' } });
  expect([status, location]).toEqual([303, '/zapchasti/skoda/octavia/octavia-iii/14-tsi-150']);
  expect(saved).toEqual([1111]);
});

it('shows the car of the server, and removes it', async () => {
  const saved = [1111];
  server.use(...loaded([], saved));
  const page = (await request('', { currentUser: visitor(1111) })).render();
  expect(page).toMatch(/<button(?=[^>]*name="engine")(?=[^>]*value="0")/);
  expect(page).not.toContain('value="1111"');
  const { status, location } = await request('', { form: { engine: '0' } });
  expect([status, location]).toEqual([303, '/garage/add-car']);
  expect(saved).toEqual([1111, 0]);
});

it('shows the page again with a message if the car is not kept', async () => {
  server.use(...notSaved());
  const answer = await request('', { form: { engine: '1111' } });
  expect(answer.status).toBe(500);
  expect(answer.render()).toContain('Не удалось сохранить выбор машины');
});

it('shows a retry if the list of the next step fails, and fails with the list of a step in the address', async () => {
  server.use(...failing('model'));
  expect((await request('?brand=11')).render()).toContain('Не удалось загрузить список');
  server.use(...failing('brand'));
  const { status, context } = await request('?brand=11');
  expect([status, context?.errors === null]).toEqual([500, false]);
});
