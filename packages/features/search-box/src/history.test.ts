import { expect, it } from 'vitest';
import { routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { feature } from './feature.ts';
import { rememberSearch } from './history.saga.ts';
import { client, historyServer } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

const open = async (form?: Record<string, string>) =>
  requestPage(routesOf(feature), '/searchhistory', {
    currentUser: client,
    ...(form && { form }),
  });

it('keeps a search of a client on the server', async () => {
  const backend = historyServer('масло');
  server.use(...backend.handlers);
  const { store } = createTestApp({ currentUser: client });
  await store.run(rememberSearch, undefined, ' W 712/75 ');
  expect(backend.kept()).toEqual(['W 712/75', 'масло']);
});

it('keeps no search of a client who wants none kept, and says so on the page', async () => {
  const backend = historyServer('масло');
  server.use(...backend.handlers);
  const own = { ...client, ClientConfig: { ...client.ClientConfig, KeepsSearches: false } };
  const { store } = createTestApp({ currentUser: own });
  await store.run(rememberSearch, undefined, 'W 712/75');
  expect(backend.kept()).toEqual(['масло']);
  const page = await requestPage(routesOf(feature), '/searchhistory', { currentUser: own });
  expect(page.render()).toContain('Новые запросы не запоминаются');
  expect((await open()).render()).not.toContain('Новые запросы не запоминаются');
});

it('lists the searches, and forgets one or all by a form', async () => {
  const backend = historyServer('W 712/75', 'масло', 'колодки');
  server.use(...backend.handlers);
  const page = await open();
  expect(page.status).toBe(200);
  const html = page.render();
  expect(html).toContain('href="/search/W%2071275?asked=W%20712%2F75"');
  expect((await open({ text: 'масло' })).status).toBe(303);
  expect(backend.kept()).toEqual(['W 712/75', 'колодки']);
  await open({});
  expect(backend.kept()).toEqual([]);
});
