import { http, HttpResponse, type HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { createBasketServer } from './basket-server.ts';
import {
  basketOf,
  brakePads,
  notEnough,
  oilFilter,
  outOfStock,
  priceChanged,
  sparkPlugs,
  withdrawn,
} from './fixtures.ts';

export { createBasketServer, type BasketServer } from './basket-server.ts';
export * from './fixtures.ts';

const changes = [
  '/services/basket/add_json',
  '/services/basket/change/qty_json',
  '/services/basket/delete_json',
] as const;

/** Three lines without a problem. */
export const loaded = (): HttpHandler[] => createBasketServer([oilFilter, brakePads, sparkPlugs]).handlers;

export const empty = (): HttpHandler[] => createBasketServer([], [oilFilter, brakePads, sparkPlugs]).handlers;

/** A line of every problem. */
export const problems = (): HttpHandler[] =>
  createBasketServer([priceChanged, notEnough, outOfStock, withdrawn]).handlers;

/** The basket never comes. */
export const slow = (): HttpHandler[] => [mockEndless('get', '/services/basket/items_json')];

export const failing = (): HttpHandler[] => [
  mockCall('get', '/services/basket/items_json', refuse(500, { code: 'internal' })),
];

/** The basket is there, and the network is gone when it is changed. */
export const offline = (): HttpHandler[] => [
  ...changes.map((path) => http.post(`*${path}`, () => HttpResponse.error())),
  ...loaded(),
];

/** Changes are under way for good. */
export const saving = (): HttpHandler[] => [...changes.map((path) => mockEndless('post', path)), ...loaded()];

/** What another feature needs where the basket only stands by. */
export const quiet = (): HttpHandler[] => [mockCall('get', '/services/basket/items_json', basketOf([]))];
