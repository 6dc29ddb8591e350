import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LOCALES, localizePath, splitLocale } from '@partshop/features/core';
import { isCallPath } from './server/call-paths.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { pages } from './routes.ts';
import { withExamples } from './testing/page-examples.ts';

/** The paths of §2, line by line, as the specification writes them. */
const SPECIFIED = `
/ /search/{number} /price/Search-Text/{text} /price/{catalogKey}/{number} /catalog/{catalogMode} /catalog/{categoryUrl} /in-stock
/catalogs/{catalog?} /parts/{brand?}/{model?} /parts/{brand}/{model}/{modif}/{query?} /wipers/{brand?}/{model?}
/wipers/{brand}/{model}/{modif} /city/{city?}/{brand?}/{model?} /basket /checkout /is-success/{number}
/zapchasti /zapchasti/{brand}/{seria?}/{model?} /zapchasti/{brand}/{seria}/{model}/{engine} /avtozapchasti /avtozapchasti/{parent}
/avtozapchasti/{parent}/{category}/{brand?}/{seria?}/{model?} /avtozapchasti/{parent}/{category}/{brand}/{seria}/{model}/{engine}
/garage /garage/add-car /garage/add-engines /garage/vin-search /garage/to/{carId} /garage/details-in-stock/{carId} /garage/notes
/oecatalog/vin /oecatalog/original /oecatalog/original/{carId} /oecatalog/original/{carId}/{bitmap}
/profile /client/finance /client/revise-reports /client/orders /client/vue-order/{number} /client/statistic-orders /main
/searchhistory /deliveryinfo /register-simple /registrationsupplier /rememberpassword /user/password/recovery/{token} /login /locale
/seller/upload/{type} /seller/info /seller-settings /seller/recommendation /seller/load-web-photo
/seller/orders/return-request /seller/orders/wait /seller/orders/new
/seller/realization /seller/realization/diagnostics /seller/realization/goods /seller/realization/traffic-goods
/seller/realization/statistics-show /seller/cross-docking /seller/cross-docking/history-price /seller/cross-docking/position-show
/seller/cross-docking/diagnostics /seller/cross-docking/statistics /seller/cross-docking/statistics-orders
/seller/cross-docking/statistics-show
/articles/ /articles/{id} /contacts /about /paperwork /become-supplier /guarantee /retails /a-bonus /bonus-club /bonuses /refund
/offer/{offer} /admin/nodes /error/500
`
  .trim()
  .split(/\s+/);

/** A URL path with a value for each parameter, optional ones too. */
const addressOf = (path: string): string => path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => `some-${name}`);

const routes: RouteObject[] = pages.map(({ path }) => ({ path }));
const matched = (address: string) => matchRoutes(routes, address)?.[0]?.route.path;

it.each(SPECIFIED)('has the address %s of §2', (path) => {
  expect(matched(addressOf(path))).toBeDefined();
});

it('has each path once', () => {
  const paths = pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('lists static paths before patterns that would match them too', () => {
  for (const [index, { path }] of PLACEHOLDERS.entries()) {
    if (path.includes(':')) continue;
    const before = PLACEHOLDERS.slice(0, index).find((other) => matchRoutes([{ path: other.path }], path));
    expect([path, before?.path]).toEqual([path, undefined]);
  }
});

const addresses = withExamples(pages).flatMap(({ page, addresses: list }) =>
  list.map((address) => ({ address, path: page.path })),
);

it.each(addresses)('$address matches $path', ({ address, path }) => {
  expect(matched(address)).toBe(path);
});

it('reads every path alike in all 34 languages', () => {
  expect(LOCALES).toHaveLength(34);
  for (const { address } of addresses) {
    for (const { code } of LOCALES) {
      const { path, locale } = splitLocale(localizePath(address, code));
      expect([path, locale.code]).toEqual([address, code]);
    }
  }
});

it('gives no page the path of a call', () => {
  expect(addresses.filter(({ address }) => isCallPath(address))).toEqual([]);
});

it.each(['/english', '/xx/basket', '/rus', '/en-US/basket'])(
  'treats no other first segment as a language: %s',
  (path) => {
    expect(splitLocale(path)).toMatchObject({ basename: '', path });
  },
);
