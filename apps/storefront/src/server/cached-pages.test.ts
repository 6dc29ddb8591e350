import { beforeEach, describe, expect, it } from 'vitest';
import type { PriceItem, PricePage } from '@partshop/api-client';
import { createCachedTextSource } from '@partshop/features/core';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createShop } from './create-shop.ts';
import { queryOf } from './query-of.ts';
import { createPageRenderer } from './render-page.tsx';

/** Calls whose path begins with this fail; none where it is empty. */
let failing = '';
let calls: string[] = [];
/** The offers of the last price page. */
let priceItems: PriceItem[] = [];
let shop: (request: Request) => Promise<Response>;
let pageCache: PageCache;

beforeEach(() => {
  const backend = createSearchingBackend();
  failing = '';
  calls = [];
  const transport = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    if (failing !== '' && pathname.startsWith(failing)) return new Response('{}', { status: 500 });
    const response = await backend(request);
    if (pathname === '/services/search/searchgood_json')
      priceItems = ((await response.clone().json()) as PricePage).items;
    return response;
  };
  const assets = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
  const texts = createCachedTextSource(60_000);
  const renderPage = createPageRenderer({ transport, texts, assets, publicOrigin: 'https://shop.test' });
  pageCache = createPageCache({ render: renderPage, queryOf });
  shop = createShop({
    transport,
    renderPage,
    pageCache,
    staticFile: () => null,
    onError: () => undefined,
  });
});

const open = async (path: string, cookie?: string) =>
  shop(new Request(`https://shop.test${path}`, { headers: cookie === undefined ? {} : { cookie } }));

const keepingOf = ({ status, headers }: Response) => [status, headers.get('cache-control')];

const SHARED = [200, 'public, max-age=0, s-maxage=30, must-revalidate'];
const OWN = [200, 'private, no-cache'];
const LACKING = [200, 'no-store'];

/** Each page with an optional call. */
const PARTS = [
  ['/', '/services/catalogs/topsale_json'],
  ['/', '/services/shopfacts'],
  ['/', '/services/search/category-car-parts-list'],
  ['/', '/services/CompanyContacts/getcompanycontacts'],
  ['/price/mann-filter/W7123', '/services/storeworktimes'],
  ['/price/Search-Text/фильтр', '/api/search/'],
  ['/search/фильтр', '/api/search/'],
  ['/city?city=524901', '/registration/getallpvz'],
  ['/city?q=Мос', '/services/delivery/getregiondelivery'],
  ['/register-simple', '/registration/GetCities'],
  ['/en/price/mann-filter/W7123', '/Localization/GetValues'],
] as const;

describe('a page without its optional data', () => {
  it.each(PARTS)('is not cached: %s without %s', async (page, call) => {
    failing = call;
    const lacking = await open(page);
    expect(keepingOf(lacking)).toEqual(LACKING);
    expect(calls.some((path) => path.startsWith(call))).toBe(true);

    failing = '';
    calls = [];
    const whole = await open(page);
    expect(keepingOf(whole)).toEqual(SHARED);
    expect(calls.some((path) => path.startsWith(call))).toBe(true);
    expect(await whole.text()).not.toBe(await lacking.text());
  });

  it.each(['/services/clientbaseinfo', '/services/basket/items_json'])(
    'is not cached by a proxy either, if it is personal and lacks %s',
    async (call) => {
      failing = call;
      expect(keepingOf(await open('/price/mann-filter/W7123', 'session=x'))).toEqual(LACKING);
      failing = '';
      expect(keepingOf(await open('/price/mann-filter/W7123', 'session=x'))).toEqual(OWN);
    },
  );

  it('leaves nothing in the shared state for the next visitor', async () => {
    failing = '/services/storeworktimes';
    await open('/price/mann-filter/W7123', 'session=x');
    failing = '';
    calls = [];
    const next = await open('/price/mann-filter/W7123', 'session=x');
    expect(calls).toContain('/services/storeworktimes');
    expect(await next.text()).toContain('09:00');
    calls = [];
    await open('/price/mann-filter/W7123', 'session=x');
    expect(calls).not.toContain('/services/storeworktimes');
  });
});

it.each([
  ['/city?near=55.75,37.62', 'Ближайшие города'],
  ['/city?q=Мос', 'value="Мос"'],
  ['/price/mann-filter/W7123?view=table&order=2', 'value="2" selected'],
])('caches %s with its query: a visitor without a cookie sees what others see', async (page, part) => {
  const kept = await open(page);
  expect(keepingOf(kept)).toEqual(SHARED);
  for (const answer of [kept, await open(`${page}&utm_source=mail`), await open(page, 'session=x')])
    expect(await answer.text()).toContain(part);
});

it('caches every page that lacks nothing', async () => {
  for (const [page] of PARTS) expect(keepingOf(await open(page))).toEqual(SHARED);
});

describe('when the offers of an article change', () => {
  const LIST = '/search/фильтр';
  const PRICE = '/price/mann-filter/W7123';
  /** The list shows the articles 1 to 12; the price page shows its own and the substitutes around it. */
  const IN_LIST = 12;

  const isRenderedAnew = async (page: string) => {
    calls = [];
    await open(page);
    return calls.length > 0;
  };

  it('the lists that show it are rendered anew, and other pages stay', async () => {
    for (const page of [LIST, PRICE, '/city']) await open(page);
    pageCache.purge([IN_LIST]);
    expect(await isRenderedAnew(PRICE)).toBe(false);
    expect(await isRenderedAnew('/city')).toBe(false);
    expect(await isRenderedAnew(LIST)).toBe(true);
  });

  it('so is the price page that shows it as a substitute', async () => {
    for (const page of [LIST, PRICE]) await open(page);
    const substitutes = priceItems.filter(({ group }) => group === 4);
    pageCache.purge([substitutes[0]?.articleId ?? 0]);
    expect(await isRenderedAnew(LIST)).toBe(false);
    expect(await isRenderedAnew(PRICE)).toBe(true);
  });
});
