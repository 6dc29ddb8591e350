import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { createApiClient } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { createTestApp } from '../testing/create-test-app.ts';
import { setUpMocks } from '../testing/set-up-mocks.ts';
import { localizationSlice } from './localization.slice.ts';
import { defineMessages } from './messages.ts';
import { createCachedTextSource } from './text-source.ts';
import { loadTexts, pickTexts } from './texts.ts';

const messages = defineMessages('basket', {
  title: { text: 'Корзина', note: '' },
  clear: { text: 'Очистить', note: '' },
});
const server = setUpMocks();

const english = mockCall('post', '/Localization/GetValues', { basket: { Корзина: 'Basket' } });

it('gives the texts of the language, and the key where one is missing', async () => {
  server.use(english);
  const { store } = createTestApp({ locale: 'en' });
  await store.run(() => loadTexts(messages));
  const t = await store.run(() => pickTexts(messages));
  expect([t('title'), t('clear')]).toEqual(['Basket', 'Очистить']);
});

it('asks for English where the language of the page has no texts', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.post('*/Localization/GetValues', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('lang'));
      return HttpResponse.json({ basket: { Корзина: 'Basket' } });
    }),
  );
  const { store } = createTestApp({ locale: 'de' });
  await store.run(() => loadTexts(messages));
  expect(asked).toEqual(['en']);
});

it('loads texts only once', async () => {
  let calls = 0;
  server.use(
    http.post('*/Localization/GetValues', () => HttpResponse.json({ basket: {} }, { status: ++calls && 200 })),
  );
  const { store } = createTestApp({ locale: 'en' });
  await store.run(() => loadTexts(messages));
  await store.run(() => loadTexts(messages));
  expect(calls).toBe(1);
});

it('shows the key text itself when loading fails (§8)', async () => {
  server.use(http.post('*/Localization/GetValues', () => HttpResponse.error()));
  const { store } = createTestApp({ locale: 'en' });
  await store.run(() => loadTexts(messages));
  const t = await store.run(() => pickTexts(messages));
  expect(t('title')).toBe('Корзина');
  expect(localizationSlice.selectSlice(store.getState()).waitKeys).toEqual({});
});

it('loads the texts of several features in one call', async () => {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/Localization/GetValues', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ basket: {}, menu: {} });
    }),
  );
  const menu = defineMessages('menu', { open: { text: 'Каталог', note: '' } });
  const { store } = createTestApp({ locale: 'en' });
  await store.run(() => loadTexts(messages, menu));
  expect(bodies).toEqual([{ basket: ['Корзина', 'Очистить'], menu: ['Каталог'] }]);
});

it('caches texts on a server until they are too old, and no failure', async () => {
  let time = 0;
  let calls = 0;
  const api = createApiClient({ baseUrl: 'http://shop.test' });
  const source = createCachedTextSource(1000, () => time);
  server.use(
    http.post('*/Localization/GetValues', () =>
      ++calls === 1 ? HttpResponse.error() : HttpResponse.json({ basket: {} }),
    ),
  );
  await expect(source.loadAll(api, 'en', [messages])).rejects.toThrow('Network Error');
  await source.loadAll(api, 'en', [messages]);
  await source.loadAll(api, 'en', [messages]);
  expect(calls).toBe(2);
  time = 1001;
  await source.loadAll(api, 'en', [messages]);
  expect(calls).toBe(3);
});
