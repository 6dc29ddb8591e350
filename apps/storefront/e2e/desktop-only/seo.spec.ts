import type { Page } from '@playwright/test';
import { LOCALES, TRANSLATED_LANGUAGES } from '@partshop/features/core';
import { expect, test } from '../shop-test.ts';

const PRICE = '/price/mann-filter/W71275';

type Thing = { '@type': string } & Record<string, unknown>;

/** The graph in the page's JSON-LD. */
async function graphOf(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Thing[] })['@graph']);
}

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"]`);
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

test.describe('for search engines', () => {
  test('a price page has one canonical URL for all its spellings, views and campaigns', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const [address, status] of [
      [`${PRICE}?view=table&utm_source=mail`, 200],
      ['/price/MANN-FILTER/w-712-75', 301],
      [`/ru${PRICE}`, 200],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(status);
      if (status === 301) expect(answer.headers()['location']).toBe(PRICE);
    }
    await page.goto(`/ru${PRICE}?view=table`);
    await expect(canonical(page)).toHaveAttribute('href', `${baseURL}${PRICE}`);
    await expect(page).toHaveTitle(/W 712\/75/);
    await expect(meta(page, 'description')).toHaveAttribute('content', /.{50,}/);
    await expect(meta(page, 'robots')).toHaveCount(0);
  });

  test('each translated language lists all others, and no language without texts', async ({ page, baseURL }) => {
    await page.goto(`/en${PRICE}`);
    const tags = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(tags).toEqual([
      ['ru', `${baseURL}${PRICE}`],
      ['en', `${baseURL}/en${PRICE}`],
      ['ar', `${baseURL}/ar${PRICE}`],
      ['x-default', `${baseURL}${PRICE}`],
    ]);
    for (const { code } of LOCALES.filter((locale) => !TRANSLATED_LANGUAGES.includes(locale.code)).slice(0, 3)) {
      await page.goto(`/${code}${PRICE}`);
      await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
    }
  });

  test('a page of a language without texts says that it is English, and its links keep the language', async ({
    page,
  }) => {
    const answer = await page.goto(`/he${PRICE}`);
    expect(answer?.headers()['content-language']).toBe('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('a.header-basket')).toHaveAttribute('href', '/he/basket');
    await expect(page.locator('.languages a[hreflang="he"]')).toHaveCount(0);
  });

  test('private pages are not indexed', async ({ page }) => {
    for (const path of ['/basket', '/checkout', '/login', '/rememberpassword']) {
      await page.goto(path);
      await expect(meta(page, 'robots'), path).toHaveAttribute('content', 'noindex');
      await expect(canonical(page), path).toHaveCount(0);
    }
  });

  test('a price page has a product with its offers, cars, return policy and breadcrumbs', async ({ page, baseURL }) => {
    await page.goto(`/en${PRICE}`);
    const graph = await graphOf(page);
    const product = graph.find((thing) => thing['@type'] === 'Product');
    expect(product).toMatchObject({
      name: expect.stringContaining('W 712/75'),
      mpn: 'W 712/75',
      brand: { '@type': 'Brand', name: 'MANN-FILTER' },
      url: `${baseURL}/en${PRICE}`,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
        offerCount: expect.any(Number),
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'RU' },
      },
      isAccessoryOrSparePartFor: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Car', name: expect.any(String) }),
      ]),
    });
    const way = graph.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(way?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${baseURL}/en` },
      expect.objectContaining({ position: 2, name: 'MANN-FILTER' }),
      expect.objectContaining({ position: 3, name: 'W 712/75', item: `${baseURL}/en${PRICE}` }),
    ]);
  });

  test('the home page has an organisation and a site with a search', async ({ page, baseURL, request }) => {
    await page.goto('/');
    const graph = await graphOf(page);
    expect(graph.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    const action = graph.at(-1)?.['potentialAction'] as { target: { urlTemplate: string } } | undefined;
    const template = action?.target.urlTemplate ?? '';
    expect(template).toBe(`${baseURL}/search?q={query}`);
    const answer = await request.get(template.replace('{query}', 'W71275'));
    expect(answer.ok()).toBe(true);
  });
});
