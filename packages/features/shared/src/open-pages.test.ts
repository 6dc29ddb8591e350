import { afterEach, expect, it } from 'vitest';
import { declareOpenPages, isOpenPage, openLinks, openPath } from './open-pages.ts';
import { paths } from './paths.ts';

afterEach(() => declareOpenPages(null));

it('knows every page until the shop declares its own', () => {
  expect(isOpenPage(paths.garage.to())).toBe(true);
});

it('knows the declared pages, with their parameters', () => {
  declareOpenPages([paths.home.pattern, paths.search.pattern, paths.articles.pattern]);
  expect([paths.home.to(), paths.search.to('W 712/75'), '/articles'].map(isOpenPage)).toEqual([true, true, true]);
  expect([paths.searchForm.to(), paths.garage.to(), '/articles/7'].map(isOpenPage)).toEqual([false, false, false]);
});

it('gives what stands in for a page that is not built', () => {
  declareOpenPages([paths.findOrder.pattern]);
  expect(openPath(paths.orders.to(), paths.findOrder.to())).toBe('/find-order');
  declareOpenPages([paths.findOrder.pattern, paths.orders.pattern]);
  expect(openPath(paths.orders.to(), paths.findOrder.to())).toBe('/client/orders');
});

it('leaves out the links to other pages', () => {
  declareOpenPages([paths.contacts.pattern]);
  const links = [
    { name: 'contacts', path: paths.contacts.to() },
    { name: 'garage', path: paths.garage.to() },
  ];
  expect(openLinks(links).map(({ name }) => name)).toEqual(['contacts']);
});
