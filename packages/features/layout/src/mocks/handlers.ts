import type { HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { empty, loaded } from '@partshop/features/basket/mocks';
import { ANONYMOUS } from '@partshop/features/core';
import { createListsServer, quiet as noLists } from '@partshop/features/lists/mocks';
import { categories, contacts, workTimes, type CurrentUser } from './fixtures.ts';

export * from './fixtures.ts';

const CATEGORIES = '/services/search/category-car-parts-list';

const shop = [
  mockCall('post', '/services/CompanyContacts/getcompanycontacts', contacts),
  mockCall('get', '/services/storeworktimes', workTimes),
  mockCall('get', CATEGORIES, categories),
  ...noLists(),
];

const currentUser = (client: CurrentUser) => mockCall('get', '/services/clientbaseinfo', client);

/** This client is logged in, and the basket is empty. */
export const seenBy = (client: CurrentUser): HttpHandler[] => [currentUser(client), ...shop, ...empty()];

/** A guest with an empty basket. */
export const anonymous = (): HttpHandler[] => seenBy(ANONYMOUS);

/** A guest with goods in the basket. */
export const withBasket = (): HttpHandler[] => [currentUser(ANONYMOUS), ...shop, ...loaded()];

/** A guest who has put articles into the wish list and into the comparison. */
export const withLists = (): HttpHandler[] => [
  ...createListsServer({ favorites: Array.from({ length: 12 }, (_, index) => index + 1), compare: [1, 2] }).handlers,
  ...anonymous(),
];

/** The categories fail until a retry. */
export const menuFailing = (): HttpHandler[] => {
  let asked = 0;
  const answer = () => ((asked += 1) === 1 ? refuse(500, { code: 'internal' }) : categories);
  return [mockCall('get', CATEGORIES, answer), ...anonymous()];
};

/** The categories never load. */
export const menuSlow = (): HttpHandler[] => [mockEndless('get', CATEGORIES), ...anonymous()];

/** Current user, basket and contacts fail; the chrome still renders. */
export const failing = (): HttpHandler[] => [
  mockCall('get', '/services/clientbaseinfo', refuse(500, { code: 'internal' })),
  mockCall('get', '/services/basket/items_json', refuse(500, { code: 'internal' })),
  mockCall('get', '/services/lists', refuse(500, { code: 'internal' })),
  mockCall('post', '/services/CompanyContacts/getcompanycontacts', refuse(500, { code: 'internal' })),
];
