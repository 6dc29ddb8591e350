import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ARTICLE_WITHOUT_OFFERS, RICH_ARTICLE } from '../landmarks.ts';
import { expect, test } from '../shop-test.ts';
import { LANGUAGES, sayIn } from '../texts.ts';

const PRICE = '/price/mann-filter/W71275';
const ADD = '/services/basket/add_json';
const TEN_MEGABYTES = 10 * 1024 * 1024;

const once = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });

/** The fields of the first offer's form on the price page. */
async function firstOffer(request: APIRequestContext): Promise<{ articleId: number; priceListId: number }> {
  const html = await (await once(request, PRICE)).text();
  const idOf = (field: string) => Number(new RegExp(`name="${field}" value="(\\d+)"`).exec(html)?.[1]);
  return { articleId: idOf('articleId'), priceListId: idOf('priceListId') };
}

test.describe('a price page without scripts', () => {
  for (const lang of LANGUAGES) {
    test(`has its offers, language and links in ${lang}`, async ({ request, baseURL }) => {
      const prefix = lang === 'ru' ? '' : `/${lang}`;
      const answer = await once(request, prefix + PRICE);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(html.match(/name="articleId"/g)?.length).toBeGreaterThan(10);
      const all = await once(request, `${prefix}${PRICE}?open=all`);
      expect((await all.text()).match(/name="articleId"/g)?.length).toBeGreaterThan(50);
      expect(html).toContain(RICH_ARTICLE.number);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${prefix}${PRICE}">`);
      for (const [tag, path] of [
        ['ru', PRICE],
        ['en', `/en${PRICE}`],
        ['ar', `/ar${PRICE}`],
        ['x-default', PRICE],
      ])
        expect(html).toContain(`<link rel="alternate" hreflang="${tag}" href="${baseURL}${path}">`);
    });
  }

  test('responds to HEAD without a body', async ({ request }) => {
    const answer = await request.head(PRICE);
    expect(answer.status()).toBe(200);
    expect(await answer.body()).toHaveLength(0);
    expect(answer.headers()['content-security-policy']).toBeTruthy();
  });

  test('embeds its state as data; the policy allows its two inline scripts and no other', async ({ request }) => {
    const answer = await once(request, PRICE);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script((?![^>]* src=)[^>]*)>([^]*?)<\/script>/g)];
    const data = inline.filter(([, attributes]) => /type="application\/(?:ld\+)?json"/.test(attributes ?? ''));
    expect([inline.length, data.length]).toEqual([4, 2]);
    const hashes = inline
      .filter((script) => !data.includes(script))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`; script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  });

  test('redirects permanently from another spelling to the canonical URL', async ({ request }) => {
    for (const prefix of ['', '/en']) {
      const answer = await once(request, `${prefix}/price/MANN-FILTER/w-712.75`);
      expect(answer.status()).toBe(301);
      expect(answer.headers()['location']).toBe(prefix + PRICE);
    }
  });

  test('exists for an article without offers', async ({ request }) => {
    const { makerKey, numberKey } = ARTICLE_WITHOUT_OFFERS;
    const answer = await once(request, `/en/price/${makerKey}/${numberKey}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(sayIn('en')('price-table', 'Этот номер сейчас никто не предлагает'));
  });
});

for (const path of ['/no-such-page', '/price/mann-filter/ZZZ999', '/ar/no-such-page', '/ar/price/mann-filter/ZZZ999']) {
  test(`${path} responds 404 with a search form`, async ({ request }) => {
    const answer = await once(request, path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    const lang = path.startsWith('/ar/') ? 'ar' : 'ru';
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(sayIn(lang)('core', 'Такой страницы нет'));
    expect(html).toMatch(/<main.*<form[^>]*role="search"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
}

test('built files are immutable and compressed', async ({ request }) => {
  const html = await (await once(request, '/')).text();
  const [script = ''] = html.match(/\/dist\/assets\/[^"\s]+\.js/) ?? [];
  const answer = await request.get(script, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect((await request.get('/dist/assets/no-such-file.js')).status()).toBe(404);
});

test.describe('bad input gets a clear answer', () => {
  test('a form from another site is rejected', async ({ request }) => {
    const form = { intent: 'add', articleId: '1', priceListId: '1', qty: '1' };
    const answer = await request.post('/basket', { form, headers: { origin: 'https://elsewhere.example' } });
    expect(answer.status()).toBe(403);
    const call = await request.post(ADD, {
      data: { articleId: 1, priceListId: 1, qty: 1 },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(call.status()).toBe(403);
  });

  test('a body of 10 MB is rejected, as a form and as JSON', async ({ request }) => {
    const form = await request.post('/basket', { form: { intent: 'add', qty: '1'.repeat(TEN_MEGABYTES) } });
    expect(form.status()).toBe(413);
    const call = await request.post(ADD, {
      headers: { 'content-type': 'application/json' },
      data: JSON.stringify({ comment: 'x'.repeat(TEN_MEGABYTES) }),
    });
    expect(call.status()).toBe(413);
    expect(await call.json()).toMatchObject({ code: 'too-large' });
  });

  test('broken JSON is a bad request', async ({ request }) => {
    const answer = await request.post(ADD, {
      headers: { 'content-type': 'application/json' },
      data: Buffer.from('{"articleId": 1,'),
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'bad-request' });
  });

  test('an unknown call gets JSON, not a page', async ({ request }) => {
    const answer = await request.get('/services/no-such-call');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });

  for (const qty of ['0', '-1', '1e9', 'two', '', '2.5']) {
    test(`a form that adds “${qty}” pieces is shown again with the reason`, async ({ request }) => {
      const offer = await firstOffer(request);
      const answer = await request.post('/en/basket', { form: { intent: 'add', ...offer, qty } });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('Enter a whole number from 1 to');
      const call = await request.post(ADD, {
        data: { ...offer, qty: qty === 'two' ? qty : Number(qty) },
      });
      expect(call.status()).toBe(400);
    });
  }

  test('a forged session cookie opens an empty basket, not the one it imitates', async ({
    request,
    playwright,
    baseURL,
  }) => {
    const added = await request.post(ADD, { data: { ...(await firstOffer(request)), qty: 1 } });
    expect(added.status()).toBe(200);
    const { cookies } = await request.storageState();
    const [session] = cookies;
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const value = session?.value ?? '';
    const forged = value.startsWith('A') ? `B${value.slice(1)}` : `A${value.slice(1)}`;

    const thief = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { cookie: `${session?.name}=${forged}` },
    });
    const basket = await thief.get('/en/basket');
    expect(basket.status()).toBe(200);
    expect(await basket.text()).toContain(sayIn('en')('basket', 'Корзина пуста'));
    expect(await (await thief.get('/services/basket/items_json')).json()).toMatchObject({ items: [], count: 0 });
    await thief.dispose();
    expect(await (await request.get('/services/basket/items_json')).json()).toMatchObject({ count: 1 });
  });
});
