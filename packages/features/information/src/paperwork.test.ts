import { expect, it } from 'vitest';
import type { SiteConfig } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { siteConfig } from '@partshop/api-client/mocks/site-config';
import { routesOf, selectPage, siteConfigLoaded } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { loadPaperwork } from './paperwork.saga.ts';

setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** The text of the page in a shop with these bonuses, with plain spaces and no marks of direction. */
async function readPage(bonus: SiteConfig['bonus']): Promise<string> {
  const { store } = createTestApp();
  store.dispatch(siteConfigLoaded({ ...siteConfig, bonus }));
  const { render } = await requestPage(routesOf(feature), '/paperwork', { store });
  return render()
    .replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '')
    .replaceAll(/\s/g, ' ');
}

it('titles the page', async () => {
  const { store } = createTestApp();
  await store.run(loadPaperwork);
  expect(selectPage(store.getState()).title).toBe('Документы магазина');
});

it('tells what bonuses the shop grants, how long they last and what they pay for', async () => {
  const text = await readPage({ welcome: 350, days: 21, orderShare: 15 });
  expect(text).toContain('350 ₽');
  expect(text).toContain('Они действуют 21 день');
  expect(text).toContain('до 15 % стоимости товаров');
});

it('promises no bonus where the shop grants none, and tells what those of before pay for', async () => {
  const text = await readPage({ welcome: 0, days: 180, orderShare: 20 });
  expect(text).not.toContain('начисляем');
  expect(text).toContain('до 20 % стоимости товаров');
});

it('does not mention bonuses where they pay for nothing', async () => {
  expect(await readPage({ welcome: 200, days: 180, orderShare: 0 })).not.toMatch(/бонус/i);
});

it('tells the terms of wholesale', async () => {
  const text = await readPage(siteConfig.bonus);
  expect(text).toContain('Оптовые цены');
  expect(text).toContain('зависит от продавца');
});
