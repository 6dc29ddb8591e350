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

/** The page in a shop with these bonuses. */
async function readHtml(bonus: SiteConfig['bonus']): Promise<string> {
  const { store } = createTestApp();
  store.dispatch(siteConfigLoaded({ ...siteConfig, bonus }));
  const { render } = await requestPage(routesOf(feature), '/paperwork', { store });
  return render();
}

/** Its text, with plain spaces and no marks of direction. */
async function readPage(bonus: SiteConfig['bonus']): Promise<string> {
  return (await readHtml(bonus)).replaceAll(/<[^>]*>|[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');
}

it('titles the page', async () => {
  const { store } = createTestApp();
  await store.run(loadPaperwork);
  expect(selectPage(store.getState()).title).toBe('Документы магазина');
});

it('leaves the terms of bonuses to their own page, which it links to', async () => {
  const html = await readHtml(siteConfig.bonus);
  const [, section = ''] = html.split('id="bonuses"');
  expect(section.split('</section>')[0]).toContain('href="/bonus-club"');
});

it('does not mention bonuses where they pay for nothing', async () => {
  expect(await readPage({ welcome: 200, days: 180, orderShare: 0 })).not.toMatch(/бонус/i);
});

it('tells the terms of wholesale', async () => {
  const text = await readPage(siteConfig.bonus);
  expect(text).toContain('Оптовые цены');
  expect(text).toContain('зависит от продавца');
});
