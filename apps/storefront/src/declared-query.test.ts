import { describe, expect, it } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createCachedTextSource, queryOfHandle, type PageQuery } from '@partshop/features/core';
import { createSearchingBackend } from '../bench/soak/backend.ts';
import { createDeclaredQuery } from './declared-query.ts';
import { pages, routes } from './routes.ts';
import { createPageRenderer } from './server/render-page.tsx';
import { withExamples } from './testing/page-examples.ts';

const queryOf = createDeclaredQuery(routes);
const ADDRESSES = withExamples(pages)
  .flatMap(({ addresses }) => addresses)
  .filter((address) => address !== '/locale');

const screensOf = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => (route.children ? screensOf(route.children) : [route]));
/** All screens but /locale, which the server handles before the router. */
const SCREENS = screensOf(routes).flatMap((route) =>
  route.path === 'locale' ? [] : [[route.path ?? '', route] as const],
);
const NAMES = [...new Set(SCREENS.flatMap(([, { handle }]) => queryOfHandle(handle)))];

type Handlers = Record<'loader' | 'action', { query?: PageQuery } | undefined>;

describe('the query that a page declares', () => {
  it.each(SCREENS)('matches what its loader and its action read: /%s', async (_path, route) => {
    const lazy = typeof route.lazy === 'function' ? await route.lazy() : {};
    const { loader, action } = { ...route, ...lazy } as unknown as Handlers;
    const read = [loader, action].flatMap((handler) => (handler ? [handler.query] : []));
    expect(read.length).toBeGreaterThan(0);
    for (const query of read)
      expect(queryOfHandle(route.handle)).toEqual(expect.arrayContaining([...(query ?? ['?'])]));
  });

  it('is found by the URL, in each language, as the router finds the page', () => {
    expect(NAMES.length).toBeGreaterThan(5);
    for (const address of ADDRESSES) {
      const handle: unknown = matchRoutes(routes, address)?.at(-1)?.route.handle;
      for (const prefix of ['', '/en', '/ar', '/ru']) expect(queryOf(prefix + address)).toEqual(queryOfHandle(handle));
    }
    expect(queryOf('/nowhere/at/all')).toEqual([]);
    expect(queryOf('/CITY/')).toEqual(queryOf('/city'));
  });
});

describe('query parameters that a page does not declare', () => {
  const assets = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
  const renderPage = createPageRenderer({
    transport: createSearchingBackend(),
    texts: createCachedTextSource(Infinity),
    assets,
    publicOrigin: 'https://shop.test',
  });
  const open = async (address: string) => {
    const answer = await renderPage(
      new Request(`https://shop.test${address}`, { headers: { 'accept-encoding': 'identity' } }),
    );
    const { status, headers } = answer;
    // Removes what differs between renders: ids and times, and React's comments between fragments.
    const html = (await answer.text()).replaceAll(/"loadedAt":\d+|<!-- -->|[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    return { status, location: headers.get('location'), html };
  };
  const VALUES: Record<string, string> = { near: '55.75,37.62', page: '1', view: 'table', target: '/basket' };

  it.each(ADDRESSES)('do not change the page: %s', async (address) => {
    const others = [...NAMES, 'utm_source', 'lang', 'from', 'redirect'].filter(
      (name) => !queryOf(address).includes(name),
    );
    const query = others.map((name) => `${name}=${VALUES[name] ?? 'other'}`).join('&');
    // The first render of a page fills the cache of texts.
    await open(address);
    expect(await open(`${address}?${query}`)).toEqual(await open(address));
  });
});
